/** A test that asserts nothing is no test: it fails. */
beforeEach(() => expect.hasAssertions());

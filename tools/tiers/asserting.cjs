/** Fails every test without an assertion. */
beforeEach(() => expect.hasAssertions());

/** Fails every test without an assertion. */
beforeEach(() => expect.hasAssertions());

/** Ends a test that hangs. Much longer than any test takes, because the machine may have other work. */
jest.setTimeout(120_000);

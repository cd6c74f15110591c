import { getCitations } from './fetcher';

const answered = (status: number, body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(
    Object.assign(Object.create(null) as Response, {
      ok: status < 400,
      status,
      statusText: '',
      text: () => Promise.resolve(JSON.stringify(body)),
    }),
  );
afterEach(() => jest.restoreAllMocks());

test.each([500, 503, 400])('a history that is answered with %i is a failure to fetch citations', async (status) => {
  answered(status, { message: 'Please try again.' });
  await expect(getCitations('/api/citations?page=1')).rejects.toThrow(/^Failed to fetch citations$/);
});

test.each<[string, number, unknown, unknown]>([
  ['a page', 200, { citations: [] }, { citations: [] }],
  ['no user is signed in', 401, {}, null],
])('%s is answered', async (_name, status, body, expected) => {
  answered(status, body);
  await expect(getCitations('/api/citations?page=1')).resolves.toEqual(expected);
});

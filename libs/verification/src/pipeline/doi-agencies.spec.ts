import { verifyOne } from '@veracite/testing/verified';
import { createSources } from '@veracite/connectors/runtime/source';
import { parseOne } from '@veracite/parsing/parse';
import { WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { createVerifier } from './verifier';

let standIn: FakeDatabases;
beforeAll(async () => {
  standIn = await startFakeDatabases({ works: [] });
});
afterAll(() => standIn.close());

/** Verifies a reference to a work that no database has. */
async function verdictOn(doi: string) {
  const sources = createSources({
    env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' },
  });
  const raw = WATSON_CRICK_APA.replace(/https:\S+$/, `https://doi.org/${doi}`);
  const { verdict } = await verifyOne(createVerifier({ library: fakeLibrary(), sources }), parseOne(raw));
  await sources.close();
  return { status: verdict.status, codes: verdict.reasons.map(({ code }) => code) };
}

test.each([
  ['ISTIC', '10.3969/j.issn.1000-8519.2018.44'],
  ['CNKI', '10.13336/j.1003-6520.hve.20180409001'],
  ['mEDRA', '10.1400/12345'],
  ['JaLC', '10.11501/1234567'],
  ['KISTI', '10.5392/jkca.2018.18.01.001'],
  ['Airiti', '10.6123/jas.2018.12'],
  ['OP', '10.2760/12345'],
  ['EIDR', '10.5240/7791-8534-2c23-9030-8610-5'],
])('a DOI of %s that no database has refutes nothing', async (_agency, doi) => {
  const { status, codes } = await verdictOn(doi);
  expect(status).toBe('unknown');
  expect(codes).toContain('not-covered');
  expect(codes).not.toContain('doi-unregistered');
});

test.each([
  ['Crossref', '10.1038/none'],
  ['DataCite', '10.6084/m9.figshare.99999'],
  ['no agency', '10.99999/none'],
])('a DOI of %s that no database has is not registered', async (_agency, doi) => {
  const { status, codes } = await verdictOn(doi);
  expect(status).toBe('fake');
  expect(codes).toContain('doi-unregistered');
});

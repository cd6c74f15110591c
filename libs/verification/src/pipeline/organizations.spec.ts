import { verifyOne } from '@veracite/testing/verified';
import type { CslItem } from '@veracite/model/csl';
import { dateOf } from '@veracite/model/csl';
import type { Organization } from '@veracite/model/organization';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { ORGANISATIONS } from '@veracite/testing/organizations';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { createVerifier } from './verifier';

useVirtualTime();

const RECORD: CslItem = {
  type: 'report',
  title: 'Guidelines on the folding of kettles in coastal provinces',
  author: [{ literal: 'World Health Organization' }],
  issued: dateOf(2011),
  publisher: 'World Health Organization',
  DOI: '10.5555/kettles.2011',
};
const cited = (author: string, publisher = 'World Health Organization') =>
  `${author}. (2011). Guidelines on the folding of kettles in coastal provinces. ${publisher}. https://doi.org/10.5555/kettles.2011`;

async function verified(raw: string, organizations: Organization[], record = RECORD) {
  const found = { works: [aWork(record)] };
  const sources = fakeSources({ crossref: found, openalex: found });
  const library = fakeLibrary([], [], false, organizations);
  return verifyOne(createVerifier({ library, sources, timeouts: SHORT_TIMEOUTS }), parseOne(raw));
}
const codes = ({ verdict }: Awaited<ReturnType<typeof verified>>) => verdict.reasons.map(({ code }) => code);

test.each([
  ['in another language', 'Organisation mondiale de la Santé'],
  ['by the acronym of another language', 'OMS'],
  ['by an acronym that strangers bear too', 'WHO'],
])('an organisation that signs %s is no other author', async (_how, author) => {
  const result = await verified(cited(author, author), ORGANISATIONS);
  expect([result.verdict.status, codes(result)]).toEqual(['valid', expect.not.arrayContaining(['authors-replaced'])]);
});

test.each([
  ['a branch of it', 'WHO Regional Office for Europe'],
  ['another body', 'Deutsches Krebsforschungszentrum'],
  ['a person', 'Quillfeather, B.'],
])('%s is another author, whatever is known of organizations', async (_who, author) => {
  const [known, unknown] = [await verified(cited(author), ORGANISATIONS), await verified(cited(author), [])];
  expect(known.verdict.status).not.toBe('valid');
  expect([known.verdict.status, codes(known)]).toEqual([unknown.verdict.status, codes(unknown)]);
});

test('the evidence says why, and without the registry it is a difference', async () => {
  const raw = cited('Organisation mondiale de la Santé', 'Genève: OMS');
  const [known, unknown] = [await verified(raw, ORGANISATIONS), await verified(raw, [])];
  const notes = known.verdict.match?.evidence.flatMap(({ note }) => note ?? []);
  expect(notes).toEqual([
    'Organisation mondiale de la Santé: known under both names, ROR https://ror.org/01f80g185',
    'OMS: known under both names, ROR https://ror.org/01f80g185',
  ]);
  expect(codes(unknown)).toContain('authors-replaced');
});

test('its correction, checked again, is valid', async () => {
  const { corrected } = await verified(cited('Organisation mondiale de la Santé', 'OMS'), ORGANISATIONS);
  const again = await verified((corrected?.apa ?? '').replaceAll('*', ''), ORGANISATIONS);
  expect([again.verdict.status, again.corrected?.apa]).toEqual(['valid', corrected?.apa]);
});

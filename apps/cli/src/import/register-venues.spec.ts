import { verifyOne } from '@veracite/testing/verified';
import { parseOne } from '@veracite/parsing/parse';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources, type FakeSource } from '@veracite/testing/fake-sources';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import type { Format } from './format-names';
import { venuesOfCopy } from './import-file';
import { writeReasons } from '@veracite/verification/to-result';

test.each<[Format, object | undefined]>([
  ['neurips', { neurips: '1987-2025' }],
  ['jmlr', { jmlr: '2000-2025' }],
  ['acl-anthology', expect.objectContaining({ acl: '1979-2025', tacl: '1979-2025' }) as object],
  ['repec', {}],
  ['crossref', undefined],
  ['dblp', undefined],
])('the venues of a complete copy of %s', (format, venues) => {
  expect(venuesOfCopy(format, '2025-11-24')).toEqual(venues);
});

useVirtualTime();

const UNTIL = '2025-11-24';
const ANSWER: Record<string, FakeSource> = { crossref: {}, openalex: {}, 'semantic-scholar': {} };
const INVENTED = 'Harwell, Q. T., & Zimbrano, L. (2019). Recursive gastronomy of imaginary neural networks.';
const AAAI = `${INVENTED} In Proceedings of the AAAI Conference on Artificial Intelligence (pp. 112–119). AAAI Press.`;
const INTERSPEECH = `${INVENTED} In Proceedings of Interspeech 2019 (pp. 112–119). ISCA.`;
const JMLR = `${INVENTED} Journal of Machine Learning Research, 20(34), 112–119.`;
const TMLR = `${INVENTED.replace('2019', '2023')} Transactions on Machine Learning Research.`;
const SSRN = `${INVENTED} SSRN Electronic Journal. https://ssrn.com/abstract=3401234`;
const JSTOR = `${INVENTED} Journal of Political Economy, 127(3), 112–119. https://www.jstor.org/stable/26754321`;
const NBER = `${INVENTED} NBER Working Paper No. 26123.`;
const PHILARCHIVE = `${INVENTED} PhilArchive. https://philarchive.org/rec/HARRGO`;

const verify = (raw: string, sources: Record<string, FakeSource>, copy?: Format) => {
  const corpora = copy ? [{ of: copy, until: UNTIL, venues: venuesOfCopy(copy, UNTIL) }] : [];
  const library = fakeLibrary([], corpora);
  return verifyOne(createVerifier({ library, sources: fakeSources(sources), timeouts: SHORT_TIMEOUTS }), parseOne(raw));
};

test.each<[register: string, raw: string, sources: Record<string, FakeSource>, copy: Format | undefined]>([
  ['a copy of the proceedings of AAAI', AAAI, ANSWER, 'aaai'],
  ['Crossref, which has the papers of AAAI', AAAI, ANSWER, undefined],
  ['a copy of the ISCA Archive', INTERSPEECH, ANSWER, 'isca'],
  ['DBLP, which has the papers of Interspeech', INTERSPEECH, { ...ANSWER, dblp: {} }, undefined],
  ['a copy of JMLR', JMLR, ANSWER, 'jmlr'],
  ['DBLP, which has the papers of JMLR', JMLR, { ...ANSWER, dblp: {} }, undefined],
  ['a copy of OpenReview', TMLR, ANSWER, 'openreview'],
  ['Crossref, which has the articles of JSTOR', JSTOR, ANSWER, undefined],
])('a work that the register of its venue lacks is fake: %s', async (_register, raw, sources, copy) => {
  expect((await verify(raw, sources, copy)).verdict.status).toBe('fake');
});

test('the verdict names the register', async () => {
  const { verdict } = await verify(INTERSPEECH, ANSWER, 'isca');
  expect(writeReasons(verdict.reasons)[0]).toMatch(/^No such work in .*Crossref.*ISCA Archive/);
});

const FAILS: FakeSource = { problem: 'rate-limited' };

test.each<[register: string, raw: string, sources: Record<string, FakeSource>]>([
  ['Crossref (AAAI)', AAAI, { ...ANSWER, crossref: FAILS }],
  ['AAAI proceedings', AAAI, { ...ANSWER, crossref: FAILS }],
  ['ISCA Archive and DBLP', INTERSPEECH, ANSWER],
  ['ISCA Archive and DBLP', INTERSPEECH, { ...ANSWER, dblp: FAILS }],
  ['JMLR and DBLP', JMLR, { ...ANSWER, crossref: FAILS }],
  ['OpenReview and DBLP', TMLR, { ...ANSWER, openalex: FAILS }],
  ['Crossref (SSRN)', SSRN, { ...ANSWER, arxiv: {}, crossref: FAILS }],
  ['Crossref (JSTOR)', JSTOR, { ...ANSWER, crossref: FAILS }],
  ['RePEc', NBER, ANSWER],
  ['PhilPapers', PHILARCHIVE, ANSWER],
])('a register that could not be asked is named: %s', async (register, raw, sources) => {
  const { verdict } = await verify(raw, sources);
  expect(verdict.status).toBe('unknown');
  const sentences = writeReasons(verdict.reasons).join(' ');
  expect(sentences).toMatch(/register that covers /);
  expect(sentences).toContain(register);
});

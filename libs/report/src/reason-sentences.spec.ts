import type { Reason } from '@veracite/model/verdict';
import { dateOf } from '@veracite/model/csl';
import texts from '../data/reasons.json';
import { reasonSentence, reasonSentences } from './reason-sentences';

const NAMES: Record<string, string> = { crossref: 'Crossref', openalex: 'OpenAlex' };
const nameOf = (id: string) => NAMES[id] ?? id;
const BELLS = {
  type: 'book' as const,
  title: 'Bells',
  author: [{ family: 'Berg' }],
  issued: dateOf(1999),
  publisher: 'Elm',
};
const both = { sources: ['crossref', 'openalex'] };
const values = { cited: 'A', found: 'B' };

// prettier-ignore
test.each<[string, Reason, string]>([
  ['a venue', { code: 'venue-other', field: 'container-title', values, ...both }, 'You wrote “A”; Crossref and OpenAlex say “B”.'],
  ['a year', { code: 'year-other', field: 'issued', values: { cited: '2019', found: '2018' }, sources: ['arXiv'] }, 'You wrote 2019; arXiv says 2018.'],
  ['a page of the library', { code: 'page-differs', field: 'page', values, sources: ['library'] }, 'You wrote pages A; the local library says B.'],
  ['nothing, and no source', { code: 'volume-differs', field: 'volume', values: { found: '7' } }, 'You wrote volume nothing; the record says 7.'],
  ['a list with a note', { code: 'authors-added', field: 'author', values: { note: 'Roe not in the record' }, ...both }, 'You list authors that Crossref and OpenAlex do not list (Roe not in the record).'],
  ['a preprint of the library', { code: 'preprint-as-published', field: 'container-title', values, sources: ['library'] }, 'The local library has this work as a preprint; no record shows it in “A”.'],
  ['a notice', { code: 'retracted', text: 'notice-published', values: { standing: 'retracted', date: '2020-03-01' }, ...both }, 'This work was retracted on 2020-03-01 (Crossref and OpenAlex).'],
  ['what no record has', { code: 'unconfirmed', fields: [{ field: 'publisher', cited: 'Oak', found: 'Elm' }, { field: 'issue', cited: '9' }, { cited: 'Band' }] }, 'No record confirms publisher “Oak” (recorded: “Elm”), issue 9 and “Band”.'],
  ['an identifier', { code: 'identifier-of-another', field: 'DOI', values: { cited: '10.1/a', mistyped: '10.1/b' }, works: [BELLS] }, 'DOI 10.1/a belongs to “Bells” by Berg (1999); the work you describe has DOI 10.1/b, one typing error away.'],
  ['a title of four works', { code: 'title-alone', field: 'title', works: [BELLS, BELLS, { ...BELLS, author: [] }, BELLS] }, 'Only a title is given. It fits 4 works, such as “Bells” (Berg, 1999), “Bells” (Berg, 1999) and “Bells” (1999); author and year would show which work is meant.'],
  ['citing works', { code: 'cited', values: { count: 3 }, works: [BELLS] }, 'No database that was asked holds it, but 3 works by different people cite it so, the earliest of them “Bells” (1999): it is likely to exist.'],
  ['another place', { code: 'look-alike', works: [BELLS] }, 'A work with this title was found elsewhere: 1999, Elm. It may be another work with the same title.'],
  ['databases that were not chosen', { code: 'core-not-asked', ...both }, 'Crossref and OpenAlex were not asked, so absence proves nothing.'],
  ['an unreached register', { code: 'core-unreachable', sources: ['library'], further: [{ code: 'register-unreached', registers: ['JMLR'] }] }, 'The local library gave no reliable answer, so absence proves nothing. We could not check a register that covers this work (JMLR).'],
  ['places of a venue that no register knows', { code: 'not-covered', text: 'where-to-look', values: { kind: 'article', venue: 'unknown' } }, 'It can be looked up here: Google Scholar (https://scholar.google.com), ISSN Portal (https://portal.issn.org).'],
  ['places of any other venue', { code: 'not-covered', text: 'where-to-look', values: { kind: 'talk' } }, 'It can be looked up here: the program of the event.'],
])('%s', (_name, reason, sentence) => {
  expect(reasonSentence(reason, nameOf)).toBe(sentence);
});

test('all missing fields are in one sentence', () => {
  const missing = (field: 'issued' | 'volume', found: string): Reason => ({
    code: `missing-${field}`,
    text: 'missing',
    field,
    fields: [{ field, found }],
  });
  expect(reasonSentences([missing('issued', '2016'), { code: 'damaged' }, missing('volume', '7')], nameOf)).toEqual([
    'Missing: year (2016), volume (7).',
    texts.sentences.damaged,
  ]);
});

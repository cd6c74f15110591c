import { comparing } from '@veracite/matching/compare';
import { dateOf, type CslItem } from '@veracite/model/csl';
import type { ReasonStatement } from '@veracite/model/verdict';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { assess } from './assess';
import { unconfirmed } from './unconfirmed';

const RECORD: CslItem = {
  type: 'book',
  title: 'Visual pattern analyzers of goats',
  author: [{ family: 'Graham', given: 'Nora' }],
  issued: dateOf(1989),
  publisher: 'Elm Press',
};
const ARTICLE: CslItem = {
  type: 'article-journal',
  title: 'Lullabies for distributed goats',
  author: [{ family: 'Quill', given: 'Sam' }],
  issued: dateOf(2012),
  'container-title': 'Artificial Intelligence',
  volume: '15:2',
  page: '170–189',
};

test.each<[string, string, CslItem, ReasonStatement['fields']]>([
  ['everything is recorded', 'Graham, N. (1989). Visual pattern analyzers of goats. Elm Press.', RECORD, undefined],
  [
    'a series read as the end of the title',
    'Graham, Nora. Visual Pattern Analyzers of Goats. Arbeiten des Kölner Projekts. Elm Press, 1989.',
    RECORD,
    [{ cited: 'Arbeiten des Kölner Projekts' }],
  ],
  [
    'an edition that was not read',
    'Graham, N. Visual pattern analyzers of goats, 8th ed. Elm Press, 1989.',
    RECORD,
    [{ field: 'edition', cited: '8th ed' }],
  ],
  [
    'an issue after a volume with an issue',
    'Quill, Sam. 2012. “Lullabies for Distributed Goats.” Artificial Intelligence 15:2 (3): 170–89.',
    ARTICLE,
    [{ cited: '3' }],
  ],
  [
    'an abbreviated venue and an address',
    'Quill S. Lullabies for distributed goats. Artif. Intell. 15:2, 170–189 (2012). Available from: https://elm.test/a7',
    ARTICLE,
    undefined,
  ],
  [
    'an ISBN',
    'Graham, N. (1989). Visual pattern analyzers of goats. Elm Press. ISBN 9780465097197.',
    RECORD,
    undefined,
  ],
  [
    'an ISBN of ten digits',
    'Graham, N. (1989). Visual pattern analyzers of goats. Elm Press. ISBN-10: 0-465-09719-7.',
    RECORD,
    undefined,
  ],
  [
    'identifiers with labels',
    'Quill S. Lullabies for distributed goats. Artificial Intelligence. 2012;15:2:170–189. PMID: 12345678; PMCID: PMC1234567. ISSN 0004-3702.',
    ARTICLE,
    undefined,
  ],
  [
    'editors of a chapter',
    'Quill, S. (2012). Lullabies for distributed goats. In E. Said & S. Hall (Eds.), Artificial Intelligence (pp. 170–189).',
    ARTICLE,
    [{ field: 'editor', cited: 'E. Said and S. Hall' }],
  ],
  [
    'the year of the original',
    'Graham, N. (1989). Visual pattern analyzers of goats. Elm Press. (Original work published 1866)',
    RECORD,
    undefined,
  ],
])('what no record confirms: %s', (_trap, text, record, fields) => {
  const reference = parseOne(text, { now: new Date('2026-01-01') });
  const match = assess(comparing(reference)({ work: aWork(record), connector: 'crossref', by: 'search', rank: 0 }));
  expect(unconfirmed(reference, match)[0]?.fields).toEqual(fields);
});

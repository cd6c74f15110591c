import { fuse } from './correction/fuse';
import { comparing } from '@veracite/matching/compare';
import { mergeCandidates } from '@veracite/matching/merge';
import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Candidate } from '@veracite/model/evidence';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Verdict } from '@veracite/model/verdict';
import type { Work } from '@veracite/model/work';
import { aCoverage } from '@veracite/testing/builders';
import { BELLS, STRINGS } from '@veracite/testing/invented-works';
import { assess } from './assess';
import { judge } from './judge';
import { settled } from './settled';

const DEEP: CslItem = {
  ...STRINGS,
  title: 'Deep learning',
  author: [{ family: 'Lindqvist', given: 'Per' }],
  issued: dateOf(2015),
};
const NOW = new Date('2026-11-21');

function work(key: string, csl: CslItem, identifiers: Identifiers = {}, more: Partial<Work> = {}): Work {
  return { key, csl, identifiers, standing: 'current', ...more };
}

const RECORDS: Work[] = [
  work('strings', STRINGS, { doi: '10.5555/jma.2018.44' }),
  work('bells', BELLS, { doi: '10.5555/tc.2011.7' }),
];

function reference(csl: Partial<CslItem>, identifiers: Identifiers = {}, raw?: string): Reference {
  const item: CslItem = { type: 'article-journal', ...csl };
  const names = (item.author ?? []).map((name) => `${name.family}, ${name.given}`).join(', ');
  const text =
    raw ??
    `${names} (${item.issued?.['date-parts']?.[0]?.[0] ?? ''}). ${item.title ?? ''}. ${item['container-title'] ?? ''}, ${item.volume ?? ''}, ${item.page ?? ''}.`;
  return {
    id: 'r',
    raw: text,
    span: { start: 0, end: text.length },
    format: 'text',
    csl: item,
    identifiers,
    fields: {},
    doubts: [],
  };
}

const COMPLETE = aCoverage();

function verdictOn(
  ref: Reference,
  {
    records = RECORDS,
    coverage = COMPLETE,
    consultations = [] as Consultation[],
    connectors = ['crossref', 'openalex'],
  } = {},
): Verdict {
  const candidates = connectors.flatMap((connector) =>
    records.map((record, rank): Candidate => ({ work: record, connector, by: 'search', rank })),
  );
  const matches = mergeCandidates(candidates).map((candidate) => assess(comparing(ref)(candidate)));
  return judge({ reference: ref, matches, consultations, coverage, now: NOW });
}

const GONE: Consultation = { connector: 'doi-org', outcome: 'answered', question: 'identifier', found: 0, ms: 1 };

test.each<[string, Partial<CslItem>, Partial<CslItem>, string]>([
  ['another part of a series', { title: 'Vibrating strings in rooms, part II', page: '201-217' }, { title: 'Vibrating strings in rooms, part I' }, 'other-part'],
  ['a report of another year that begins on the same page', { title: 'Report on vibrating strings for 1994', author: [{ family: 'Quill', given: 'Sam' }], volume: '49', page: '101-112' }, { title: 'Report on vibrating strings for 1989' }, 'other-part'],
  ['a part in the volume of another year', { title: 'Vibrating strings in rooms, part II', volume: '45', issued: dateOf(2019) }, { title: 'Vibrating strings in rooms, part I' }, 'other-part'],
  ['a review under the title of the book', { author: [{ family: 'Quill', given: 'Sam' }] }, { type: 'book', 'container-title': undefined, volume: undefined, issue: undefined, page: undefined }, 'look-alike'],
])('%s is not the work on record, and not accused', (_trap, cited, recorded, text) => {
  const records = [work('one', { ...STRINGS, ...recorded }, { doi: '10.5555/one' })];
  const verdict = verdictOn(reference({ ...STRINGS, ...cited }), { records });
  expect(verdict).toMatchObject({ status: 'unknown', reasons: [{ code: 'look-alike', text }] });
}); // prettier-ignore

test.each<[string, Partial<CslItem>, Partial<CslItem>]>([
  ['a book and the article that preceded it', { title: `${STRINGS.title}: The logic of tone` }, {}],
  ['a book and the chapter under its title', {}, { type: 'chapter', 'container-title': 'Tone and interpretation', volume: undefined, issue: undefined }],
])('another form of a work is named, and corrects nothing: %s', (_trap, cited, recorded) => {
  const book: CslItem = { type: 'book', title: STRINGS.title, author: STRINGS.author, issued: dateOf(2026), publisher: 'Kettle Press', ...cited };
  const records = [work('one', { ...STRINGS, ...recorded }, { doi: '10.5555/one' })];
  const names = (book.author ?? []).map(({ family, given }) => `${family}, ${given}`).join(', ');
  const verdict = verdictOn(reference(book, {}, `${names} (2026). ${book.title}. Kettle Press.`), { records });
  expect(verdict).toMatchObject({ status: 'unknown', reasons: [{ code: 'other-version' }] });
}); // prettier-ignore

test('a reply with the place of the work that it answers is not corrected into it', () => {
  const verdict = verdictOn(reference({ ...STRINGS, title: `Reply to: ${STRINGS.title}` }));
  expect(verdict.match).toBeUndefined();
});

test.each<[string, Identifiers, Verdict['status']]>([
  ['an ISBN, of which no registry has all', { isbn: '9780465097197' }, 'unknown'],
  ['a DOI, of which its registry has all', { doi: '10.5555/other' }, 'fake'],
])('a book that no database is expected to hold, with the identifier of another work: %s', (_name, identifiers, status) => {
  const book: CslItem = { type: 'book', title: 'An encyclopedia of vibrating strings', author: [{ family: 'Quill' }], issued: dateOf(1999), publisher: 'Kettle Press' };
  const records = [work('other', { type: 'book', title: 'The interpretation of tides', author: [{ family: 'Geller' }], issued: dateOf(1973) }, identifiers)];
  expect(verdictOn(reference(book, identifiers), { records, coverage: { ...COMPLETE, expected: 0.16 } }).status).toBe(status);
}); // prettier-ignore

test.each([
  ['a newspaper article, which has none', 0.04, 'unknown'],
  ['an article that a database would hold', 0.7, 'fake'],
])('a DOI that is not registered: %s', (_name, expected, status) => {
  const coverage = { ...COMPLETE, expected };
  const verdict = verdictOn(reference(STRINGS, { doi: '10.9999/none' }), {
    records: [],
    coverage,
    consultations: [GONE],
  });
  expect(verdict.status).toBe(status);
  expect(verdict.reasons.map(({ code }) => code)).toContain('doi-unregistered');
});

test.each<[string, Partial<CslItem>]>([
  ['in another volume', { volume: '45' }],
  ['in another volume and issue', { volume: '45', issue: '3' }],
])('a work with a short title is found %s, with the DOI of another work', (_trap, wrong) => {
  const title = 'Features of sound';
  const author = [{ family: 'Quill', given: 'Sam' }];
  const recorded = work('one', { ...STRINGS, title, author }, { doi: '10.5555/one' });
  const cited = reference({ ...STRINGS, title, author, ...wrong }, { doi: '10.5555/tc.2011.7' });
  const verdict = verdictOn(cited, { records: [recorded, work('bells', BELLS, { doi: '10.5555/tc.2011.7' })] });
  expect(verdict).toMatchObject({ status: 'incomplete', problem: 'other-work' });
});

describe('the table of verdicts', () => {
  test.each<[string, Partial<CslItem>, Identifiers, Verdict['status'], string]>([
    ['all agrees', STRINGS, {}, 'valid', 'confirmed'],
    ['all agrees with its DOI', STRINGS, { doi: '10.5555/jma.2018.44' }, 'valid', 'confirmed'],
    ['pages missing', { ...STRINGS, page: undefined }, {}, 'incomplete', 'missing-page'],
    ['year missing', { ...STRINGS, issued: undefined }, {}, 'incomplete', 'missing-issued'],
    ['venue missing', { ...STRINGS, 'container-title': undefined }, {}, 'incomplete', 'missing-container-title'],
    ['year off by one', { ...STRINGS, issued: dateOf(2019) }, {}, 'incomplete', 'year-off-by-one'],
    ['another page', { ...STRINGS, page: '131-139' }, {}, 'incomplete', 'page-differs'],
    ['another volume', { ...STRINGS, volume: '46' }, {}, 'incomplete', 'volume-differs'],
    ['volume and issue exchanged', { ...STRINGS, volume: '2', issue: '44' }, {}, 'incomplete', 'volume-is-issue'],
    ['another venue', { ...STRINGS, 'container-title': 'Annals of Botany' }, {}, 'incomplete', 'venue-other'],
    [
      'another venue and year on the same pages: title and authors identify the work',
      { ...STRINGS, 'container-title': 'Annals of Botany', issued: dateOf(2011), volume: '7' },
      {},
      'incomplete',
      'venue-other',
    ],
    [
      'another venue and year without pages',
      { ...STRINGS, 'container-title': 'Annals of Botany', issued: dateOf(2011), volume: undefined, page: undefined },
      {},
      'incomplete',
      'venue-other',
    ],
    [
      'another volume of another journal without pages',
      { ...STRINGS, 'container-title': 'Annals of Botany', volume: '7', issue: undefined, page: undefined },
      {},
      'incomplete',
      'venue-other',
    ],
    [
      'another volume and year of the journal without pages',
      { ...STRINGS, issued: dateOf(2011), volume: '37', issue: undefined, page: undefined },
      {},
      'incomplete',
      'year-other',
    ],
    [
      'another venue, year, volume and page: a distinctive title and all authors identify the work',
      { ...STRINGS, 'container-title': 'Annals of Botany', issued: dateOf(2011), volume: '7', page: '3-9' },
      {},
      'incomplete',
      'several-differ',
    ],
    ['another volume and page', { ...STRINGS, volume: '7', page: '3-9' }, {}, 'incomplete', 'volume-differs'],
    ['abbreviated venue', { ...STRINGS, 'container-title': 'J. Mus. Acoust.' }, {}, 'valid', 'confirmed'],
    [
      'a word of the title changed',
      { ...STRINGS, title: 'Vibrating strings and their harmonic overtones in large rooms' },
      {},
      'incomplete',
      'title-words-changed',
    ],
    ['an author dropped', { ...STRINGS, author: STRINGS.author?.slice(0, 2) }, {}, 'incomplete', 'authors-cut'],
    [
      'an author added',
      { ...STRINGS, author: [...(STRINGS.author ?? []), { family: 'Roe', given: 'Max' }] },
      {},
      'incomplete',
      'authors-added',
    ],
    [
      'invented authors',
      {
        ...STRINGS,
        author: [
          { family: 'Quill', given: 'Sam' },
          { family: 'Marsh', given: 'Ida' },
        ],
      },
      {},
      'incomplete',
      'authors-replaced',
    ],
    [
      'invented authors and another year: what is left describes no work',
      {
        ...STRINGS,
        issued: dateOf(2011),
        author: [
          { family: 'Quill', given: 'Sam' },
          { family: 'Marsh', given: 'Ida' },
        ],
      },
      {},
      'fake',
      'authors-replaced',
    ],
    [
      'invented authors and the year next to it, which print and online give',
      {
        ...STRINGS,
        issued: dateOf(2019),
        author: [
          { family: 'Quill', given: 'Sam' },
          { family: 'Marsh', given: 'Ida' },
        ],
      },
      {},
      'incomplete',
      'authors-replaced',
    ],
    [
      'one other name and another year may be an editor’s',
      { ...STRINGS, issued: dateOf(2011), author: [{ family: 'Quill', given: 'Sam' }] },
      {},
      'incomplete',
      'authors-replaced',
    ],
    [
      'no year, another title, but its author on its page of its journal',
      { ...BELLS, title: 'Notes', issued: undefined },
      {},
      'incomplete',
      'title-other',
    ],
    ['title of one, authors of another', { ...STRINGS, author: BELLS.author }, {}, 'fake', 'chimera'],
    ['DOI of another work', STRINGS, { doi: '10.5555/tc.2011.7' }, 'incomplete', 'doi-differs'],
    [
      'DOI of a work, title and authors of none',
      {
        title: 'Quantised lullabies for distributed goats',
        author: [{ family: 'Quill', given: 'Sam' }],
        issued: dateOf(2012),
      },
      { doi: '10.5555/tc.2011.7' },
      'fake',
      'identifier-of-another',
    ],
    [
      'nothing fits',
      {
        title: 'Quantised lullabies for distributed goats',
        author: [{ family: 'Quill', given: 'Sam' }],
        issued: dateOf(2012),
      },
      {},
      'fake',
      'found-nowhere',
    ],
    ['a year to come', { ...STRINGS, issued: dateOf(2033) }, {}, 'incomplete', 'year-other'],
  ])('%s', (_trap, csl, identifiers, status, code) => {
    const verdict = verdictOn(reference(csl, identifiers));
    expect([verdict.status, verdict.reasons.map((reason) => reason.code)]).toEqual([
      status,
      expect.arrayContaining([code]),
    ]);
  });

  test.each<[string, Partial<CslItem>, Verdict['status'], string]>([
    ['another publisher', { publisher: 'Oxford University Press' }, 'incomplete', 'publisher-differs'],
    ['the publisher under its acronym', { publisher: 'ACM' }, 'valid', 'confirmed'],
    [
      'a publisher that is not listed: valid, and named',
      { publisher: 'Halverson & Daughters' },
      'valid',
      'unconfirmed',
    ],
    [
      'a publisher parsed as the end of the venue',
      { 'container-title': `${STRINGS['container-title']}, Halverson & Daughters` },
      'valid',
      'unconfirmed',
    ],
    ['an issue that no record has: named, and still valid', { issue: '9' }, 'valid', 'unconfirmed'],
  ])('the imprint: %s', (_trap, csl, status, code) => {
    const printed = work('strings', {
      ...STRINGS,
      issue: undefined,
      publisher: 'Association for Computing Machinery (ACM)',
    });
    const verdict = verdictOn(reference({ ...STRINGS, issue: undefined, ...csl }), { records: [printed] });
    expect([verdict.status, verdict.reasons.map((reason) => reason.code)]).toEqual([
      status,
      expect.arrayContaining([code]),
    ]);
  });

  test.each<[string, string, CslItem[], Verdict['status'], string]>([
    [
      'the main title of one work and the title of another',
      'Deep learning',
      [DEEP, { ...BELLS, title: '“Deep” Learning : Detecting metaphoricity in adjective-noun pairs of bronze' }],
      'unknown',
      'title-alone',
    ],
    ['a main title of common words', 'Deep learning', [{ ...BELLS, title: 'Deep learning: Bells of bronze in Flanders' }], 'unknown', 'title-alone'], // prettier-ignore
    ['a distinctive title of two works by others', STRINGS.title ?? '', [STRINGS, { ...STRINGS, author: BELLS.author }], 'unknown', 'title-alone'], // prettier-ignore
    ['a distinctive title of one work', STRINGS.title ?? '', [STRINGS, BELLS], 'incomplete', 'missing-author'],
  ])('nothing but a title: %s', (_name, title, csls, status, code) => {
    const records = csls.map((csl, index) => work(`${index}`, csl, { doi: `10.5555/${index}` }));
    const verdict = verdictOn(reference({ title }, {}, `${title}.`), { records });
    expect([verdict.status, verdict.reasons.map((reason) => reason.code)]).toEqual([
      status,
      expect.arrayContaining([code]),
    ]);
  });

  test('another venue and year with pages that the record lacks may be another version of the work', () => {
    const csl = { ...STRINGS, 'container-title': 'Annals of Botany', issued: dateOf(2011), volume: undefined };
    const lean = work('strings', { ...STRINGS, volume: undefined, issue: undefined, page: undefined });
    const verdict = verdictOn(reference({ ...csl, issue: undefined }), { records: [lean] });
    expect([verdict.status, verdict.reasons.map(({ code }) => code)]).toEqual([
      'incomplete',
      expect.arrayContaining(['venue-other', 'other-version']),
    ]);
  });

  test('no details of a version that is not on record are in the correction', () => {
    const csl = { ...STRINGS, 'container-title': 'Annals of Botany', issued: dateOf(2011), volume: '2', page: '7-9' };
    const typed = reference({ ...csl, issue: '6', DOI: '10.5555/botany' }, { doi: '10.5555/botany' });
    const { issue: _issue, ...place } = STRINGS;
    const { match } = verdictOn(typed, { records: [work('strings', place)] });
    expect(match && fuse(typed, match).csl).toMatchObject({ volume: STRINGS.volume, page: STRINGS.page });
    expect(match && fuse(typed, match).csl).not.toMatchObject({ issue: '6' });
    expect(match && fuse(typed, match).csl.DOI).toBeUndefined();
  });

  test('of several versions of a work, the one with the cited venue is described, and the other named', () => {
    const csl = { ...STRINGS, 'container-title': 'Proceedings of the Tower Congress', page: '1-8' };
    const meeting = work('meeting', csl, { doi: '10.5555/meeting' });
    const verdict = verdictOn(reference({ ...STRINGS, page: '777-779' }), { records: [meeting, ...RECORDS] });
    expect(verdict.match?.candidate.work.key).toBe('strings');
    expect(verdict.suggestions.map(({ candidate }) => candidate.work.key)).toEqual(['meeting']);
    expect(verdict.reasons.find(({ code }) => code === 'other-version')?.works).toEqual([csl]);
  });

  test.each<[string, string, string[], string]>([
    ['doi.org does not know it', '10.9999/none', ['doi-org'], 'doi-unregistered'],
    ['the agencies do not know it, and the prefix is Elsevier’s', '10.1016/none', ['crossref', 'datacite'], 'doi-unregistered'], // prettier-ignore
    ['the agencies do not know it, but another may: a Chinese journal', '10.3969/j.issn.1000-8519.2018.44', ['crossref', 'datacite'], 'confirmed'], // prettier-ignore
  ])('a DOI: %s', (_name, doi, empty, code) => {
    const consultations = empty.map((connector) => ({ ...GONE, connector }));
    const verdict = verdictOn(reference(STRINGS, { doi }), { records: [work('strings', STRINGS)], consultations });
    expect(verdict.reasons.map((reason) => reason.code)).toContain(code);
    expect(verdict.reasons.some((reason) => reason.code === 'doi-unregistered')).toBe(code === 'doi-unregistered');
  });

  test('a DOI with one typing error: the DOI of the described work is offered', () => {
    const verdict = verdictOn(reference(STRINGS, { doi: '10.5555/jma.2018.45' }), { consultations: [GONE] });
    expect(verdict.status).toBe('incomplete');
    expect(verdict.reasons.find(({ code }) => code === 'doi-unregistered')?.values?.['meant']).toBe(
      '10.5555/jma.2018.44',
    );
  });

  test('a malformed ISBN of an absent work is reported', () => {
    const doubt = {
      code: 'malformed-isbn' as const,
      message: 'The ISBN’s check digit is wrong.',
      field: 'ISBN' as const,
    };
    const ref = { ...reference({ title: 'Quantised lullabies for distributed goats' }), doubts: [doubt] };
    expect(verdictOn(ref).reasons).toContainEqual(expect.objectContaining({ code: 'malformed-isbn' }));
  });

  test('nothing fits and a core source failed', () => {
    const coverage = aCoverage({ answered: [], failed: ['crossref'] });
    const verdict = verdictOn(reference({ title: 'Quantised lullabies for distributed goats' }), { coverage });
    expect(verdict.status).toBe('unknown');
    expect(verdict.reasons[0]).toMatchObject({ code: 'core-unreachable', sources: ['crossref'] });
  });

  test('nothing fits and no database covers such works', () => {
    const coverage = aCoverage({ core: [], answered: [], expected: 0.02, kind: 'report', venue: 'unnamed' });
    expect(verdictOn(reference({ title: 'Quantised lullabies' }), { coverage }).status).toBe('unknown');
  });

  test('the local library alone confirms', () => {
    const verdict = verdictOn(reference(STRINGS), { connectors: ['library'] });
    expect([verdict.status, verdict.confirmedBy]).toEqual(['valid', ['library']]);
  });

  test('a retracted work stays valid, with its notice', () => {
    const retracted = work(
      'strings',
      STRINGS,
      {},
      {
        standing: 'retracted',
        notices: [{ standing: 'retracted', doi: '10.5555/notice', date: dateOf(2020, 3, 1), source: 'crossref' }],
      },
    );
    const verdict = verdictOn(reference(STRINGS), { records: [retracted] });
    expect(verdict.status).toBe('valid');
    expect(verdict.retractionChecked).toBe(true);
    expect(verdict.reasons).toContainEqual({
      code: 'retracted',
      text: 'notice-published',
      values: { standing: 'retracted', date: '2020-03-01', doi: '10.5555/notice' },
      sources: ['crossref'],
    });
  });

  test('reasons name field, values and source', () => {
    const verdict = verdictOn(reference({ ...STRINGS, issued: dateOf(2019) }));
    expect(verdict.reasons[0]).toMatchObject({
      field: 'issued',
      values: { cited: '2019', found: '2018' },
      sources: ['crossref', 'openalex'],
    });
  });
});

test('authors that were read wrongly are found in the text', () => {
  const raw =
    'N Okafor P Lindqvist Y Tanaka 2018 Vibrating strings and their harmonic overtones in small rooms. Journal of Musical Acoustics 44(2):101-19';
  const slip = reference({ ...STRINGS, author: [{ family: 'Okafor P Lindqvist', given: 'N' }] }, {}, raw);
  expect(verdictOn(slip).status).toBe('valid');
});

test('searching stops when a record agrees in all', () => {
  const matches = (csl: Partial<CslItem>) =>
    RECORDS.map((record) =>
      assess(comparing(reference(csl))({ work: record, connector: 'crossref', by: 'search', rank: 0 })),
    );
  expect(settled(reference(STRINGS), matches(STRINGS))).toBe(true);
  expect(settled(reference({ ...STRINGS, volume: '9' }), matches({ ...STRINGS, volume: '9' }))).toBe(false);
});

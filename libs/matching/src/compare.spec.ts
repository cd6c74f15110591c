import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import { BELLS } from '@veracite/testing/invented-works';
import { comparing } from './compare';
import { mergeCandidates } from './merge';

function work(key: string, csl: Partial<CslItem> = {}, more: Partial<Work> = {}): Work {
  return { key, csl: { ...BELLS, ...csl }, identifiers: {}, standing: 'current', ...more };
}

function reference(raw: string, csl: Partial<CslItem> = { type: 'document' }): Reference {
  const item = { type: 'document', ...csl } as CslItem;
  const span = { start: 0, end: raw.length };
  return { id: 'r', raw, span, format: 'text', csl: item, identifiers: {}, fields: {}, doubts: [] };
}

const agreements = (raw: string, csl: Partial<CslItem>, other = work('a')) =>
  Object.fromEntries(
    comparing(reference(raw, csl))({ work: other, connector: 'crossref', by: 'search', rank: 0 }).evidence.map(
      (item) => [item.field, item.code ?? item.agreement],
    ),
  );

const RAW = 'Verhoeven A, Claes J (2011) Casting bells of bronze in medieval Flanders. Technology and Craft 7:55–80.';

test.each<[string, string, Partial<CslItem>, Record<string, string>]>([
  [
    'nothing was read: the text holds it all',
    RAW,
    {},
    { title: 'same', author: 'same', 'container-title': 'same', issued: 'same', volume: 'same', page: 'same' },
  ],
  [
    'the authors were glued together',
    RAW,
    { author: [{ family: 'Verhoeven A, Claes', given: 'J' }] },
    { author: 'same' },
  ],
  [
    'the title was read with the venue',
    RAW,
    { title: 'in medieval Flanders. Technology and Craft' },
    { title: 'same' },
  ],
  [
    'the venue was read as the title',
    'Verhoeven, A. Technology and Craft 2011, 7, 55.',
    { title: 'Technology and Craft' },
    { title: 'place-as-title' },
  ],
  [
    'a longer title that begins the same',
    RAW.replace('Flanders', 'Flanders and Brabant'),
    { title: 'Casting bells of bronze in medieval Flanders and Brabant' },
    { title: 'title-words-changed' },
  ],
  [
    'the book that contains a chapter is not the chapter',
    'Claes, Joost. “Moulds.” In Casting Bells of Bronze in Medieval Flanders, edited by A. Verhoeven, 20–31. 2011.',
    { title: 'Moulds', 'container-title': 'Casting Bells of Bronze in Medieval Flanders' },
    { title: 'title-other' },
  ],
  [
    'a DOI is no statement about the venue',
    'Bells. doi:10.5555/CRAFT.2011',
    { 'container-title': 'Annals of Botany' },
    { 'container-title': 'venue-other' },
  ],
])('the text as witness: %s', (_trap, raw, csl, expected) => {
  expect(agreements(raw, csl)).toMatchObject(expected);
});

test.each([
  ['the first of a name', ['Min Zhang', 'Hao Fei'], 'Meishan Zhang'],
  ['the last of a name', ['Meishan Zhang', 'Hao Fei'], 'Min Zhang'],
  ['the only one of a name', ['Meishan Zhang', 'Min Zhang'], 'Hao Fei'],
])('an author left out is missing, although another has the name: %s', (_trap, cited, left) => {
  const name = (text: string) => ({ family: text.split(' ')[1], given: text.split(' ')[0] });
  const author = [left, ...cited].sort().map(name);
  const raw = `${cited.join(', ')}. Casting bells of bronze in medieval Flanders. 2011.`;
  expect(agreements(raw, { ...BELLS, author: cited.map(name) }, work('a', { author }))['author']).toBe('authors-cut');
});

test.each([
  ['after the first names', ['Ann Ost', 'Bo Pell', 'et al'], 'same'],
  ['one between them is left out', ['Ann Ost', 'Cy Quist', 'et al'], 'authors-cut'],
  ['an ellipsis before the last', ['Ann Ost', 'Bo Pell', '… Flo Tarn'], 'same'],
])('a list cut by “et al.” or an ellipsis: %s', (_trap, cited, expected) => {
  const name = (text: string) => ({ family: text.split(' ').at(-1), given: text.split(' ').at(-2) });
  const author = ['Ann Ost', 'Bo Pell', 'Cy Quist', 'Di Rasch', 'Eb Sorn', 'Flo Tarn'].map(name);
  const raw = `${cited.join(', ')}. Casting bells of bronze in medieval Flanders. 2011.`;
  const names = cited.filter((text) => text !== 'et al').map(name);
  expect(agreements(raw, { ...BELLS, author: names }, work('a', { author }))['author']).toBe(expected);
});

test('a meeting’s subject inside a title is no place', () => {
  const raw = 'Claes, J. Fair recommender systems for bells. RecSys, 2011.';
  const cited = { title: 'Fair recommender systems for bells', 'container-title': 'RecSys' };
  expect(agreements(raw, cited, work('a', { 'container-title': 'RecSys' }))).toMatchObject({ title: 'title-other' });
});

test('a title that begins with the name of a journal is no place', () => {
  const raw = 'Claes, J. Artificial Intelligence: A Modern Approach. Pearson, 2011.';
  const cited = { title: 'Artificial Intelligence: A Modern Approach' };
  const other = work('a', { 'container-title': 'Artificial Intelligence' });
  expect(agreements(raw, cited, other)).toMatchObject({ title: 'title-other' });
});

test('a series in the record’s venue is a variant', () => {
  const cited = { title: 'Casting bells', 'container-title': 'Lettere al Nuovo Cimento' };
  const other = work('a', { 'container-title': 'Lettere Al Nuovo Cimento Series 2' });
  const found = agreements('Claes, J. Casting bells. Lettere al Nuovo Cimento, 2011.', cited, other);
  expect(found['container-title']).toBe('venue-frame');
});

test('a meeting that was read as the title is the place', () => {
  const meeting = 'Proceedings of the tenth annual conference on Computational learning theory - COLT ’97';
  const found = agreements(
    `Claes, J.; Verhoeven, A. ${meeting} 2011.`,
    { title: meeting },
    work('a', { 'container-title': meeting }),
  );
  expect(found).toMatchObject({ 'container-title': 'same', title: 'place-as-title' });
});

test('a year inside the journal’s name is not that of publication', () => {
  const raw = 'Verhoeven A, Claes J. Casting bells of bronze in medieval Flanders. Technology 2000. 2011;7:55.';
  const cited = { issued: dateOf(2000), 'container-title': 'Technology 2000' };
  expect(agreements(raw, cited, work('a', { 'container-title': 'Technology 2000' }))).toMatchObject({ issued: 'same' });
  expect(agreements(raw.replace('2011', '2009'), cited)).toMatchObject({ issued: 'year-other' });
});

test('each database’s record counts, and the agreeing sources are listed', () => {
  const candidate = {
    work: work('a', { issued: dateOf(2012) }),
    connector: 'crossref',
    by: 'search' as const,
    rank: 0,
    also: [{ connector: 'openalex', work: work('b') }],
  };
  const year = comparing(reference(RAW, BELLS))(candidate).evidence.find((item) => item.field === 'issued');
  expect(year).toMatchObject({ agreement: 'same', source: 'openalex' });
});

test('five hundred authors are compared at once', () => {
  const author = Array.from({ length: 500 }, (_one, i) => ({ family: `Person${i}`, given: 'Ada' }));
  const strangers = author.map(({ family }) => ({ family: `Other${family}`, given: 'Max' }));
  const start = process.cpuUsage();
  agreements('', { ...BELLS, author: strangers }, work('a', { author }));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});

describe('merging', () => {
  const found = (connector: string, item: Work) => ({ work: item, connector, by: 'search' as const, rank: 0 });
  const keys = (works: ReturnType<typeof mergeCandidates>) => works.map((work) => 1 + (work.also?.length ?? 0));

  test.each<[string, Work, Work, number[]]>([
    [
      'one DOI, other titles',
      work('a', {}, { identifiers: { doi: '10.5/x' } }),
      work('b', { title: 'Klokken' }, { identifiers: { doi: '10.5/x' } }),
      [2],
    ],
    ['one description, one DOI', work('a', {}, { identifiers: { doi: '10.5/x' } }), work('b'), [2]],
    [
      'one description, two DOIs',
      work('a', {}, { identifiers: { doi: '10.5/x' } }),
      work('b', {}, { identifiers: { doi: '10.5/y' } }),
      [1, 1],
    ],
    ['one title, other authors', work('a'), work('b', { author: [{ family: 'Quill', given: 'Sam' }] }), [1, 1]],
    ['one title, years apart', work('a'), work('b', { issued: dateOf(1999) }), [1, 1]],
    ['preprint and publication', work('a'), work('b', { 'container-title': 'bioRxiv' }), [1, 1]],
  ])('%s', (_trap, a, b, sizes) => {
    expect(keys(mergeCandidates([found('crossref', a), found('openalex', b)]))).toEqual(sizes);
    expect(mergeCandidates([found('crossref', a), found('openalex', b)])).toEqual(
      mergeCandidates([found('openalex', b), found('crossref', a)]),
    );
  });

  test('a retraction known to one is known of the work', () => {
    const notices = [{ standing: 'retracted' as const, doi: '10.5/notice', source: 'openalex' }];
    const merged = mergeCandidates([
      found('crossref', work('a')),
      found('openalex', work('b', {}, { standing: 'retracted', notices })),
    ]);
    expect(merged[0]?.work).toMatchObject({ key: 'a', standing: 'retracted', notices });
  });
});

test.each<[string, string, Partial<CslItem>, string, string]>([
  [
    'a venue under its acronym',
    'Verhoeven A, Claes J. Casting bells of bronze in medieval Flanders. CVPR, 2011.',
    { 'container-title': '2011 IEEE/CVF Conference on Computer Vision and Pattern Recognition (CVPR)' },
    'container-title',
    'CVPR',
  ],
  [
    'a venue in other capitals',
    RAW.replace('Technology and', 'TECHNOLOGY AND'),
    {},
    'container-title',
    'TECHNOLOGY AND Craft',
  ],
  ['a first page', RAW.replace('55–80', '55'), { page: '55-80' }, 'page', '55'],
  [
    'a publisher in a shorter form',
    `${RAW} Springer.`,
    { type: 'book', publisher: 'Springer-Verlag' },
    'publisher',
    'Springer',
  ],
])('the evidence quotes what was written: %s', (_trap, raw, record, field, cited) => {
  const candidate = { work: work('a', record), connector: 'crossref', by: 'search' as const, rank: 0 };
  const item = comparing(reference(raw))(candidate).evidence.find((item) => item.field === field);
  expect([item?.agreement, item?.cited]).toEqual(['same', cited]);
});

const MANUAL: CslItem = { type: 'book', title: 'Bells: A manual', author: [{ literal: 'Bell Core Team' }] };
const PREPRINT: CslItem = {
  type: 'article',
  title: 'Bells that learn',
  author: [{ family: 'Quill' }],
  publisher: 'arXiv',
};

test.each<[string, Partial<CslItem>, CslItem, Work['identifiers'], string]>([
  ['a manual of an organization', {}, MANUAL, {}, 'other-edition'],
  ['a manual by its DOI', { DOI: '10.5555/manual' }, MANUAL, { doi: '10.5555/manual' }, 'year-other'],
  ['a book of a person', {}, { ...MANUAL, author: [{ family: 'Quill' }] }, {}, 'year-other'],
  ['the first version of a preprint', {}, PREPRINT, { arxiv: '1810.04805' }, 'same'],
  ['another year of a preprint', {}, PREPRINT, { arxiv: '1410.04805' }, 'year-other'],
])('another year: %s', (_trap, cited, csl, identifiers, code) => {
  const other: Work = { key: 'a', csl: { ...csl, issued: dateOf(2022) }, identifiers, standing: 'current' };
  const item = { type: csl.type, title: csl.title, author: csl.author, issued: dateOf(2018), ...cited };
  expect(agreements('', item, other)).toMatchObject({ issued: code });
});

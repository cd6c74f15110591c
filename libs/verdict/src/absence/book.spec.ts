import type { CslItem, CslName } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { bookOfPart, type ContainerRecord } from './book';

const names = (...families: string[]): CslName[] => families.map((family) => ({ family }));
const ENTRIES = ['Of ebb / Ada Okoye', 'Of flood and its causes / Wei Ng', 'Of moons / R. Iyer', 'On spring tides'];
const cited: CslItem = {
  type: 'chapter',
  title: 'Harbors before the age of steam',
  author: names('Lindqvist'),
  'container-title': 'A history of tides',
  editor: names('Haddad'),
  issued: { 'date-parts': [[2009]] },
};
const record = (csl: Partial<CslItem> = {}, contents: Work['contents'] = { entries: ENTRIES, isComplete: true }) => ({
  connector: 'k10plus',
  work: {
    key: 'k10plus:1',
    csl: {
      type: 'book' as const,
      title: 'A history of tides',
      editor: names('Haddad', 'Ng'),
      issued: { 'date-parts': [[2009]] },
      ...csl,
    },
    identifiers: {},
    standing: 'current' as const,
    contents,
  },
});
const bare = (connector: string, pages?: string) => ({
  connector,
  work: { ...record({ 'number-of-pages': pages }).work, contents: undefined },
});
const lacking = {
  title: 'A history of tides',
  sources: ['k10plus'],
  absence: { code: 'part-not-in-book' as const, count: 4 },
};
const beyond = {
  title: 'A history of tides',
  sources: ['k10plus', 'dnb'],
  absence: { code: 'pages-after-book' as const, count: 240 },
};
const existing = { title: 'A history of tides', sources: ['k10plus'] };

test.each<[string, Partial<CslItem>, ContainerRecord[], ReturnType<typeof bookOfPart>]>([
  ['a complete table of contents lacks it', {}, [record()], lacking],
  ['one of two records has a table of contents', {}, [record(), bare('dnb')], lacking],
  ['a table of contents that is not complete', {}, [record({}, { entries: ENTRIES, isComplete: false })], existing],
  ['no table of contents', {}, [bare('k10plus')], existing],
  ['an entry with half of its words', { title: 'Flood: causes' }, [record()], existing],
  ['an entry by its author under another title', { author: names('Okoye') }, [record()], existing],
  ['an entry like it in another record that is not complete', { title: 'Of harbors and steam' }, [record(), record({}, { entries: ['Harbors and steam'], isComplete: false })], { ...existing }],
  ['other editors', { editor: names('Ferreira') }, [record()], undefined],
  ['no editors are cited', { editor: undefined }, [record()], lacking],
  ['a year next to it', { issued: { 'date-parts': [[2010]] } }, [record()], lacking],
  ['another edition', { issued: { 'date-parts': [[2015]] } }, [record()], undefined],
  ['no year', { issued: undefined }, [record()], undefined],
  ['a volume of several is cited', { volume: '2' }, [record()], undefined],
  ['the record is of a volume of several', {}, [record({ volume: '2' })], undefined],
  ['the record lacks the subtitle', { 'container-title': 'A history of tides: Harbors of the north' }, [record()], lacking],
  ['the record has another subtitle, and no editors are cited', { editor: undefined, 'container-title': 'A history of tides: Harbors' }, [record()], undefined],
  ['the cited pages come after the last', { page: '301-320' }, [bare('k10plus', '236'), bare('dnb', '240'), bare('bnf')], beyond],
  ['the cited pages may come after the last of another edition', { page: '300-320' }, [bare('k10plus', '236'), bare('dnb', '240')], { ...existing, sources: ['k10plus', 'dnb'] }],
  ['one record has as many pages', { page: '301-320' }, [bare('k10plus', '240'), bare('dnb', '320')], { ...existing, sources: ['k10plus', 'dnb'] }],
  ['one catalog alone counts the pages', { page: '301-320' }, [bare('k10plus', '240'), bare('k10plus', '236')], existing],
  ['the pages of a file', { page: '301-320' }, [bare('k10plus', '1'), bare('dnb', '1')], { ...existing, sources: ['k10plus', 'dnb'] }],
  ['a paper, whose proceedings may be several volumes', { type: 'paper-conference', page: '301-320' }, [bare('k10plus', '236'), bare('dnb', '240')], { ...existing, sources: ['k10plus', 'dnb'] }],
  ['the pages may be those of another edition', { page: '301-320', edition: '2' }, [bare('k10plus', '236'), bare('dnb', '240')], { ...existing, sources: ['k10plus', 'dnb'] }],
  ['no pages are cited', { page: undefined }, [bare('k10plus', '236'), bare('dnb', '240')], { ...existing, sources: ['k10plus', 'dnb'] }],
  ['an entry of a table of contents may be it, whatever its pages', { author: names('Okoye'), page: '301-320' }, [record({ 'number-of-pages': '240' }), bare('dnb', '240')], { ...existing, sources: ['k10plus', 'dnb'] }],
  ['another book', { 'container-title': 'A history of moons' }, [record()], undefined],
])('%s', (_name, over, records, expected) => {
  expect(bookOfPart({ ...cited, ...over }, records)).toEqual(expected);
}); // prettier-ignore

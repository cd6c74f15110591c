import { dateOf, type CslItem } from '@veracite/model/csl';
import type { VenueFacts } from '@veracite/model/venue-facts';
import type { JournalAnswer } from './journal-coverage';
import { venueFacts, type Answered } from './venue-facts';

const answer = (venue: JournalAnswer['venue']): JournalAnswer => ({ venue, registers: ['Crossref'] });
const ANSWERED: Answered = { register: false, isSearched: () => true };
const PLACED = { volume: '12', page: '3-9' };

test.each<[string, Partial<CslItem>, JournalAnswer | undefined, VenueFacts['venue']]>([
  ['no venue', {}, undefined, 'unnamed'],
  [
    'a journal with deposits in the year, by the list',
    { 'container-title': 'Annals of Botany' },
    undefined,
    'complete',
  ],
  ['the same, by the registries', { 'container-title': 'Journal of Kettle Studies' }, answer('deposited'), 'complete'],
  ['a journal without deposits in the year', { 'container-title': 'Annals of Botany' }, answer('known'), 'known'],
  ['a year before 2000 and the first deposit', { 'container-title': 'Scientific Reports', issued: dateOf(1950) }, undefined, 'known'], // prettier-ignore
  ['a year since 2000 in which the journal did not appear', { 'container-title': 'Scientific Reports', issued: dateOf(2007) }, undefined, 'complete'], // prettier-ignore
  ['a meeting that DBLP has', { 'container-title': 'Proceedings of the 17th International Conference on Parallel Architectures and Compilation Techniques' }, undefined, 'complete'], // prettier-ignore
  ['the same before DBLP has all papers', { 'container-title': 'Proceedings of the International Conference on Document Analysis and Recognition', issued: dateOf(1985) }, undefined, 'known'], // prettier-ignore
  ['a meeting with the name of an organizer that deposits', { 'container-title': '2007 29th Annual International Conference of the IEEE Engineering in Medicine and Biology Society' }, undefined, 'complete'], // prettier-ignore
  ['a meeting of a society that is not known to deposit', { 'container-title': 'AMIA Annual Symposium Proceedings' }, undefined, 'known'], // prettier-ignore
  ['a meeting by its acronym, with pages', { 'container-title': 'ACL', page: '3-9' }, undefined, 'complete'],
  ['the same without pages', { 'container-title': 'ACL', issued: dateOf(2011) }, undefined, 'complete'],
  ['a meeting of a year that DBLP may lack', { 'container-title': 'ACL', issued: dateOf(2026) }, undefined, 'known'],
  ['a preprint server', { 'container-title': 'medRxiv', issued: dateOf(2021) }, undefined, 'complete'],
  ['a newspaper', { 'container-title': 'Der Spiegel', ...PLACED }, undefined, 'known'],
  ['a magazine that has volumes and shares its name with a journal', { 'container-title': 'The Economist', ...PLACED }, undefined, 'known'], // prettier-ignore
  [
    'the same, with a journal that the registries take for it',
    { 'container-title': 'The Economist', ...PLACED },
    answer('deposited'),
    'known',
  ],
  ['the same without its article', { 'container-title': 'Economist', ...PLACED }, undefined, 'known'],
  [
    'a magazine with its article, where a journal lacks it',
    { 'container-title': 'L’Express', ...PLACED },
    undefined,
    'known',
  ],
  ['a magazine and a journal with exactly the same name', { 'container-title': 'Time', ...PLACED }, undefined, 'known'],
  [
    'a magazine whose main word is the name of a journal',
    { 'container-title': 'Pour la Science', ...PLACED },
    undefined,
    'known',
  ],
  ['the journal, with volume and page', { 'container-title': 'Science', ...PLACED }, undefined, 'complete'],
  ['the journal, without a place', { 'container-title': 'Science' }, undefined, 'known'],
  [
    'a journal whose article is of another language',
    { 'container-title': 'De Economist', ...PLACED },
    undefined,
    'complete',
  ],
  ['a name that is a word, without a place', { 'container-title': 'Nature' }, undefined, 'known'],
  ['a name that is a word, with volume and page', { 'container-title': 'Nature', ...PLACED }, undefined, 'complete'],
  ['a venue that no register has', { 'container-title': 'Journal of Kettle Studies' }, answer('unknown'), 'unknown'],
  ['a body that no register has as a venue', { 'container-title': 'HM Treasury' }, answer('unknown'), 'unnamed'],
  [
    'registers that did not answer',
    { 'container-title': 'Journal of Kettle Studies' },
    answer('unchecked'),
    'unchecked',
  ],
])('a venue: %s', (_name, csl, answered, venue) => {
  const item: CslItem = { type: 'article-journal', issued: dateOf(2016), ...csl };
  expect(venueFacts({ csl: item }, { ...ANSWERED, registries: answered }).venue).toBe(venue);
});

test.each<[string, VenueFacts['publisher']]>([
  ['Springer', 'books'],
  ['HM Treasury', 'body'],
  ['Hollow Kettle Press', 'unknown'],
])('the publisher %s: %s', (publisher, expected) => {
  expect(venueFacts({ csl: { type: 'book', publisher } }, ANSWERED).publisher).toBe(expected);
});

test('a body that was read as a venue is a publisher', () => {
  const item: CslItem = { type: 'article-journal', issued: dateOf(2006), 'container-title': 'HM Treasury' };
  expect(venueFacts({ csl: item }, { ...ANSWERED, registries: answer('unknown') }).publisher).toBe('body');
});

test('deposits at Crossref count only when Crossref has answered', () => {
  const item: CslItem = { type: 'article-journal', issued: dateOf(2016), 'container-title': 'Annals of Botany' };
  expect(
    venueFacts({ csl: item }, { ...ANSWERED, isSearched: (id) => id === 'dblp', registries: answer('deposited') })
      .venue,
  ).toBe('known');
});

test('meetings of DBLP count only when DBLP has answered', () => {
  const name = 'International Conference on Document Analysis and Recognition';
  const item: CslItem = { type: 'paper-conference', issued: dateOf(2016), 'container-title': name };
  expect(venueFacts({ csl: item }, { ...ANSWERED, isSearched: (id) => id === 'crossref' }).venue).toBe('known');
});

test.each<[string, Partial<Answered>, string[]]>([
  ['by the list', {}, ['crossref']],
  ['one that has not answered', { isSearched: () => false }, []],
  ['by the registries', { registries: answer('known') }, []],
])('databases that have all works of a venue and year: %s', (_name, answered, holders) => {
  const item: CslItem = { type: 'article-journal', issued: dateOf(2016), 'container-title': 'Annals of Botany' };
  expect(venueFacts({ csl: item }, { ...ANSWERED, ...answered }).holders).toEqual(holders);
});

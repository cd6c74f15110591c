import { listsOf, readLists, type ListFacts, type Listing } from './lists';
import { readPublishers } from './publishers';

const list: ListFacts = {
  id: 'l',
  name: 'A list',
  owner: 'A librarian',
  date: '2020',
  about: 'predatory',
  address: 'https://list.org',
  dispute: 'Write to its owner.',
};
const entry = (title: string, place?: string, rest: Partial<Listing> = {}): Listing => ({
  kind: 'journal',
  title,
  place,
  lists: [list],
  ...rest,
});
const lists = listsOf([
  entry('Journal of Software (JSW)', 'jsoftware.us'),
  entry('Élan Review & Letters', 'hosting.org/elan'),
  entry('Tidal Annals', 'tidal-annals.com', {
    kind: 'hijacked',
    twin: 'Tidal Annals',
    twinPlace: 'tides.ac.uk/annals',
  }),
]);

test.each([
  ['exactly', 'Journal of Software (JSW)', 1],
  ['without the brackets at its end', 'journal of software', 1],
  ['with an article at its head', 'The Journal of Software', 1],
  ['without accents, "and" for "&"', 'Elan Review and Letters', 1],
  ['a part of a listed title', 'Software', 0],
  ['a title that holds a listed one', 'Journal of Software Engineering', 0],
  ['its abbreviation, which others share', 'JSW', 0],
])('a title is found %s', (_name, title, count) => {
  expect(lists.titled(title, 'journal')).toHaveLength(count);
});

test.each([
  ['its host', 'http://www.jsoftware.us/', 1],
  ['a page of it', 'https://jsoftware.us/index.php?id=3', 1],
  ['a host below it', 'https://mail.jsoftware.us/x', 1],
  ['a folder of a shared host', 'https://hosting.org/elan/issue/2', 1],
  ['another folder of the shared host', 'https://hosting.org/other', 0],
  ['the shared host itself', 'https://hosting.org/', 0],
  ['a host that ends alike', 'https://notjsoftware.us/', 0],
])('a website is found by %s', (_name, address, count) => {
  expect(lists.placed(address)).toHaveLength(count);
});

test('the authentic site of a hijacked journal is known, and is not the counterfeit', () => {
  expect(lists.authentic('https://tides.ac.uk/annals/about')).toHaveLength(1);
  expect(lists.placed('https://tides.ac.uk/annals/about')).toHaveLength(0);
});

test('every entry of the committed lists names lists with owner, date and a way to dispute', () => {
  const committed = readLists();
  const [found] = committed.titled('Academic Exchange Quarterly', 'journal');
  expect(found?.lists.length).toBeGreaterThan(0);
  for (const { owner, date, dispute } of found?.lists ?? []) {
    expect(owner).toMatch(/\S/);
    expect(date).toMatch(/^\d{4}/);
    expect(dispute).toMatch(/\S/);
  }
});

test.each([
  ['https://www.sciencedirect.com/science/article/pii/x', 'Elsevier'],
  ['https://link.springer.com/', 'Springer Nature'],
  ['https://sciencedirect.com.evil.org/', undefined],
  ['https://mysciencedirect.com/', undefined],
])('%s belongs to %s', (address, name) => {
  expect(readPublishers().publisherOf(address)?.name).toBe(name);
});

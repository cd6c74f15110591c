import type { CslItem } from '@veracite/model/csl';
import { compareImprint } from './imprint';
import { comparePublishers } from './publisher';
import { readRaw } from './raw-text';

const NOTHING = readRaw('');
const publisher = (cited: string, found: string, doi?: string) =>
  comparePublishers(cited, found, { raw: NOTHING, known: () => undefined, doi })?.agreement;

test.each([
  ['initials', 'OUP', 'Oxford University Press (OUP)'],
  ['initials of an association', 'ACL', 'Association for Computational Linguistics'],
  ['acronym with "Press"', 'Association for the Advancement of Artificial Intelligence (AAAI)', 'AAAI Press'],
  ['registered name', 'IEEE', 'Institute of Electrical and Electronics Engineers (IEEE)'],
  ['shortened', 'Cambridge UP', 'Cambridge University Press'],
  ['with its place', 'Berlin: Springer', 'Springer Berlin Heidelberg'],
  ['merger', 'Springer', 'Springer Nature'],
  ['name after a merger', 'Blackwell', 'Wiley'],
  ['company that owns it', 'Taylor & Francis', 'Informa UK Limited'],
  ['imprint', 'Academic Press', 'Elsevier BV'],
  ['imprint of a group', 'BioMed Central', 'Springer Science and Business Media LLC'],
  ['joint imprint', 'AAAI Press / The MIT Press', 'MIT Press'],
])('the same publisher: %s', (_trap, cited, found) => {
  expect(publisher(cited, found)).toBe('same');
  expect(publisher(found, cited)).toBe('same');
});

test.each([
  ['another publisher', 'Oxford University Press', 'Association for Computing Machinery (ACM)', 'different'],
  ['another society', 'IEEE', 'ACM', 'different'],
  ['an acronym in brackets', 'Oxford University Press', 'Association for the Advancement of AI (AAAI)', 'different'],
  ['a name that is not listed', 'Halverson & Daughters', 'ACM', 'near'],
  ['two listed houses', 'Peeters', 'Gorgias Press', 'different'],
  ['another house with its place', 'Wiesbaden: Harrassowitz', 'John Benjamins', 'different'],
  ['a place instead of the publisher', 'Amsterdam', 'John Benjamins', 'near'],
  ['two places instead of the publisher', 'Amsterdam/Philadelphia', 'Mouton de Gruyter', 'near'],
  ['a house bought later', 'Reidel', 'Springer', 'near'],
  ['no name of its own', 'University Press', 'Mouton', 'near'],
  ['a distributor', 'CSLI Publications', 'University of Chicago Press', 'near'],
  ['a misspelled name', 'Harrasowitz', 'Otto Harrassowitz Verlag', 'near'],
  ['a record with a name that is not listed', 'ACM', 'Halverson & Daughters', 'near'],
])('other publishers: %s', (_trap, cited, found, agreement) => {
  expect(publisher(cited, found)).toBe(agreement);
});

test('the registrant of the DOI is a publisher of the work', () => {
  expect(publisher('Elsevier', 'Oxford University Press (OUP)')).toBe('different');
  expect(publisher('Elsevier', 'Oxford University Press (OUP)', '10.1016/j.x.1999.1')).toBe('same');
});

test.each<[string, Partial<CslItem>, Partial<CslItem>, string, string | undefined]>([
  [
    'city and state',
    { 'publisher-place': 'Cambridge, MA' },
    { 'publisher-place': 'Cambridge' },
    'publisher-place',
    'same',
  ],
  ['another city', { 'publisher-place': 'Tokyo' }, { 'publisher-place': 'Leiden' }, 'publisher-place', 'different'],
  [
    'the city of a meeting',
    { 'publisher-place': 'Tokyo' },
    { type: 'paper-conference', 'publisher-place': 'New York' },
    'publisher-place',
    'near',
  ],
  ['a place of which the record is silent', { 'publisher-place': 'Tokyo' }, {}, 'publisher-place', 'extra'],
  [
    'a series that the record calls its container',
    { 'collection-title': 'Lect. Notes Comput. Sci.' },
    { 'container-title': 'Lecture Notes in Computer Science' },
    'collection-title',
    'same',
  ],
  [
    'another series',
    { 'collection-title': 'Synthese Library' },
    { 'collection-title': 'Lecture Notes in Computer Science' },
    'collection-title',
    'different',
  ],
  [
    'a series of which the record is silent',
    { 'collection-title': 'Synthese Library' },
    {},
    'collection-title',
    'extra',
  ],
  [
    'a publisher that is never at the place on which both agree',
    { publisher: 'Gorgias Press', 'publisher-place': 'Roma' },
    { publisher: 'Halverson & Daughters', 'publisher-place': 'Roma' },
    'publisher',
    'different',
  ],
  [
    'the place of the publisher on record',
    { publisher: 'Halverson & Daughters', 'publisher-place': 'Piscataway' },
    { publisher: 'Gorgias Press' },
    'publisher',
    'near',
  ],
  [
    'another publisher at the place of the one on record, of which the record is silent',
    { publisher: 'Abbaye de Bellefontaine', 'publisher-place': 'Piscataway' },
    { publisher: 'Gorgias Press' },
    'publisher',
    'different',
  ],
  [
    'a publisher at its place, where the record has another',
    { publisher: 'Gorgias Press', 'publisher-place': 'Piscataway' },
    { publisher: 'Halverson & Daughters', 'publisher-place': 'Piscataway' },
    'publisher',
    'near',
  ],
  ['another edition', { edition: '2nd' }, { edition: '3' }, 'edition', 'different'],
  ['a publisher of which the record is silent', { publisher: 'ACM' }, {}, 'publisher', 'extra'],
  ['nothing cited', {}, { publisher: 'ACM', 'publisher-place': 'New York' }, 'publisher', 'missing'],
])('%s', (_trap, cited, record, field, agreement) => {
  const work = { key: 'w', csl: { type: 'book' as const, ...record }, identifiers: {}, standing: 'current' as const };
  const { 'container-title': container, 'collection-title': series } = work.csl;
  const context = {
    containers: [container, series].filter((name) => name !== undefined),
    raw: NOTHING,
    known: () => undefined,
  };
  const found = (isVersion: boolean) =>
    compareImprint({ type: 'book', ...cited }, work, { ...context, isVersion }).get(field as 'publisher')?.agreement;
  expect(found(false)).toBe(agreement);
  // Another edition may have another imprint.
  expect(found(true)).toBe(agreement === 'different' && field !== 'collection-title' ? 'near' : agreement);
});

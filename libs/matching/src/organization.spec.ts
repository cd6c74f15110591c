import type { CslItem, CslName } from '@veracite/model/csl';
import { aReference, aWork } from '@veracite/testing/builders';
import { ORGANISATIONS } from '@veracite/testing/organizations';
import { organizationKey } from '@veracite/text/organization-name';
import { comparing } from './compare';
import { oneOrganization, organizationNamed, organizationsIn } from './organization';

/** Those that bear one of these names, as a library answers. */
const bearing = (names: string[]) =>
  ORGANISATIONS.filter((organisation) =>
    [...organisation.names, ...organisation.acronyms].some((name) =>
      names.some((asked) => organizationKey(asked) === organizationKey(name)),
    ),
  );

const sameBody = (cited: string, found: string) =>
  oneOrganization(bearing(organizationsIn({ type: 'book', publisher: cited })))(cited, found)?.ror;

test.each([
  ['a name in another language', 'Organisation mondiale de la Santé', 'World Health Organization'],
  ['a name in another script', '世界卫生组织', 'World Health Organization'],
  ['British spelling', 'World Health Organisation', 'Organización Mundial de la Salud'],
  ['a shared acronym with a whole name', 'WHO', 'World Health Organization'],
  ['the same with stops', 'W.H.O.', 'Organisation mondiale de la Santé'],
  ['the acronym of another language', 'OMS', 'World Health Organization'],
  ['its acronym in brackets', 'World Health Organization (WHO)', 'Organisation mondiale de la Santé'],
  ['its acronym in brackets, in the record', 'OMS', 'World Health Organization (WHO)'],
  ['a former name', 'Université Paris 5', 'Paris Descartes University'],
  ['an acronym of other letters', 'DKFZ', 'German Cancer Research Center'],
  ['one of two ministries of one name', 'Ministry of Health', 'Ministère de la Santé'],
  ['a branch by its own names', 'WHO Regional Office for Europe', 'Bureau régional de l’OMS pour l’Europe'],
  ['a company with its country', 'Kettle Works LLC', 'Kettle (United States)'],
])('one organisation: %s', (_trap, cited, found) => {
  expect(sameBody(cited, found)).toMatch(/^https:\/\/ror\.org\/0/);
  expect(sameBody(found, cited)).toBeDefined();
});

test.each([
  ['a branch of it', 'World Health Organization', 'WHO Regional Office for Europe'],
  ['a branch of it, by the acronym', 'OMS', 'Bureau régional de l’OMS pour l’Europe'],
  ['a stranger of one acronym', 'World Heritage Organs', 'World Health Organization'],
  ['two names of strangers with one acronym', 'Orgues du patrimoine', 'Organisation mondiale de la Santé'],
  ['a university and its system', 'University of California', 'University of California, Berkeley'],
  [
    'a university and its system, in another language',
    'Universidad de California',
    'University of California, Berkeley',
  ],
  ['sisters of one acronym', 'University of California, Berkeley', 'University of Colorado Boulder'],
  ['an acronym and the name of who does not bear it', 'UC', 'University of Colorado Boulder'],
  ['acronyms of which one is shared by strangers', 'UCB', 'UC'],
  ['a successor', 'Université Paris Descartes', 'Université Paris Cité'],
  ['a successor, in another language', 'Paris Descartes University', 'Université Paris Cité'],
  ['branches of a company', 'Kettle (United States)', 'Kettle (United Kingdom)'],
  ['companies of one short name', 'Kettle Works LLC', 'Kettle Trading Limited'],
  ['another country in brackets', 'Kettle (United Kingdom)', 'Kettle Works LLC'],
  ['a country in brackets that is no name of its', 'Kettle (France)', 'Kettle Works LLC'],
  ['an acronym of another in brackets', 'World Health Organization (DKFZ)', 'Organisation mondiale de la Santé'],
  ['ministries of two countries', 'Wizara ya Afya', 'Ministère de la Santé'],
  ['a part of a name', 'Deutsches Krebs', 'German Cancer Research Center'],
  ['a department of it', 'World Health Organization, Department of Tides', 'Organisation mondiale de la Santé'],
  ['both names unknown', 'Institute of Kettles', 'Institut des bouilloires'],
])('two organizations: %s', (_trap, cited, found) => {
  expect([sameBody(cited, found), sameBody(found, cited)]).toEqual([undefined, undefined]);
});

test('of two acronyms no other organization may have the cited one', () => {
  expect(sameBody('OMS', 'WHO')).toBe('https://ror.org/01f80g185');
  expect(sameBody('WHO', 'OMS')).toBeUndefined();
});

test.each<[string, CslName, string | undefined]>([
  ['a literal', { literal: 'Inserm' }, 'Inserm'],
  ['an acronym read as a family name', { family: 'OMS' }, 'OMS'],
  ['several words read as a family name', { family: 'Ärzte ohne Grenzen' }, 'Ärzte ohne Grenzen'],
  [
    'a body cut into given and family name',
    { given: 'World Health', family: 'Organization' },
    'World Health Organization',
  ],
  ['a person', { given: 'Robert', family: 'Koch' }, undefined],
  ['a family name alone, which may be anybody’s', { family: 'Rice' }, undefined],
])('what may be an organisation: %s', (_trap, name, expected) => {
  expect(organizationNamed(name)).toBe(expected);
});

const TITLE = 'On the folding of kettles in coastal provinces';
const REPORT: CslItem = { type: 'report', title: TITLE, issued: { 'date-parts': [[2011]] } };
const person = (given: string, family: string): CslName => ({ given, family });
const body = (literal: string): CslName => ({ literal });

function compared(
  cited: Partial<CslItem>,
  found: Partial<CslItem>,
  organizations = bearing(organizationsIn({ type: 'report', ...cited })),
) {
  const work = aWork({ ...REPORT, ...found });
  const reference = aReference('', { ...REPORT, ...cited });
  return comparing(reference, organizations)({ work, connector: 'crossref', by: 'search', rank: 0 });
}
const evidence = (field: string, ...sides: Parameters<typeof compared>) =>
  compared(...sides).evidence.find((item) => item.field === field);

type Sides = [cited: Partial<CslItem>, found: Partial<CslItem>];

test('an author who is an organisation agrees under its other name, and the evidence says why', () => {
  const sides: Sides = [{ author: [body('OMS')] }, { author: [body('World Health Organization')] }];
  expect(evidence('author', ...sides)).toMatchObject({
    agreement: 'same',
    likeness: 1,
    note: 'OMS: known under both names, ROR https://ror.org/01f80g185',
  });
  expect(compared(...sides).features).toMatchObject({ citedAuthors: 1, foundAuthors: 1, firstAuthor: 1 });
  expect(evidence('author', ...sides, [])).toMatchObject({ agreement: 'different', code: 'authors-replaced' });
});

test('so does a publisher', () => {
  const sides: Sides = [{ publisher: 'DKFZ' }, { publisher: 'Deutsches Krebsforschungszentrum' }];
  expect(evidence('publisher', ...sides)).toMatchObject({
    agreement: 'same',
    note: 'DKFZ: known under both names, ROR https://ror.org/0cncer001',
  });
  expect(evidence('publisher', ...sides, [])).toMatchObject({ agreement: 'near', code: 'publisher-differs' });
});

test.each<[trap: string, cited: CslName[], found: CslName[], agreement: string, code: string | undefined]>([
  [
    'a person next to it',
    [body('OMS'), person('Ada', 'Quill')],
    [body('WHO'), person('Ada', 'Quill')],
    'same',
    undefined,
  ],
  [
    'another person next to it',
    [body('OMS'), person('Ada', 'Quill')],
    [body('World Health Organization'), person('Zoe', 'Ostrander')],
    'different',
    'some-authors-replaced',
  ],
  [
    'a person left out',
    [body('OMS')],
    [body('World Health Organization'), person('Zoe', 'Ostrander')],
    'different',
    'authors-cut',
  ],
  [
    'the same in another order',
    [person('Ada', 'Quill'), body('OMS')],
    [body('World Health Organization'), person('Ada', 'Quill')],
    'near',
    'authors-reordered',
  ],
  ['another body', [body('OMS')], [body('Deutsches Krebsforschungszentrum')], 'different', 'authors-replaced'],
  ['a branch', [body('OMS')], [body('WHO Regional Office for Europe')], 'different', 'authors-replaced'],
  [
    'a successor',
    [body('Paris Descartes University')],
    [body('Université Paris Cité')],
    'different',
    'authors-replaced',
  ],
  [
    'a person of its name',
    [person('Cal', 'Berkeley')],
    [body('University of California, Berkeley')],
    'different',
    'authors-replaced',
  ],
  [
    'a family name that is an alias',
    [{ family: 'Cal' }],
    [body('University of California, Berkeley')],
    'different',
    'authors-replaced',
  ],
  ['a person in its place', [body('OMS')], [person('Oscar', 'Smith')], 'different', 'authors-replaced'],
  ['a group for its members', [body('ELM Collaboration')], [person('Ada', 'Quill')], 'near', 'record-cut'],
  ['members for their group', [person('Ada', 'Quill')], [body('Elm Study Group')], 'near', 'record-cut'],
  [
    'people of the same group',
    [person('Ada', 'Quill'), body('Elm Study Group')],
    [body('The Elm Study Group')],
    'near',
    'record-cut',
  ],
  [
    'a group next to its members',
    [person('Ada', 'Quill'), body('ELM Collaboration')],
    [person('Ada', 'Quill')],
    'same',
    undefined,
  ],
  ['another group', [body('ELM Collaboration')], [body('OAK Consortium')], 'different', 'authors-replaced'],
  [
    'another person next to the group',
    [person('Zoe', 'Ostrander'), body('ELM Collaboration')],
    [person('Ada', 'Quill')],
    'different',
    'authors-replaced',
  ],
])('authors: %s', (_trap, cited, found, agreement, code) => {
  const compared = evidence('author', { author: cited }, { author: found });
  expect([compared?.agreement, compared?.code]).toEqual([agreement, code]);
});

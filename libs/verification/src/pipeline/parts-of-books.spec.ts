import { verifyOne } from '@veracite/testing/verified';
import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import { createSources } from '@veracite/connectors/runtime/source';
import type { CslItem } from '@veracite/model/csl';
import { parseOne } from '@veracite/parsing/parse';
import type { Fault } from '@veracite/testing/fake-databases/faults';
import { startFakeDatabases, type FakeDatabasesOptions } from '@veracite/testing/fake-databases/start';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { createVerifier } from './verifier';
import { toResult, writeReasons } from '../to-result';

const ISBN = '9780306406157';
const TITLE = 'A history of imagined tides';
const shared = { issued: { 'date-parts': [[2009]] }, publisher: 'Tide Press', ISBN } satisfies Partial<CslItem>;
const DOI = '10.5555/978-0-306-40615-7';
const BOOK: CslItem = {
  type: 'book',
  title: TITLE,
  editor: [{ family: 'Haddad', given: 'Rima' }],
  DOI,
  'number-of-pages': '200',
  ...shared,
};
const CHAPTERS = [
  'Ebb and the measure of mud',
  'Flood walls of the northern coast',
  'Moons over wet sand',
  'Gauges before the telegraph',
  'Sandbanks and their owners',
].map((title, index): CslItem => ({
  type: 'chapter',
  title,
  author: [{ family: ['Okoye', 'Ng', 'Iyer', 'Ferreira', 'Mbeki'][index], given: 'A.' }],
  'container-title': TITLE,
  page: `${index * 20 + 1}-${index * 20 + 20}`,
  DOI: `10.5555/978-0-306-40615-7_${index + 1}`,
  ...shared,
}));
const cite = (author: string, title: string, pages: string) =>
  `${author} (2009). ${title}. In R. Haddad (Ed.), ${TITLE} (pp. ${pages}). Tide Press.`;
const INVENTED = cite('Lindqvist, M.', 'Harbor cranes in the age of steam', '33–52');

/** Verifies a reference where these databases have the parts of the book. */
async function verify(raw: string, havingParts: DatabaseId[], options: Partial<FakeDatabasesOptions> = {}) {
  const standIn = await startFakeDatabases({
    works: [BOOK, ...CHAPTERS],
    holds: (database, item) => item.type === 'book' || havingParts.includes(database),
    ...options,
  });
  const env = { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' };
  const sources = createSources({ env });
  const verification = await verifyOne(createVerifier({ library: fakeLibrary(), sources }), parseOne(raw));
  await sources.close();
  await standIn.close();
  return verification;
}

test.each<[string, string, DatabaseId[], string, string]>([
  ['a catalog lists all parts, and not this one', INVENTED, ['library-of-congress'], 'fake', '“A history of imagined tides” has 5 parts by its table of contents in Library of Congress, and none has this title or these authors.'],
  ['a catalog with UNIMARC lists all parts, and not this one', INVENTED, ['bnf'], 'fake', 'has 5 parts by its table of contents in National Library of France'],
  ['Crossref registers all parts, and not this one', INVENTED, ['crossref'], 'fake', 'has 5 parts by its table of contents in Crossref'],
  ['only the book is known', INVENTED, [], 'unknown', 'but no complete table of contents was found.'],
  ['the cited pages follow the last one of the book', cite('Lindqvist, M.', 'Harbor cranes in the age of steam', '312–330'), [], 'fake', '“A history of imagined tides” has 200 pages in the records of K10plus, German National Library, National Library of France, Library of Congress, Sudoc and swisscovery, and the cited ones come after them.'],
  ['the cited pages may be those of another edition', cite('Lindqvist, M.', 'Harbor cranes in the age of steam', '212–230'), [], 'unknown', 'but no complete table of contents was found.'],
  ['the cited pages may be those of another volume, numbered in the title', cite('Lindqvist, M.', 'Harbor cranes in the age of steam', '312–330').replaceAll('A history of imagined tides', 'A history of imagined tides II'), [], 'unknown', 'This one is not.'],
  ['the cited pages are those of another volume', cite('Lindqvist, M.', 'Harbor cranes in the age of steam', '312–330').replace('(pp.', '(Vol. 2, pp.'), [], 'unknown', 'This one is not.'],
  ['only the book is known, and its ISBN is cited', `${INVENTED.replace(`${TITLE} (pp`, 'A history of tides [online] (pp')} ISBN 978-0-306-40615-7.`, [], 'unknown', 'This one is not.'],
  ['only the book is known, its DOI is cited, and its title is not', `M. Lindqvist, “Harbor cranes in the age of steam,” Tide Press, 2009, pp. 33–52, doi: ${DOI}.`, [], 'unknown', 'This one is not.'],
  ['the DOI of a book of another publisher and year', `M. Lindqvist, “Harbor cranes in the age of steam,” Port Press, 2003, pp. 33–52, doi: ${DOI}.`, [], 'fake', `DOI ${DOI} belongs to “${TITLE}”`],
  ['the DOI of a book, and no part of one', `M. Lindqvist, “Harbor cranes in the age of steam,” Tide Press, 2009, doi: ${DOI}.`, [], 'fake', `DOI ${DOI} belongs to “${TITLE}”`],
  ['only the book is known, its DOI is cited, and its title is abbreviated', `M. Lindqvist, “Harbor cranes in the age of steam,” in Hist. Imag. Tides, Tide Press, 2009, pp. 33–52, doi: ${DOI}.`, [], 'unknown', 'This one is not.'],
  ['only the book is known, its DOI is cited, and its series in place of its title', `M. Lindqvist, “Harbor cranes in the age of steam,” in Lecture Notes in Tidal Science, Tide Press, 2009, pp. 33–52, doi: ${DOI}.`, [], 'unknown', 'This one is not.'],
  ['the DOI of a book with another title', `M. Lindqvist, “Harbor cranes in the age of steam,” in Port. Docks Ships, Dock Press, 2004, pp. 33–52, doi: ${DOI}.`, [], 'fake', `DOI ${DOI} belongs to “${TITLE}”`],
  ['a part with another title by its author', cite('Okoye, A.', 'Harbor cranes in the age of steam', '33–52'), ['library-of-congress'], 'unknown', 'no complete table of contents'],
])('%s', async (_name, raw, havingParts, status, sentence) => {
  const { verdict } = await verify(raw, havingParts);
  expect(verdict.status).toBe(status);
  expect(writeReasons(verdict.reasons).join(' ')).toContain(sentence);
}); // prettier-ignore

test.each<[string, DatabaseId]>([
  ['of a catalog', 'library-of-congress'],
  ['of Crossref', 'crossref'],
])('a real chapter is found in the table of contents %s', async (_name, database) => {
  const { verdict } = await verify(cite('Iyer, A.', 'Moons over wet sand', '41–60'), [database]);
  expect(verdict.match?.candidate.work.csl).toMatchObject({ type: 'chapter', title: 'Moons over wet sand' });
  expect(['valid', 'incomplete']).toContain(verdict.status);
});

test('catalogs are stated to be searched for the part and its book, and Crossref for the book', async () => {
  const { consulted } = toResult(await verify(INVENTED, []));
  const searched = consulted.flatMap(({ source, titles }) => (titles ? [[source, titles]] : []));
  expect(searched).toContainEqual(['K10plus', ['Harbor cranes in the age of steam', TITLE]]);
  expect(searched).toContainEqual(['Crossref', [TITLE]]);
});

test.each<[string, Fault['kind']]>([
  ['an empty list for everything', 'empty'],
  ['broken XML', 'garbage'],
  ['a login page', 'html'],
  ['another schema', 'wrong-shape'],
  ['a reply that was cut off', 'truncated'],
  ['another work', 'other-works'],
])('a catalog that answers with %s cannot accuse', async (_name, kind) => {
  const { verdict } = await verify(INVENTED, ['dnb'], { faults: { dnb: { kind } } });
  expect(verdict.status).toBe('unknown');
});

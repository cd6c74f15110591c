import { readFileSync } from 'node:fs';
import path from 'node:path';
import { databasesPage, withNumbers } from '../docs/databases-page';
import { withOutgoingData } from '../docs/outgoing-data';

/** Without the padding that the formatter puts into tables. */
const bare = (page: string): string => page.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

test('docs/databases.md matches the definitions (node tools/run.mjs libs/connectors/docs/write.ts writes it)', () => {
  const written = readFileSync(path.join(__dirname, '../../../docs/databases.md'), 'utf8');
  expect(bare(written)).toBe(bare(databasesPage()));
});

test('docs/privacy.md says what each database is sent, as its definition makes the request', () => {
  const written = readFileSync(path.join(__dirname, '../../../docs/privacy.md'), 'utf8');
  expect(bare(written)).toBe(bare(withOutgoingData(written)));
  expect(written).toMatch(/\| Crossref +\| doi +\| title, first author’s family name, year, journal or book/);
});

test('README.md has the numbers of databases', () => {
  const readme = readFileSync(path.join(__dirname, '../../../README.md'), 'utf8');
  expect(readme).toBe(withNumbers(readme));
  expect(readme).toMatch(/\*\*\d+ databases\*\*, \d+ of them/);
});

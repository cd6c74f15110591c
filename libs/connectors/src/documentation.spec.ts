import { readFileSync } from 'node:fs';
import path from 'node:path';
import { databasesPage } from './documentation';

/** Without the padding that the formatter puts into tables. */
const bare = (page: string): string => page.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

test('docs/databases.md says what the definitions say; node tools/run.mjs libs/connectors/docs/write.ts writes it anew', () => {
  const written = readFileSync(path.join(__dirname, '../../../docs/databases.md'), 'utf8');
  expect(bare(written)).toBe(bare(databasesPage()));
});

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databasesPage, withNumbers } from './databases-page';
import { withOutgoingData } from './outgoing-data';
import { format } from 'prettier';

const changed = (file: string, change: (page: string) => string) => readFile(file, 'utf8').then(change);
const pages = {
  'docs/databases.md': databasesPage(),
  'docs/privacy.md': await changed('docs/privacy.md', withOutgoingData),
  'README.md': await changed('README.md', withNumbers),
};
for (const [file, text] of Object.entries(pages)) {
  await writeFile(file, await format(text, { parser: 'markdown', printWidth: 120 }));
  console.info(`${path.resolve(file)} is written.`);
}

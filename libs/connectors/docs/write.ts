import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databasesPage } from './databases-page';
import { withOutgoingData } from './outgoing-data';
import { format } from 'prettier';

const page = path.resolve('docs/privacy.md');
const pages = {
  [path.resolve('docs/databases.md')]: databasesPage(),
  [page]: withOutgoingData(await readFile(page, 'utf8')),
};
for (const [file, text] of Object.entries(pages)) {
  await writeFile(file, await format(text, { parser: 'markdown', printWidth: 120 }));
  console.info(`${file} is written.`);
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databasesPage } from '../src/documentation';
import { format } from 'prettier';

const file = path.resolve('docs/databases.md');
await writeFile(file, await format(databasesPage(), { parser: 'markdown', printWidth: 120 }));
console.info(`${file} is written.`);

import { createReadStream, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { tokens } from '@veracite/text/fold';

/**
 * Counts in how many titles each word stands and writes the commonest to src/index/common-words.ts:
 * `node tools/run.mjs libs/library/train/common-words.ts FOLDER`, where the folder holds works as `*.jsonl.gz`.
 * Every file weighs the same, whatever its size, so that no field's words crowd out the others'. A new list moves the
 * keys of works: a library filled before must be filled anew.
 */
const WORDS = 2500;
const LINE = 100;

async function sharesIn(file: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let titles = 0;
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const { title } = JSON.parse(line) as { title?: string };
    titles += 1;
    for (const word of new Set(tokens(title ?? ''))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const [word, count] of counts) counts.set(word, count / titles);
  return counts;
}

const folders = process.argv.slice(2);
const files = folders.filter(existsSync).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .map((name) => path.join(folder, name)),
);
if (files.length === 0) {
  console.error('usage: common-words.ts FOLDER...   (folders with *.jsonl.gz)');
  process.exit(64);
}
const sum = new Map<string, number>();
for (const file of files) for (const [word, share] of await sharesIn(file)) sum.set(word, (sum.get(word) ?? 0) + share);
const words = [...sum]
  .filter(([word]) => /^\D{1,20}$/.test(word))
  .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  .slice(0, WORDS)
  .map(([word]) => word);

const lines: string[] = [];
let line = '';
for (const word of words) {
  if (line.length + word.length >= LINE) {
    lines.push(line);
    line = '';
  }
  line += `${word} `;
}
lines.push(line);
const body = lines.map((each) => `  '${each}',`).join('\n');
writeFileSync(
  path.join(__dirname, '../src/index/common-words.ts'),
  `/** The commonest words of titles, commonest first; written by libs/library/train/common-words.ts. */
export const COMMON_WORDS = [
${body}
]
  .join('')
  .trimEnd();
`,
);
console.log(`${words.length} words from ${files.length} files`);

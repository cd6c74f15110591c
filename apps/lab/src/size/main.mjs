/**
 * Prints the size of the code base: production lines, raw queries of the API, entities, scripts, words of
 * tools/lint/plain-words.json and named test cases. `npm run lab -- size [FOLDER]`, where the folder is another checkout.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../../tools/paths.mjs';
import { wordsIn } from '../../../../tools/lint/plain-words.mjs';

const checkout = path.resolve(process.argv[2] ?? root);
const files = execFileSync('git', ['ls-files'], { cwd: checkout, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && fs.existsSync(path.join(checkout, file)));
const read = (file) => fs.readFileSync(path.join(checkout, file), 'utf8');
const count = (text, pattern) => text.match(pattern)?.length ?? 0;
const sum = (list, of) => list.reduce((total, file) => total + of(read(file)), 0);

const TYPESCRIPT = /^(?:apps|libs)\/(?!testing\/)[^/]+\/src\/.*\.tsx?$/;
const NOT_PRODUCT = /\.(?:spec|e2e)\.tsx?$|^apps\/(?:[^/]+-e2e|lab)\/|\/(?:data|fixture)\//;
const product = files.filter((file) => TYPESCRIPT.test(file) && !NOT_PRODUCT.test(file));
const api = product.filter((file) => /^apps\/api\/(?!.*\/migrations\/)/.test(file));
const tests = files.filter((file) => /\.(?:spec|e2e)\.(?:tsx?|mjs)$/.test(file));
const prose = files.filter(
  (file) =>
    /\.(?:tsx?|mjs|cjs|md|json|ya?ml|html)$/.test(file) &&
    !/(?:^|\/)(?:data|package-lock\.json)(?:\/|$)|openapi\.json$|plain-words/.test(file),
);

const figures = [
  ['production lines', sum(product, (text) => count(text, /\n/g))],
  ['raw queries of the API', sum(api, (text) => count(text, /\.query[<(]/g))],
  ['entities', sum(api, (text) => count(text, /^@Entity\(/gm))],
  ['scripts', Object.keys(JSON.parse(read('package.json')).scripts).length],
  ['words with a plain equivalent', sum(prose, (text) => wordsIn(text).length)],
  ['test declarations', sum(tests, (text) => count(text, /^\s*(?:test|it)(?:\.each)?\s*[(<`]/gm))],
];
for (const [name, figure] of figures) console.log(`${name.padEnd(30)} ${figure.toLocaleString('en-US').padStart(8)}`);

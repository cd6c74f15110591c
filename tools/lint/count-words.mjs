import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { inRoot } from '../paths.mjs';
import { wordsIn } from './plain-words.mjs';

const TEXT = /\.(?:tsx?|mjs|cjs|md|ya?ml)$/;
/** Tests and lists of mistakes quote titles of works, which may have any word. */
const QUOTES =
  /\.(?:spec|e2e)\.|-e2e\/|^apps\/lab\/|\/(?:data|examples|fixture|migrations)\/|\/testing\/|^docs\/(?:recipes|accuracy)\.md$/;

/** Returns how many words of plain-words.json the code and docs of each top-level folder have. */
export function countWords() {
  const files = execFileSync('git', ['ls-files'], { cwd: inRoot(), encoding: 'utf8' }).split('\n');
  const counts = {};
  for (const file of files.filter((name) => TEXT.test(name) && !QUOTES.test(name) && fs.existsSync(inRoot(name)))) {
    const [area] = file.split('/');
    const count = wordsIn(fs.readFileSync(inRoot(file), 'utf8')).length;
    if (count > 0) counts[area] = (counts[area] ?? 0) + count;
  }
  return counts;
}

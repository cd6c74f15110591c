import { readFileSync } from 'node:fs';
import { sentenceCase } from '../src/casing/sentence-case';
import { capitalShare } from '../src/casing/shape';
import { languageOf } from '../src/casing/language';
import { cutWords } from '../src/casing/words';
import { toPlain } from '../src/markup';
const rows = JSON.parse(readFileSync('/tmp/dev-base.json', 'utf8')) as [string, string | undefined, string][];
const n: Record<string, number> = {};
for (const [title, language, base] of rows) {
  const now = toPlain(sentenceCase(title, { language }));
  if (now === base) continue;
  const l = languageOf(title, language);
  const share = capitalShare(cutWords(toPlain(title)).words) ?? 0;
  const kind = l !== 'en' && l !== undefined ? 'foreign' : share < 0.5 ? 'sentence' : 'headline';
  n[kind] = (n[kind] ?? 0) + 1;
  console.log(`${kind}\n   ${toPlain(title)}\n - ${base}\n + ${now}`);
}
console.log(rows.length, n);

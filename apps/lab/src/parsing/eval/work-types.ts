import type { CslItem, CslType } from '@veracite/model/csl';
import { parseOne } from '@veracite/parsing/parse';
import { textKey } from '../train/sample';
import { measuringRows } from '../../harness/data';
import { partOf, type Part } from '../../harness/parts';

/**
 * Types of works in the sets (JATS, CSL) and the types that are right for each. JATS labels chapters as books and all periodicals
 * as journals. Types that are missing here ("other", "document") are not compared.
 */
const RIGHT: Record<string, readonly CslType[]> = {
  journal: ['article-journal', 'article-magazine', 'article-newspaper'],
  'article-journal': ['article-journal'],
  'article-newspaper': ['article-newspaper', 'article-magazine'],
  book: ['book', 'chapter'],
  chapter: ['chapter', 'entry-encyclopedia'],
  confproc: ['paper-conference'],
  'paper-conference': ['paper-conference'],
  thesis: ['thesis'],
  report: ['report'],
  webpage: ['webpage', 'post-weblog'],
  web: ['webpage', 'post-weblog'],
  'post-weblog': ['webpage', 'post-weblog'],
  dataset: ['dataset'],
  software: ['software'],
};
/** CSL records distinguish books from chapters. */
const STRICT: Record<string, readonly CslType[]> = { ...RIGHT, book: ['book'] };

interface TypeCase {
  set: string;
  text: string;
  type: string;
  right: readonly CslType[];
}

interface JatsRow {
  doc: string;
  text: string;
  reftype?: string;
}

interface RecordRow {
  text: string;
  doi?: string;
  record?: CslItem;
}

function* typeCases(part: Part): Generator<TypeCase> {
  for (const set of ['plos-jats', 'scielo-jats']) {
    for (const { doc, text, reftype: type = '' } of measuringRows<JatsRow>(`parsing/${set}.jsonl.gz`)) {
      const right = RIGHT[type];
      if (right && partOf(`${set}:${doc}`) === part) yield { set, text, type, right };
    }
  }
  for (const set of ['hundred-refs', 'psych-replications', 'syriac-studies']) {
    for (const { text, doi, record } of measuringRows<RecordRow>(`matching/${set}.jsonl.gz`)) {
      const right = STRICT[record?.type ?? ''];
      if (!record || !right || partOf(doi ?? textKey(record.title ?? text)) !== part) continue;
      yield { set, text, type: record.type, right };
    }
  }
}

/** Returns a line for each set and type with the share of right types. */
export function typeReport(part: Part): string[] {
  const counts = new Map<string, { right: number; all: number; wrong: Map<string, number> }>();
  for (const { set, text, type, right } of typeCases(part)) {
    const given = parseOne(text, { now: new Date('2026-01-01') }).csl.type;
    for (const key of [`${set} all`, `${set} ${type}`]) {
      const entry = counts.get(key) ?? { right: 0, all: 0, wrong: new Map<string, number>() };
      counts.set(key, entry);
      entry.all += 1;
      if (right.includes(given)) entry.right += 1;
      else entry.wrong.set(given, (entry.wrong.get(given) ?? 0) + 1);
    }
  }
  return [...counts].sort().map(([key, { right, all, wrong }]) => {
    const mistaken = [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 3);
    const taken = mistaken.map(([type, n]) => `${type} ${n}`).join(', ');
    return `${key.padEnd(36)} ${String(all).padStart(5)} ${((100 * right) / all).toFixed(1).padStart(6)}  ${taken}`;
  });
}

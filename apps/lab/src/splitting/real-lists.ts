import { parseText } from '@veracite/parsing/parse';
import type { MeasuringData } from '../harness/data';
import { DATA_SETS } from '../sets/sets';

interface Row {
  text: string;
  doc?: string;
}

/** Every file of labeled references. */
export const REAL = DATA_SETS.map(({ name }) => name)
  .filter((name) => /^(?:parsing|matching)\//.test(name))
  .sort();
const FILE = 500;

/** Every labeled set as files of one reference a line: as many entries as lines? */
export function* oneALine(data: MeasuringData): Generator<string> {
  const sum = { lines: 0, right: 0, files: 0, whole: 0 };
  for (const name of REAL) {
    const texts = data.rows<Partial<Row>>(name).flatMap(({ text }) => {
      const line = text?.replace(/\s+/g, ' ').trim() ?? '';
      return line ? [line] : [];
    });
    if (texts.length === 0) continue;
    const tally = { lines: 0, right: 0, files: 0, whole: 0 };
    for (let from = 0; from < Math.min(texts.length, 12 * FILE); from += FILE) {
      const lines = texts.slice(from, from + FILE);
      const text = lines.join('\n');
      const { references } = parseText(text);
      const starts = new Map(references.map(({ span }) => [span.end, span.start]));
      let index = 0;
      for (const line of lines) {
        const start = starts.get(index + line.length);
        tally.right += Number(start !== undefined && start >= index && start < index + line.length);
        index += line.length + 1;
      }
      tally.lines += lines.length;
      tally.files += 1;
      tally.whole += Number(references.length === lines.length);
    }
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += tally[key];
    yield `one a line, ${name.replace(/^.*\/|\.jsonl\.gz$/g, '')}: ${tally.right} of ${tally.lines} lines (${((100 * tally.right) / tally.lines).toFixed(2)} %), ${tally.whole} of ${tally.files} files`;
  }
  yield `one a line, all: ${sum.right} of ${sum.lines} lines (${((100 * sum.right) / sum.lines).toFixed(3)} %), ${sum.whole} of ${sum.files} files`;
}

const DOCUMENT_SETS = [
  'excite-en',
  'excite-de',
  'plos-jats',
  'scielo-jats',
  'grobid-citation',
  'anystyle-good',
  'cora',
];

/** Real references joined into documents, their lines filled as a page fills them, with pages' ends: how many beginnings are found rightly. */
export function* realDocuments(data: MeasuringData, shown: string | undefined): Generator<string> {
  const sum = { right: 0, given: 0, wanted: 0 };
  for (const set of DOCUMENT_SETS) {
    const texts = data.rows<Row>(`parsing/${set}.jsonl.gz`).map(({ text }) => text.replace(/\s+/g, ' ').trim());
    const tally = { right: 0, given: 0, wanted: 0 };
    for (let k = 0, from = 0; from < Math.min(texts.length, 1500); k += 1) {
      const length = 15 + ((k * 17) % 46);
      const { text, starts } = document(texts.slice(from, from + length), k);
      from += length;
      const given = parseText(text).references.map(({ span }) => text.lastIndexOf('\n', span.start - 1) + 1);
      const right = given.filter((start) => starts.has(start)).length;
      if (shown === set && right < Math.max(starts.size, given.length)) {
        for (const start of starts)
          if (!given.includes(start)) console.log(`  missed ${k % 4}: ${text.slice(start, start + 90)}`);
        for (const start of given)
          if (!starts.has(start))
            console.log(`  wrong ${k % 4}: ${JSON.stringify(text.slice(start - 60, start + 60))}`);
      }
      tally.right += right;
      tally.given += given.length;
      tally.wanted += starts.size;
    }
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += tally[key];
    yield `documents of ${set}: boundary F1 ${f1(tally)}`;
  }
  yield `documents, all: boundary F1 ${f1(sum)}`;
}

const f1 = ({ right, given, wanted }: { right: number; given: number; wanted: number }): string =>
  ((2 * right) / Math.max(1, given + wanted)).toFixed(4);

/** A list filled to a width that turns with `k`; a third with hanging indent, a quarter numbered, a page's number and head after each 40 lines. */
function document(texts: readonly string[], k: number): { text: string; starts: Set<number> } {
  const width = 60 + ((k * 13) % 45);
  const rest = k % 3 === 0 ? '    ' : '';
  let text = '';
  let line = 0;
  const starts = new Set<number>();
  const put = (row: string): void => {
    text += `${row}\n`;
    line += 1;
    if (line % 40 === 0) text += `${k + line}\nThe journal of joined lists ${k}\n`;
  };
  texts.forEach((entry, i) => {
    let row = k % 4 === 1 ? `[${i + 1}]` : '';
    starts.add(text.length);
    for (const word of entry.split(' ')) {
      if (row.trim() && `${row} ${word}`.length > width) {
        put(row);
        row = rest;
      }
      row += (row.trim() ? ' ' : '') + word;
    }
    put(row);
  });
  return { text, starts };
}

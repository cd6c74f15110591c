import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'libs/testing/data/handmade';

/** Short names of fields in the tables. */
const KEYS = {
  a: 'author',
  e: 'editor',
  tr: 'translator',
  t: 'title',
  c: 'container-title',
  s: 'collection-title',
  ev: 'event-title',
  d: 'issued',
  acc: 'accessed',
  v: 'volume',
  i: 'issue',
  p: 'page',
  np: 'number-of-pages',
  n: 'number',
  sec: 'section',
  ed: 'edition',
  ver: 'version',
  pub: 'publisher',
  pl: 'publisher-place',
  g: 'genre',
  doi: 'DOI',
  ax: 'arXiv',
  pmid: 'PMID',
  pmc: 'PMCID',
  isbn: 'ISBN',
  url: 'URL',
} as const;

export type HandField = (typeof KEYS)[keyof typeof KEYS] | 'type';
export const HAND_FIELDS: readonly HandField[] = ['type', ...Object.values(KEYS)];

/** A handmade reference to a known work, and its right fields. */
export interface HandRow {
  table: string;
  /** Its style and its difficulty. */
  name: string;
  text: string;
  /** Types of which any is right. */
  types: string[];
  values: Partial<Record<HandField, string>>;
}

/**
 * Returns the rows of the handmade tables: blocks of three lines, "# style and trap", the reference, and
 * "type ~another | key=value | …" with the keys above. A name is "Family, Given, Suffix", a body "{Body}".
 */
export function handmadeRows(): HandRow[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .trim()
        .split(/\n{2,}/)
        .map((block) => readBlock(file.replace('.txt', ''), block)),
    );
}

function readBlock(table: string, block: string): HandRow {
  const [name = '', text = '', facts = ''] = block.split('\n');
  const [types = '', ...pairs] = facts.split(' | ');
  const values: HandRow['values'] = {};
  for (const pair of pairs) {
    const index = pair.indexOf('=');
    const key = KEYS[pair.slice(0, index) as keyof typeof KEYS] as HandField | undefined;
    if (!key) throw new Error(`${table}: no field is called "${pair}"`);
    values[key] = pair.slice(index + 1).trim();
  }
  return { table, name: name.replace(/^# /, ''), text, types: types.split(' ~').map((type) => type.trim()), values };
}

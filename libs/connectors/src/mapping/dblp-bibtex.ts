import type { CslName } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { parseDisplayName, personNames } from './person-names';
import { buildWork } from './build-work';
import { workTypes } from './work-types';

/** DBLP's records as BibTeX (dblp.org/faq/1474782.html), which it returns for a DOI. */
const TYPES = workTypes('dblp-bibtex');

/** Matches the start of a field: a line with a name and an equals sign, such as "  title = {A {B} title},". */
const FIELD = /^\s{0,8}([a-z]{1,20})\s{0,20}=\s{0,4}\{/;

/** Parses the type, key and fields of the first entry; undefined if there is none. */
function entryOf(text: string): { type: string; key: string; fields: Map<string, string> } | undefined {
  const [head = '', ...lines] = text.trimStart().split(/\r?\n/);
  const [, type, key] = /^@([a-z]{1,20})\{([^,\s]{1,200}),$/i.exec(head.trim()) ?? [];
  if (!type || !key) return undefined;
  const fields = new Map<string, string>();
  let name: string | undefined;
  for (const line of lines) {
    if (line.startsWith('@')) break;
    const begins = FIELD.exec(line);
    if (begins) name = begins[1];
    if (name === undefined || line.trim() === '}') continue;
    const value = (begins ? line.slice(begins[0].length) : line).trim();
    fields.set(name, `${fields.get(name) ?? ''} ${value}`.trim());
  }
  for (const [field, value] of fields) fields.set(field, value.replace(/\},?$/, ''));
  return { type: type.toLowerCase(), key, fields };
}

/** Maps a BibTeX record. Returns undefined if the text is not an entry with a title. */
export function dblpEntry(text: string): Work | undefined {
  const entry = entryOf(text);
  if (!entry) return undefined;
  const fieldOf = (name: string): string | undefined => entry.fields.get(name);
  const arxiv = fieldOf('journal') === 'CoRR' ? /^abs\/(\S+)$/.exec(fieldOf('volume') ?? '')?.[1] : undefined;
  const people = (name: string): CslName[] =>
    // DBLP adds a number to the names of people with the same name.
    personNames(fieldOf(name)?.split(/ and /), (item) => parseDisplayName(item.replace(/ \d{4}$/, '')));
  const type = arxiv ? 'article' : (TYPES[entry.type] ?? 'document');
  return buildWork('dblp', {
    id: entry.key.replace(/^DBLP:/, ''),
    type,
    title: fieldOf('title'),
    authors: people('author'),
    editors: people('editor'),
    dates: [fieldOf('year')],
    container: fieldOf('journal') ?? fieldOf('booktitle'),
    collection: fieldOf('series'),
    volume: fieldOf('volume'),
    issue: fieldOf('number'),
    page: fieldOf('pages'),
    publisher: fieldOf('publisher') ?? fieldOf('school'),
    genre: arxiv ? 'preprint' : undefined,
    doi: normalizeDoi(fieldOf('doi') ?? fieldOf('url') ?? ''),
    arxiv,
    isbn: [fieldOf('isbn')],
    url: `https://dblp.org/rec/${entry.key.replace(/^DBLP:/, '')}`,
  });
}

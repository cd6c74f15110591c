import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { csvRows } from '@veracite/library/import/csv';
import type { NameKind } from '@veracite/text/registered-names';

/** A row of a source by the names of its columns; several names in one cell are divided by |. */
export type NameRow = Record<string, string>;
type Json = Record<string, unknown>;

const TYPES: Record<string, NameKind> = {
  education: 'university',
  government: 'government',
  company: 'company',
};

/** Reads a source as rows: a table, or one of the JSON files whose structure is known here. */
export async function* rowsOfSource(folder: string, file: string): AsyncGenerator<NameRow> {
  const place = path.join(folder, file);
  const lines = () => createInterface({ input: createReadStream(place), crlfDelay: Infinity });
  // Quotation marks between tabs are part of names.
  if (/\.[ct]sv$/.test(file)) yield* csvRows(lines(), file.endsWith('.csv'));
  else if (file === 'ror.jsonl') for await (const line of lines()) yield organizationRow(JSON.parse(line) as Json);
  else if (file.endsWith('.jsonl')) for await (const line of lines()) yield workRow(JSON.parse(line) as Json);
  else yield* jsonRows(JSON.parse(readFileSync(place, 'utf8')) as Json);
}

/** Lists of objects, the abbreviations of CSL, the reporters of the Free Law Project, and results of SPARQL. */
function* jsonRows(content: Json): Generator<NameRow> {
  const { default: abbreviations, results } = content as {
    default?: { 'container-title': Record<string, string> };
    results?: { bindings: Record<string, { value: string }>[] };
  };
  if (abbreviations)
    for (const [name, short] of Object.entries(abbreviations['container-title'])) yield { name, short };
  else if (Array.isArray(content)) yield* content as NameRow[];
  else if (results) for (const { itemLabel } of results.bindings) yield { itemLabel: itemLabel?.value ?? '' };
  else
    for (const [short, reporters] of Object.entries(content as Record<string, { name: string; variations: object }[]>))
      for (const { name, variations } of reporters)
        yield { name, short: [short, ...Object.keys(variations)].join('|') };
}

function organizationRow(record: Json): NameRow {
  const { name, aliases, labels, acronyms, names, types } = record as {
    name?: string;
    aliases?: string[];
    labels?: { label: string }[];
    acronyms?: string[];
    names?: { value: string; types: string[] }[];
    types: string[];
  };
  const isAcronym = (types: string[]): boolean => types.includes('acronym');
  const whole = names
    ? names.filter((each) => !isAcronym(each.types)).map(({ value }) => value)
    : [name ?? '', ...(aliases ?? []), ...(labels ?? []).map(({ label }) => label)];
  const short = names ? names.filter((each) => isAcronym(each.types)).map(({ value }) => value) : (acronyms ?? []);
  const kind = types.map((type) => TYPES[type.toLowerCase()]).find(Boolean) ?? 'organization';
  // ROR adds the country to names of organizations with branches in several: "Google (United States)".
  const bare = whole.map((each) => each.replace(/ \([^()]+\)$/, ''));
  return { kind, names: bare.join('|'), acronyms: short.filter(({ length }) => length > 2).join('|') };
}

function workRow(work: Json): NameRow {
  const { issued, ISBN: isbn } = work as { issued?: { 'date-parts': number[][] }; ISBN?: string };
  const text = (field: string): string => (typeof work[field] === 'string' ? work[field] : '');
  return {
    type: text('type'),
    year: `${issued?.['date-parts'][0]?.[0] ?? ''}`,
    'container-title': text('container-title'),
    publisher: text('publisher').replace(/ \([A-Z]+\)$/, ''),
    DOI: text('DOI'),
    hasIsbn: isbn ? '1' : '',
  };
}

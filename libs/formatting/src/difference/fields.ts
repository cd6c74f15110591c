import type { CslItem, CslName } from '@veracite/model/csl';
import type { Field, Reference, Span } from '@veracite/model/reference';
import { fold } from '@veracite/text/fold';
import { toPlain } from '../markup';
import { cleanText } from '../pieces/clean';
import { doiOf } from '../pieces/link';
import { editionText, pagesOf, pageText } from '../pieces/numbers';
import { initialsOf, peopleOf } from '../pieces/people';
import { wordChanges, type Change, type ChangeKind } from './words';

/** One field of the reference that is not as the record has it. */
export interface FieldDifference {
  field: Field;
  kind: Exclude<ChangeKind, 'same'>;
  written?: string;
  found?: string;
  /** Where the field stands in the reference as written. */
  span?: Span;
  /** The difference in words, where both sides have some. */
  words?: Change[];
  /** One sentence for people. */
  note: string;
}

type Written = Pick<Reference, 'csl' | 'fields'>;

const TEXTS: [Field & keyof CslItem, string][] = [
  ['title', 'title'],
  ['container-title', 'journal or book'],
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['publisher', 'publisher'],
];

/**
 * The reference as written against a record, field by field. A field that the record lacks says nothing against the
 * reference and is left out, but for none is a value made up.
 */
export function fieldDifferences(written: Written, item: CslItem): FieldDifference[] {
  const found = [
    ...people(written, item, 'author'),
    ...people(written, item, 'editor'),
    ...TEXTS.map(([name, label]) => compared(written, name, label, text(written.csl[name]), text(item[name]))),
    compared(written, 'issued', 'year', year(written.csl), year(item)),
    compared(written, 'page', 'pages', pages(written.csl), pages(item)),
    compared(written, 'edition', 'edition', editionText(written.csl.edition), editionText(item.edition)),
    compared(written, 'DOI', 'DOI', doiOf(written.csl)?.toLowerCase() ?? '', doiOf(item)?.toLowerCase() ?? ''),
  ];
  return found.filter((difference) => difference !== undefined);
}

const text = (value: unknown): string =>
  typeof value === 'string' ? toPlain(cleanText(value)).replace(/\.$/, '') : '';
const year = (item: CslItem): string => String(item.issued?.['date-parts']?.[0]?.[0] ?? '');
const pages = (item: CslItem): string => {
  const read = pagesOf(item);
  return read ? pageText(read) : '';
};

function compared(
  written: Written,
  field: Field,
  label: string,
  cited: string,
  held: string,
): FieldDifference | undefined {
  if (!held || cited === held) return undefined;
  const span = written.fields[field]?.[0];
  const base = { field, found: held, ...(span && { span }) };
  if (!cited) return { ...base, kind: 'missing', note: `The ${label} is missing: ${held}.` };
  const kind = kindOf(cited, held);
  return { ...base, kind, written: cited, words: wordChanges(cited, held), note: sentence(label, kind, cited, held) };
}

function kindOf(cited: string, held: string): 'wrong' | 'punctuation' | 'case' | 'order' {
  if (cited.toLowerCase() === held.toLowerCase()) return 'case';
  const [a, b] = [fold(cited), fold(held)];
  if (a === b) return 'punctuation';
  return a.split(' ').sort().join(' ') === b.split(' ').sort().join(' ') ? 'order' : 'wrong';
}

function sentence(label: string, kind: string, cited: string, held: string): string {
  if (kind === 'case') return `The ${label} differs in capitals: “${held}”.`;
  if (kind === 'punctuation') return `The ${label} differs in punctuation or accents: “${held}”.`;
  if (kind === 'order') return `The words of the ${label} stand in another order: “${held}”.`;
  return `The ${label} is given as “${cited}”; the record has “${held}”.`;
}

/** Names by family name and first initial: who is missing, who is not in the record, who stands elsewhere. */
function people(written: Written, item: CslItem, field: 'author' | 'editor'): FieldDifference[] {
  const cited = named(written.csl[field]);
  const held = named(item[field]);
  if (held.length === 0) return [];
  const span = written.fields[field]?.[0];
  const make = (
    kind: FieldDifference['kind'],
    note: string,
    sides: Pick<FieldDifference, 'written' | 'found'>,
  ): FieldDifference => ({
    field,
    kind,
    note,
    ...sides,
    ...(span && { span }),
  });
  if (cited.length === 0) {
    const all = held.map((name) => name.shown).join('; ');
    return [make('missing', `The ${field} is missing: ${all}.`, { found: all })];
  }
  const keys = held.map((name) => name.key);
  const known = new Set(keys);
  const given = new Set(cited.map((name) => name.key));
  // A list cut with "et al." leaves names out by right.
  const cut = peopleOf(written.csl[field]).cut || cited.length < held.length * 0.5;
  const missing = cut ? [] : held.filter((name) => !given.has(name.key));
  const strangers = cited.filter((name) => !known.has(name.key));
  const kept = cited.filter((name) => known.has(name.key)).map((name) => keys.indexOf(name.key));
  const differences = [
    ...missing.map(({ shown }) => make('missing', `${shown} is missing among the ${field}s.`, { found: shown })),
    ...strangers.map(({ shown }) => make('superfluous', `${shown} is no ${field} in the record.`, { written: shown })),
  ];
  if (kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0))) {
    differences.push(
      make('order', `The ${field}s stand in another order in the record.`, {
        found: held.map((n) => n.shown).join('; '),
      }),
    );
  }
  return differences;
}

interface Named {
  shown: string;
  key: string;
}

function named(names: CslName[] | undefined): Named[] {
  return peopleOf(names).people.map((person) => ({
    shown: [person.given, person.family].filter(Boolean).join(' '),
    key: `${fold(person.family)} ${fold(initialsOf(person.given)).charAt(0)}`.trim(),
  }));
}

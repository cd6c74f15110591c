import type { Document } from '@veracite/model/document';
import type { DocumentReport } from '@veracite/verification/in-text/check-document';
import { fromCsl, squeezed, type TrueReference } from './true-reference';
import { MIN_TITLE, type Truth } from './truth';

/** How one document was read. */
export interface Score {
  references: number;
  read: number;
  isCountRight: boolean;
  /** References whose words are known, and those of them that were found and are whole. */
  known: number;
  found: number;
  whole: number;
  /** References whose title the source has, and those of them whose title was read. */
  titled: number;
  titles: number;
  /** Citations of the source that were located in the text, and those of them that are linked to the right entry. */
  located: number;
  links: number;
  citations: number;
  alarms: number;
  notes: string[];
}

/** Largest share of the references by which a count may differ. */
const TOLERANCE = 0.02;

/** Compares a report with the truth. */
export function scoreOf(document: Document, report: DocumentReport, truth: Truth): Score {
  const notes: string[] = [];
  const entries = report.references.map(({ raw, csl, format }): Entry => {
    const fields = fromCsl(csl);
    // A dash is printed instead of the authors of the entry before.
    const repeated = /^\W*[—–―_-]{2}/.test(raw) ? squeezed(fields.family ?? '') : '';
    return { text: repeated + squeezed(raw), ...(format === 'bibtex' && { fields }) };
  });
  const known = truth.references.filter(({ title, raw }) => squeezed(title ?? '').length >= MIN_TITLE || raw);
  const positions = known.map((reference) => positionOf(reference, entries));
  const indexes = new Map<string, number>();
  let [found, whole, titled, read] = [0, 0, 0, 0];
  for (const [i, reference] of known.entries()) {
    const position = positions[i] ?? -1;
    const titles = known
      .filter((_, other) => positions[other] === position)
      .map(({ title }) => squeezed(title ?? '').slice(0, 60))
      .filter((title) => title.length >= 20);
    const shown = reference.title ?? reference.raw?.slice(0, 100) ?? '';
    if (position < 0) notes.push(`not found: ${shown}`);
    else {
      found += 1;
      indexes.set(reference.key, position);
      if (isWhole(reference, entries[position] as Entry, titles)) whole += 1;
      else notes.push(`not whole: ${shown} | ${report.references[position]?.raw.slice(0, 250) ?? ''}`);
    }
    if (squeezed(reference.title ?? '').length < MIN_TITLE) continue;
    titled += 1;
    const title = report.references[position]?.csl.title ?? '';
    if (isSameTitle(squeezed(reference.title ?? ''), squeezed(title))) read += 1;
    else if (position >= 0) notes.push(`title: ${reference.title ?? ''} | ${title}`);
  }
  const matched = new Set(indexes.values());
  const others = report.references.filter((_, i) => !matched.has(i));
  for (const { raw } of known.length > 0 ? others : []) notes.push(`more: ${raw.slice(0, 250)}`);
  // The truth is a list. Further works that are printed in notes are read, but not listed.
  const notePlaces = document.blocks.filter(({ kind }) => kind === 'note');
  const inNotes = others.filter(({ span }) =>
    notePlaces.some(({ start, end }) => start <= span.start && span.end <= end),
  );
  const count = truth.references.length;
  const difference = report.references.length - (known.length > 0 ? inNotes.length : 0) - count;
  if (difference !== 0) notes.push(`count: ${report.references.length} of ${count}`);
  return {
    references: count,
    read: report.references.length,
    isCountRight: Math.abs(difference) <= TOLERANCE * count || (difference > 0 && difference <= (truth.unsure ?? 0)),
    known: known.length,
    found,
    whole: known.length === 0 ? 0 : whole,
    titled,
    titles: read,
    ...linksOf(document, report, truth, indexes, notes),
    citations: report.citations.length,
    alarms: report.problems.length,
    notes,
  };
}

/** An entry that was read: its squeezed text, and its fields if it is BibTeX, which a printed list shows in another form. */
interface Entry {
  text: string;
  fields?: Omit<TrueReference, 'key'>;
}

function positionOf({ title, family, year, raw }: TrueReference, entries: readonly Entry[]): number {
  const all = squeezed(title ?? '');
  const fitting = (wanted: string) => entries.flatMap(({ text }, index) => (text.includes(wanted) ? [index] : []));
  if (all.length >= MIN_TITLE) {
    const exact = fitting(all);
    const fits = exact.length > 0 ? exact : fitting(all.slice(0, 60));
    const close = fits.filter((index) => {
      const text = entries[index]?.text ?? '';
      return text.includes(squeezed(family ?? '')) && text.includes(year ?? '');
    });
    if (fits.length > 0) return close[0] ?? fits[0] ?? -1;
  }
  const printed = squeezed(raw ?? '');
  const shares = entries.map(({ text, fields }) => (fields ? shownOf(printed, fields) : sharedOf(printed, text)));
  const best = Math.max(0, ...shares);
  return best >= 0.6 ? shares.indexOf(best) : -1;
}

/** Scores how well a printed reference shows the fields of an entry: its title, if it is not a short one of another work, and its author. */
function shownOf(printed: string, { title, family, year }: NonNullable<Entry['fields']>): number {
  const wanted = squeezed(title ?? '');
  if (wanted === '' || !printed.includes(wanted)) return 0;
  const others = [family, year].filter((each) => printed.includes(squeezed(each ?? ''))).length;
  return others === 0 ? 0 : 0.6 + 0.1 * others + Math.min(0.2, wanted.length / 500);
}

/** Returns the share of a text's sequences of eight characters that occur in an entry. */
function sharedOf(text: string, entry: string): number {
  const pieces = Array.from({ length: Math.max(0, Math.floor((text.length - 8) / 4)) }, (_, i) =>
    text.slice(4 * i, 4 * i + 8),
  );
  return pieces.length === 0 ? 0 : pieces.filter((piece) => entry.includes(piece)).length / pieces.length;
}

/** Checks whether an entry has the author, the year and the title of a reference and none of the other titles found in it. */
function isWhole({ title, family, year, raw }: TrueReference, entry: Entry, titles: readonly string[]): boolean {
  const all = squeezed(title ?? '');
  const sample = all.slice(0, 60);
  if (sample.length < MIN_TITLE) {
    const printed = squeezed(raw ?? '');
    const { text, fields } = entry;
    if (fields) return printed.includes(squeezed(fields.family ?? '')) && printed.includes(fields.year ?? '');
    return sharedOf(printed, text) >= 0.85 && text.length <= 1.3 * printed.length + 60;
  }
  const { text } = entry;
  const others = titles.filter((other) => !all.includes(other) && !other.includes(sample) && text.includes(other));
  return text.includes(squeezed(family ?? '')) && text.includes(year ?? '') && others.length === 0;
}

function isSameTitle(wanted: string, read: string): boolean {
  if (wanted === read) return true;
  const [short, long] = [wanted, read].sort((a, b) => a.length - b.length) as [string, string];
  return short.length >= MIN_TITLE && short.length >= 0.6 * long.length && long.startsWith(short);
}

/** Locates the citations of the source in the text and checks their links. */
function linksOf(
  { text }: Document,
  { citations }: DocumentReport,
  truth: Truth,
  position: ReadonlyMap<string, number>,
  notes: string[],
): { located: number; links: number } {
  const offsets: number[] = [];
  let all = '';
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const part = squeezed(word);
    for (let i = 0; i < part.length; i += 1) offsets.push(index + Math.min(i, word.length - 1));
    all += part;
  }
  let [located, links, from] = [0, 0, 0];
  for (const { keys, before } of truth.citations) {
    const known = keys.flatMap((key) => position.get(key) ?? []);
    let place = all.indexOf(before, from);
    if (place < 0) place = all.indexOf(before);
    if (place < 0 || known.length < keys.length) continue;
    from = place;
    located += 1;
    const offset = offsets[place + before.length] ?? text.length;
    const near = citations.filter(({ place: { start, end } }) => start <= offset + 2 && end > offset);
    if (known.every((item) => near.some(({ refs }) => refs.includes(item)))) links += 1;
    else
      notes.push(
        `link: ${text.slice(offset - 60, offset)}«${text.slice(offset, offset + 40)}» ${near.length === 0 ? 'not read' : 'to another entry'}`.replace(
          /\s+/g,
          ' ',
        ),
      );
  }
  return { located, links };
}

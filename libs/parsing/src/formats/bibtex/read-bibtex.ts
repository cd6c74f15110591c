import type { CslItem, CslType } from '@veracite/model/csl';
import type { Entry } from '../entry';
import { addReviewedWork } from '../reviewed-work';
import { resolveInheritance } from './inherit';
import { scanBibtex, type ScannedEntry } from './scan-bibtex';
import { NO_WORKS } from './tables';
import { toEntry } from './to-entry';

/** Reads the entries of a BibTeX file with inherited fields; empty for macros alone, undefined for other texts. */
export function readBibtex(text: string): Entry[] | undefined {
  const { entries, declarations } = scanBibtex(text);
  const whole = resolveInheritance(entries);
  const works = whole.filter(({ type, fields }, i) => !NO_WORKS.has(type) && fields.size > 0 && hasOwnData(entries[i]));
  if (works.length === 0)
    return isCovered(text, [...entries, ...declarations.map((span) => ({ span }))]) ? [] : undefined;
  const byKey = new Map(whole.map((entry) => [entry.key.toLowerCase(), entry]));
  const reviews = new Map(works.flatMap((entry) => reviewedBy(entry, byKey)));
  const reviewed = new Set(reviews.values());
  return works
    .filter((entry) => !(reviewed.has(entry) && DATA_ONLY.test(entry.fields.get('options') ?? '')))
    .map((entry) => {
      const work = reviews.get(entry);
      const read = toEntry(entry);
      if (work) addReviewed(read.csl, toEntry(work).csl);
      return read;
    });
}

const hasOwnData = (entry: ScannedEntry | undefined): boolean => (entry?.fields.size ?? 0) > 0;

/** Returns whether there are parts, and only white space and comments outside them. */
function isCovered(text: string, parts: readonly { span: { start: number; end: number } }[]): boolean {
  let index = 0;
  let rest = '';
  for (const { span } of [...parts].sort((a, b) => a.span.start - b.span.start)) {
    rest += text.slice(index, span.start);
    index = Math.max(index, span.end);
  }
  return parts.length > 0 && !/[\p{L}\p{N}]/u.test((rest + text.slice(index)).replace(/%[^\n]*/g, ''));
}

/** Option of an entry that exists only for other entries to refer to (BibLaTeX manual, entry options). */
const DATA_ONLY = /\bdataonly\b(?!\s*=\s*false)/;

/** Returns a review together with the entry that it reviews (BibLaTeX manual, related entries). */
function reviewedBy(entry: ScannedEntry, byKey: ReadonlyMap<string, ScannedEntry>): [ScannedEntry, ScannedEntry][] {
  if (entry.fields.get('relatedtype')?.trim() !== 'reviewof') return [];
  const key = entry.fields.get('related')?.split(',')[0]?.trim().toLowerCase();
  const work = key ? byKey.get(key) : undefined;
  return work && work !== entry ? [[entry, work]] : [];
}

const REVIEWED_KINDS: Partial<Record<CslType, string>> = { book: 'book', motion_picture: 'film' };

function addReviewed(csl: CslItem, { type, title, author = [], genre }: CslItem): void {
  if (title) addReviewedWork(csl, title, author, REVIEWED_KINDS[type] ?? genre);
}

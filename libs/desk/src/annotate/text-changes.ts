import { fieldsToChange } from '@veracite/contracts/fields-to-change';
import type { VerificationResult } from '@veracite/contracts/citations';
import { wordChanges, type ChangeKind } from '@veracite/formatting/difference/word-changes';
import { isTypo } from '@veracite/matching/title';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Evidence } from '@veracite/model/evidence';
import type { Field, Span } from '@veracite/model/reference';
import { fold } from '@veracite/text/fold';

/** A change to the text of a reference: `text` replaces the part from `start` to `end`, or is inserted where both are equal. */
export interface TextChange {
  field: Field;
  start: number;
  end: number;
  text: string;
}

/** Fields that are written alike in every style. Others follow the style of the list, which is not known. */
const WRITTEN_ALIKE: readonly Field[] = ['title', 'container-title', 'issued', 'volume', 'issue', 'page', 'publisher'];

/** Describes a change of a text: "2019 → 2020". */
export const describedChange = (raw: string, { start, end, text }: TextChange): string =>
  [raw.slice(start, end), text.trim()].filter(Boolean).join(' → ');

/** An entry of a list as it was read, and its result. */
export interface ListedEntry {
  raw: string;
  csl: CslItem;
  result?: VerificationResult;
}

/** Returns the wanted changes of each entry. A corrected year keeps its letter if another entry has the same first author and year. */
export function changesOfList(
  entries: readonly ListedEntry[],
  isWanted: (position: number, change: TextChange) => boolean,
): TextChange[][] {
  const changes = entries.map(({ raw, result }, index) =>
    result && result.status !== 'valid' ? changesOf(raw, result).filter((change) => isWanted(index, change)) : [],
  );
  const keys = entries.map(({ csl }, index) => {
    const [first] = csl.author ?? [];
    const year = changes[index]?.find(({ field }) => field === 'issued')?.text ?? yearOf(csl);
    return `${fold(first?.family ?? first?.literal ?? '')} ${year ?? ''}`;
  });
  return entries.map(({ raw }, index) => {
    const isShared = keys.some((key, other) => key === keys[index] && other !== index);
    const kept = (change: TextChange): TextChange => {
      const letter =
        change.field === 'issued' && isShared ? /[a-z]$/.exec(raw.slice(change.start, change.end))?.[0] : '';
      return letter ? { ...change, text: change.text + letter } : change;
    };
    return (changes[index] ?? []).map(kept);
  });
}

/**
 * Returns the changes that make the text of a reference agree with the record: each wrong value that occurs in one place, and a missing
 * DOI at the end or in the place of what was written as one. They are in the order of the text.
 */
function changesOf(
  raw: string,
  result: Pick<VerificationResult, 'status' | 'match' | 'evidence' | 'correctedFields' | 'reasonCodes' | 'parsed'>,
): TextChange[] {
  const wanted = fieldsToChange(result);
  const changes = result.evidence.flatMap((evidence): TextChange[] => {
    const { field, found = '' } = evidence;
    if (!wanted.includes(field)) return [];
    if (field === 'author') return changedNames(raw, result);
    if (field === 'DOI' && evidence.agreement === 'missing') return addedDoi(raw, found, result.parsed.fields.DOI);
    const span = spanOfCited(raw, evidence, result.parsed.fields);
    if (!span) return [];
    if (field === 'title') return changedWords(raw, span, found).map((change) => ({ field, ...change }));
    if (field === 'issued') return [{ field, ...withLetter(raw, span), text: found }];
    return [{ field, ...span, text: field === 'page' ? withDash(found, raw) : found }];
  });
  return changes.sort((a, b) => a.start - b.start);
}

/** Adds a DOI at the end, or in the place of what was written as one. */
function addedDoi(raw: string, found: string, written: Span[] = []): TextChange[] {
  if (written.length > 1) return [];
  const [{ start, end } = { start: raw.length, end: raw.length }] = written;
  return [{ field: 'DOI', start, end, text: `${start < end ? '' : ' '}https://doi.org/${found}` }];
}

/** Replaces misspelled family names, each if it is in one place. Other differences of authors follow the style of the list. */
function changedNames(raw: string, { parsed, match }: Pick<VerificationResult, 'parsed' | 'match'>): TextChange[] {
  const [cited = [], found = []] = [parsed.csl.author, match?.csl.author];
  if (cited.length !== found.length) return [];
  return cited.flatMap(({ family = '' }, index): TextChange[] => {
    const text = found[index]?.family ?? '';
    const start = raw.indexOf(family);
    const isMisspelled = family !== text && isTypo(fold(family), fold(text));
    if (!isMisspelled || start < 0 || raw.includes(family, start + 1)) return [];
    return [{ field: 'author', start, end: start + family.length, text }];
  });
}

/** Adds the letter of a year (2019a), which distinguishes works of the wrong year. */
const withLetter = (raw: string, { start, end }: Span): Span => ({
  start,
  end: /^[a-z](?![\p{L}\p{N}])/u.test(raw.slice(end)) ? end + 1 : end,
});

type Replacement = Omit<TextChange, 'field'>;

/** Changes that leave the letters of a title as they are. Capitals follow the style of the list. */
const KEPT: readonly ChangeKind[] = ['same', 'case', 'punctuation'];

/** Replaces the words of a title that differ, or all of it if words are missing or superfluous. */
function changedWords(raw: string, { start, end }: Span, found: string): Replacement[] {
  const changes = wordChanges(raw.slice(start, end), found).filter(({ kind }) => !KEPT.includes(kind));
  if (!changes.every(({ written, corrected }) => written && corrected)) return [{ start, end, text: found }];
  return changes.map(({ start: offset, written, corrected }) => {
    const from = start + offset;
    return { start: from, end: from + written.length, text: withCapitalsOf(written, corrected) };
  });
}

/** Writes a word with a capital only if the word that it replaces has one. Acronyms stay. */
function withCapitalsOf(written: string, word: string): string {
  if (/\p{Lu}/u.test(word.slice(1))) return word;
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase();
}

/** Returns the place of the cited value, if the field has one place with exactly this value. */
function spanOfCited(raw: string, { field, cited }: Evidence, fields: VerificationResult['parsed']['fields']) {
  const [span, ...others] = fields[field] ?? [];
  if (!span || others.length > 0 || cited === undefined) return undefined;
  if (field !== 'DOI' && !WRITTEN_ALIKE.includes(field)) return undefined;
  const start = withHyphens(raw.slice(span.start, span.end)).indexOf(withHyphens(cited));
  return start < 0 ? undefined : { start: span.start + start, end: span.start + start + cited.length };
}

const withHyphens = (text: string): string => text.replace(/[–—]/g, '-');

/** The start and the end of a range of pages. Each may have a hyphen: "31-1–31-45". */
const RANGE = /(?<![^\s,;])([^\s,;–-]{1,20}(?:-[^\s,;–-]{1,20})?\s?)[-–](\s?[^\s,;–-]{1,20}(?:-[^\s,;–-]{1,20})?)/g;

/** Writes ranges of pages with the dash of the text. */
const withDash = (pages: string, raw: string): string =>
  pages.replace(RANGE, `$1${/\d(--?|–|—)\d/.exec(raw)?.[1] ?? '–'}$2`);

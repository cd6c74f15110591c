import { dateOf, displayName, yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Evidence, EvidenceCode, Match } from '@veracite/model/evidence';
import type { Field, Reference } from '@veracite/model/reference';
import type { CorrectedField, Correction } from '@veracite/model/verification';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';
import { isFaulty } from '../faults';
import { containsRefuted } from '../refuted';
import { bestNames } from './names';
import { inFull } from './page-range';
import { repaired, venueForm } from './repair';
import { agreedText, agreedTitle, recordsOf, type Agreed, type SourceRecord } from './source-records';
import { Standing } from './field-standing';
import { UnspentWords } from './unspent-words';

/** Text fields that both a reference and a record can have, in the order of a citation. */
const TEXTS = [
  'container-title',
  'volume',
  'issue',
  'page',
  'number',
  'edition',
  'publisher',
  'publisher-place',
] as const satisfies (keyof CslItem & Field)[];
/** Fields that are not compared: kept as typed, otherwise taken from the records. */
const EXTRAS = ['genre', 'collection-title', 'collection-number', 'event-title', 'medium', 'version'] as const;

/**
 * Composes the corrected work field by field: the typed value if no record contradicts it, otherwise the value of most
 * records, with preference for the registry that owns the identifier. Correct fields stay, and no field is dropped
 * because records lack it. URLs of catalog pages are not used. A preprint of a work that was published since stays one:
 * where and when it appeared are not taken from the records of the publication.
 */
export function fuse(reference: Reference, match: Match): Correction {
  const typed = reference.csl;
  const evidence = new Map(match.evidence.map((found) => [found.field, found]));
  const records = recordsOf(match);
  const placed = evidence.get('container-title')?.code === 'published-since' ? [] : records;
  const base = placed[0]?.csl ?? typed;
  const item: CslItem = { ...base, type: typeOf(typed, placed) };
  const fields: CorrectedField[] = [];
  const set = <K extends keyof CslItem & Field>(field: K, value: CslItem[K] | undefined, sources: string[]) => {
    if (value === undefined || value === '') delete item[field];
    else {
      item[field] = value;
      fields.push({ field, sources });
    }
  };
  const standing = (field: Field): Standing => {
    const found = evidence.get(field);
    if (found?.code === 'other-version' && found.agreement === 'extra') return 'contradicted';
    if (!found || found.agreement === 'extra') return 'silent';
    if (found.agreement === 'missing') return 'untyped';
    return isFaulty(found) ? 'contradicted' : 'agreed';
  };

  const isRefuted = containsRefuted(match);
  const unspent = unspentWords(reference, records, evidence, standing);
  const typedNames = (names: CslName[] | undefined) => (unspent.isUsed(wordsOf(names)) ? undefined : names);
  const title = titleOf(standing('title') === 'agreed' ? typed.title : undefined, records, unspent);
  set('title', repaired(title?.text ?? typed.title), title?.sources ?? []);
  const names = bestNames(typed, records, evidence.get('author'), standing('author'));
  if (names.sources.length > 0) unspent.spend(wordsOf(names.author), wordsOf(names.author));
  else names.author = typedNames(names.author);
  set('author', names.author, names.sources);
  set('issued', ...issuedOf(typed, placed, evidence.get('issued'), standing('issued')));
  for (const field of TEXTS) {
    const found = agreedText(field, placed);
    const { code, agreement, cited } = evidence.get(field) ?? {};
    // An agreeing value may have been found at another position than it was parsed from.
    const value = agreement === 'same' ? (cited ?? typed[field]) : typed[field];
    const isOwn =
      value !== undefined && !isRefuted(value) && isReadable(field, value, records) && unspent.has(value, found?.text);
    const kept = keepsTyped(standing(field), code) && isOwn ? value : undefined;
    const text =
      field === 'container-title' ? venueForm(kept, found?.text, code, agreement === 'same') : (kept ?? found?.text);
    const fuller = field === 'page' ? fullestRange(kept, found?.text, standing('page')) : text;
    set(field, repaired(fuller), found && fuller === found.text ? found.sources : []);
    if (standing(field) === 'silent') unspent.spend(kept, kept);
  }
  for (const field of EXTRAS) {
    const value = typed[field];
    const isContradicted = field === 'collection-title' && standing(field) === 'contradicted';
    const isOwn = value !== undefined && !isContradicted && unspent.has(value);
    item[field] = repaired(isOwn ? value : agreedText(field, placed)?.text);
    if (isOwn) unspent.spend(value, value);
  }
  item.editor = base.editor ?? typedNames(typed.editor);
  item.translator = base.translator ?? typedNames(typed.translator);
  const own = placed.length > 0 ? match.candidate.work.identifiers.doi : undefined;
  const doi = own ?? (standing('DOI') === 'contradicted' ? undefined : typed.DOI);
  set('DOI', doi, doi === undefined ? [] : holding(records, ({ csl }) => csl.DOI?.toLowerCase() === doi));
  item.URL = isRefuted(typed.URL) ? ownAddress(placed) : (typed.URL ?? ownAddress(placed));
  return { csl: withoutEmpty(item), fields };
}

/** Boundary between title and subtitle. A period is not one, because another field may follow it. */
const SUBTITLE = /[:?!–—][”’"']?\s/gu;

/** Returns the records' title, with the typed subtitle if no record has one. */
function titleOf(typed: string | undefined, records: SourceRecord[], unspent: UnspentWords): Agreed | undefined {
  const found = agreedTitle(typed, records);
  if (typed === undefined || found === undefined) return found;
  const key = titleFingerprint(found.text);
  const hasMore = [...typed.matchAll(SUBTITLE)].some(({ index }) => titleFingerprint(typed.slice(0, index)) === key);
  return hasMore && unspent.has(typed, found.text) ? { text: typed, sources: [] } : found;
}

/** Returns the words of the text that belong to no field confirmed or contradicted by the records. */
function unspentWords(
  { raw, format, csl }: Reference,
  records: SourceRecord[],
  evidence: Map<Field, Evidence>,
  standing: (field: Field) => Standing,
): UnspentWords {
  // In a structured file every field was typed separately.
  const unspent = new UnspentWords(format === 'text' ? raw : undefined);
  for (const field of ['title', 'issued', ...TEXTS] as const) {
    const typed = field === 'issued' ? String(yearOf(csl) ?? '') : csl[field];
    const value = evidence.get(field)?.cited ?? typed;
    const found = field === 'issued' ? value : agreedText(field, records)?.text;
    // A title found in the text uses all its words, including those parsed into another field.
    const inText = field === 'title' ? evidence.get(field)?.agreement === 'same' : unspent.has(found ?? '');
    if (standing(field) === 'agreed') unspent.spend(inText ? found : value, found);
    if (standing(field) === 'contradicted') unspent.spend(value, value);
  }
  for (const field of EXTRAS) {
    const found = agreedText(field, records)?.text;
    if (found !== undefined && unspent.has(found)) unspent.spend(found, found);
  }
  return unspent;
}

/** Checks whether the typed value is kept: no record contradicts it. */
const keepsTyped = (standing: Standing, code: EvidenceCode | undefined): boolean =>
  standing === 'silent' || (standing === 'agreed' && code !== 'volume-with-issue' && code !== 'pages-within');

/** Returns the type of the work. A typed thesis or report wins over records that only say "book", "article" or "document". */
function typeOf(typed: CslItem, records: SourceRecord[]): CslItem['type'] {
  const types = records.map(({ csl }) => csl.type);
  const vague = types.every((type) => type === 'document' || type === 'book' || type === 'article');
  if (vague && (typed.type === 'thesis' || typed.type === 'report')) return typed.type;
  const [first = typed.type] = types.filter((type) => type !== 'document');
  return first;
}

/** A year from 1800 on, which an issue never is: it was parsed from the date. */
const YEAR = /^(?:1[89]|20)\d\d$/;

/** The kind of a work, which styles print before a number ("Standard No. 5") and which is no venue. */
const KIND = /^(?:standard|(?:technical |research )?report|working paper|thesis|(?:doctoral )?dissertation|patent)$/;

/**
 * Checks whether a typed value can be this field: not the kind of the work as a venue, not a year as an issue, and not
 * what the records have in another field. A plain number may be in two fields.
 */
function isReadable(field: Field, value: string, records: SourceRecord[]): boolean {
  const key = fold(value);
  if (field === 'container-title' && KIND.test(key)) return false;
  if (/^\d+$/.test(key)) return field !== 'issue' || !YEAR.test(key);
  return !records.some(({ csl }) => TEXTS.some((other) => other !== field && fold(csl[other] ?? '') === key));
}

/** Returns the names as one text. */
const wordsOf = (names: CslName[] = []): string => names.map((name) => displayName(name)).join(' ');

function issuedOf(
  typed: CslItem,
  records: SourceRecord[],
  { code, agreement, cited: citedText }: Partial<Evidence> = {},
  standing: Standing,
): [CslItem['issued'], string[]] {
  // An agreeing year may have been found at another position than it was parsed from.
  const cited = agreement === 'same' && citedText ? Number(citedText) : yearOf(typed);
  const dated = records.filter(({ csl }) => yearOf(csl) !== undefined);
  if (cited !== undefined && (standing === 'agreed' || standing === 'silent')) {
    const same = code === 'other-edition' ? [] : dated.filter(({ csl }) => yearOf(csl) === cited);
    return [same[0]?.csl.issued ?? dateOf(cited), same.map(({ connector }) => connector)];
  }
  const years = dated.map(({ csl }) => yearOf(csl));
  const often = (year: number | undefined) => years.filter((found) => found === year).length;
  const best = dated.reduce<SourceRecord | undefined>(
    (a, b) => (a && often(yearOf(a.csl)) >= often(yearOf(b.csl)) ? a : b),
    undefined,
  );
  if (!best) return [standing === 'contradicted' ? undefined : typed.issued, []];
  return [best.csl.issued, holding(dated, ({ csl }) => yearOf(csl) === yearOf(best.csl))];
}

const holding = (records: SourceRecord[], test: (record: SourceRecord) => boolean): string[] =>
  records.filter(test).map(({ connector }) => connector);

/** Returns the longer of two agreeing page ranges ("737–738" over "737"), with all digits of the last page. */
function fullestRange(kept: string | undefined, found: string | undefined, standing: Standing): string | undefined {
  if (kept === undefined || found === undefined || standing !== 'agreed') return inFull(kept ?? found);
  const [typed, recorded] = [inFull(kept), inFull(found)];
  return recorded.length > typed.length ? recorded : typed;
}

/** Returns the URL that contains the work's DOI or arXiv id. Pages of catalogs are not used. */
function ownAddress(records: SourceRecord[]): string | undefined {
  return records
    .map(({ csl }) => csl.URL)
    .find((url) => url !== undefined && /^https?:\/\/(?:dx\.)?(?:doi\.org|arxiv\.org\/abs)\//i.test(url));
}

const withoutEmpty = (item: CslItem): CslItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined && value !== '')) as CslItem;

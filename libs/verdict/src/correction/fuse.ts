import { dateOf, yearOf, type CslItem } from '@veracite/model/csl';
import type { Evidence, EvidenceCode, Match } from '@veracite/model/evidence';
import type { Field, Reference } from '@veracite/model/reference';
import type { CorrectedField, Correction } from '@veracite/model/verification';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { isFaulty } from '../faults';
import { bestNames } from './names';
import { inFull } from './page-range';
import { repaired, venueForm } from './repair';
import { agreedText, agreedTitle, recordsOf, type Agreed, type Witness } from './witnesses';
import { Standing } from './standing';
import { UnspentWords } from './unspent';

/** Fields of text that a reference and a record can both give, in the order of a citation. */
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
/** What a description says beyond the fields compared: kept as typed, else taken from the records. */
const EXTRAS = ['genre', 'collection-title', 'collection-number', 'event-title', 'medium', 'version'] as const;

/**
 * The work as a correction describes it, field by field from the best witness: what was typed where no record
 * contradicts it, else what most records say, among equals the registry that owns the identifier. A field that was
 * right stays; nothing is lost because a record is silent. Addresses of catalogues are nobody's statement about a work.
 */
export function fuse(reference: Reference, match: Match): Correction {
  const typed = reference.csl;
  const records = recordsOf(match);
  const base = records[0]?.csl ?? typed;
  const item: CslItem = { ...base, type: typeOf(typed, records) };
  const fields: CorrectedField[] = [];
  const evidence = new Map(match.evidence.map((one) => [one.field, one]));
  const put = <K extends keyof CslItem & Field>(field: K, value: CslItem[K] | undefined, sources: string[]) => {
    if (value === undefined || value === '') delete item[field];
    else {
      item[field] = value;
      fields.push({ field, sources });
    }
  };
  const standing = (field: Field): Standing => {
    const one = evidence.get(field);
    if (!one || one.agreement === 'extra') return 'silent';
    if (one.agreement === 'missing') return 'untyped';
    return isFaulty(one) ? 'contradicted' : 'agreed';
  };

  const unspent = unspentWords(reference, records, evidence, standing);
  const title = titleOf(standing('title') === 'agreed' ? typed.title : undefined, records, unspent);
  put('title', repaired(title?.text ?? typed.title), title?.sources ?? []);
  const names = bestNames(typed, records, evidence.get('author'), standing('author'));
  put('author', names.author, names.sources);
  put('issued', ...issuedOf(typed, records, evidence.get('issued')?.code, standing('issued')));
  for (const field of TEXTS) {
    const found = agreedText(field, records);
    const { code, agreement, cited } = evidence.get(field) ?? {};
    // What agrees may have been found elsewhere in the text than it was read.
    const told = agreement === 'same' ? (cited ?? typed[field]) : typed[field];
    const isOwn = told !== undefined && unspent.has(told, found?.text);
    const kept = keepsTyped(standing(field), code) && isOwn ? told : undefined;
    const text =
      field === 'container-title' ? venueForm(kept, found?.text, code, agreement === 'same') : (kept ?? found?.text);
    const fuller = field === 'page' ? fullestRange(kept, found?.text, standing('page')) : text;
    put(field, repaired(fuller), found && fuller === found.text ? found.sources : []);
    if (standing(field) === 'silent') unspent.spend(kept, kept);
  }
  for (const field of EXTRAS) {
    const told = typed[field];
    const isOwn = told !== undefined && unspent.has(told);
    item[field] = repaired(isOwn ? told : agreedText(field, records)?.text);
  }
  item.editor = base.editor ?? typed.editor;
  item.translator = base.translator ?? typed.translator;
  const doi = match.candidate.work.identifiers.doi ?? (standing('DOI') === 'silent' ? typed.DOI : undefined);
  put('DOI', doi, doi === undefined ? [] : holding(records, ({ csl }) => csl.DOI?.toLowerCase() === doi));
  item.URL = typed.URL ?? ownAddress(records);
  return { csl: withoutEmpty(item), fields };
}

/** Where a title proper ends and its subtitle begins; behind a full stop another field may have been read along. */
const SUBTITLE = /[:?!–—][”’"']?\s/gu;

/** The records' title; with the subtitle that was typed where no record tells one. */
function titleOf(typed: string | undefined, records: Witness[], unspent: UnspentWords): Agreed | undefined {
  const found = agreedTitle(typed, records);
  if (typed === undefined || found === undefined) return found;
  const key = titleFingerprint(found.text);
  const hasMore = [...typed.matchAll(SUBTITLE)].some(({ index }) => titleFingerprint(typed.slice(0, index)) === key);
  return hasMore && unspent.has(typed, found.text) ? { text: typed, sources: [] } : found;
}

/** The words of a text less those of the fields that records tell as well. */
function unspentWords(
  { raw, format, csl }: Reference,
  records: Witness[],
  evidence: Map<Field, Evidence>,
  standing: (field: Field) => Standing,
): UnspentWords {
  // In a structured file each field is a statement of its own.
  const unspent = new UnspentWords(format === 'text' ? raw : undefined);
  for (const field of ['title', 'issued', ...TEXTS] as const) {
    const typed = field === 'issued' ? String(yearOf(csl) ?? '') : csl[field];
    const told = evidence.get(field)?.cited ?? typed;
    const found = field === 'issued' ? told : agreedText(field, records)?.text;
    // A title that stands in the text has used all its words, also those that were read into another field.
    const stands = field === 'title' && evidence.get(field)?.agreement === 'same';
    if (standing(field) === 'agreed') unspent.spend(stands ? found : told, found);
    if (standing(field) === 'contradicted') unspent.spend(told, told);
  }
  return unspent;
}

/** Without fault, or unheard of by any record. */
function keepsTyped(standing: Standing, code: EvidenceCode | undefined): boolean {
  return standing === 'silent' || (standing === 'agreed' && code !== 'volume-with-issue' && code !== 'pages-within');
}

/** What was typed says more about the kind of work than a catalogue that calls everything a book or a document. */
function typeOf(typed: CslItem, records: Witness[]): CslItem['type'] {
  const types = records.map(({ csl }) => csl.type);
  const vague = types.every((type) => type === 'document' || type === 'book' || type === 'article');
  if (vague && (typed.type === 'thesis' || typed.type === 'report')) return typed.type;
  const [first = typed.type] = types.filter((type) => type !== 'document');
  return first;
}

function issuedOf(
  typed: CslItem,
  records: Witness[],
  code: EvidenceCode | undefined,
  standing: Standing,
): [CslItem['issued'], string[]] {
  const cited = yearOf(typed);
  const dated = records.filter(({ csl }) => yearOf(csl) !== undefined);
  if (cited !== undefined && (standing === 'agreed' || standing === 'silent')) {
    const same = code === 'other-edition' ? [] : dated.filter(({ csl }) => yearOf(csl) === cited);
    return [same[0]?.csl.issued ?? dateOf(cited), same.map(({ connector }) => connector)];
  }
  const years = dated.map(({ csl }) => yearOf(csl));
  const often = (year: number | undefined) => years.filter((one) => one === year).length;
  const best = dated.reduce<Witness | undefined>(
    (a, b) => (a && often(yearOf(a.csl)) >= often(yearOf(b.csl)) ? a : b),
    undefined,
  );
  if (!best) return [typed.issued, []];
  return [best.csl.issued, holding(dated, ({ csl }) => yearOf(csl) === yearOf(best.csl))];
}

function holding(records: Witness[], test: (record: Witness) => boolean): string[] {
  return records.filter(test).map(({ connector }) => connector);
}

/**
 * "737–738" where one side knows the last page and the other the first alone, or both know it and one shortens it: styles
 * that write ranges out need all its digits.
 */
function fullestRange(kept: string | undefined, found: string | undefined, standing: Standing): string | undefined {
  if (kept === undefined || found === undefined || standing !== 'agreed') return inFull(kept ?? found);
  const [typed, recorded] = [inFull(kept), inFull(found)];
  return recorded.length > typed.length ? recorded : typed;
}

/** An address that is the work's identifier; a catalogue's page is where a database shows its record. */
function ownAddress(records: Witness[]): string | undefined {
  return records
    .map(({ csl }) => csl.URL)
    .find((url) => url !== undefined && /^https?:\/\/(?:dx\.)?(?:doi\.org|arxiv\.org\/abs)\//i.test(url));
}

function withoutEmpty(item: CslItem): CslItem {
  return Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== undefined && value !== ''),
  ) as CslItem & {
    type: CslItem['type'];
  };
}

import type { CslItem } from '@veracite/model/csl';
import type { Field } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import { compareEditions } from './edition';
import type { Finding } from './finding';
import type { OneOrganization } from './organization';
import { comparePublishers, contains } from './publisher';
import type { RawText } from './raw-text';
import { readVenueName } from './venue-name';
import { venuePair } from './venue-pair';

interface ImprintContext {
  /** Names of the record's venue and series. */
  containers: string[];
  /** The record is another edition or version of the work than the cited one, which may have another imprint. */
  isVersion: boolean;
  raw: RawText;
  known: OneOrganization;
}

/** Compares publisher, place, series and edition. Another imprint of another edition is no contradiction. */
export function compareImprint(
  cited: CslItem,
  { csl: record, identifiers }: Work,
  { containers, isVersion, raw, known }: ImprintContext,
): Map<Field, Finding> {
  const fields = new Map<Field, Finding>();
  const isArticle = record.type.startsWith('article') || record.type.startsWith('review');
  const set = (field: Field, finding: Finding | undefined, isExcused: boolean) => {
    if (finding)
      fields.set(field, finding.agreement === 'different' && isExcused ? { ...finding, agreement: 'near' } : finding);
  };
  const place = comparePlaces(cited['publisher-place'], record['publisher-place']);
  const context = { raw, known, doi: identifiers.doi, isArticle, place };
  if (record.publisher ?? cited.publisher)
    set('publisher', comparePublishers(cited.publisher, record.publisher, context), isVersion);
  set('publisher-place', place, isVersion || record.type === 'paper-conference');
  const series = compareSeries(cited['collection-title'], containers, record['collection-title']);
  set('collection-title', series, false);
  const edition = compareEditions(cited.edition, record.edition, raw);
  const isOther = edition?.agreement === 'different' && isVersion;
  if (cited.edition ?? record.edition)
    set('edition', isOther ? { ...edition, code: 'other-edition' } : edition, isVersion);
  return fields;
}

/**
 * Compares the places of publishers by their words: "Cambridge, MA" agrees with "Cambridge, Massachusetts". A work that
 * was presented at a meeting may be cited with the place of the meeting.
 */
function comparePlaces(cited: string | undefined, found: string | undefined): Finding | undefined {
  if (!cited) return undefined;
  if (!found) return { agreement: 'extra', cited };
  // Some records have the rest of a citation in this field.
  if (/\d/.test(found)) return { agreement: 'near', cited, found, code: 'place-differs' };
  const words = fold(found).split(' ');
  const isShared = fold(cited)
    .split(' ')
    .some((word) => word.length >= 4 && words.includes(word));
  if (isShared || contains(fold(found), fold(cited))) return { agreement: 'same', cited, found, likeness: 1 };
  return { agreement: 'different', cited, found, likeness: 0, code: 'place-differs' };
}

/** Compares a series with the names of a record. A record without a series says nothing about it. */
function compareSeries(cited: string | undefined, names: string[], series?: string): Finding | undefined {
  if (!cited) return undefined;
  const left = readVenueName(cited);
  const pairs = names.map((name) => ({ ...venuePair(left, readVenueName(name)), cited, found: name }));
  const agreeing = pairs.find(({ agreement }) => agreement !== 'different');
  if (agreeing) return { ...agreeing, agreement: 'same', code: undefined };
  return series ? { agreement: 'different', cited, found: series, likeness: 0 } : { agreement: 'extra', cited };
}

import { cleanText, dashed } from './clean';

/** A business word, with a conjunction before it: "& Co.", "and Company". */
const BUSINESS =
  /(?:,?\s(?:&|and|und|et))?,?\s(?:Inc|Ltd|LLC|GmbH|Limited|Incorporated|Corp|B\.?V|S\.?A|AG|KG|Co|Company|PLC|Pty)\.?(?=$|[\s,)])/g;

/** Matches "Frauenfeld: Huber" in one field, as in library catalogs. A publisher's name before the colon is not a place. */
const PLACE_FIRST = /^(\p{Lu}[\p{L}.\- ]{1,40}(?:, \p{L}[\p{L}. ]{1,20})?)\s?:\s(?=\p{Lu})/u;
const PUBLISHER_WORDS =
  /Press|Verlag|Books|Univers|Publish|House|Editions?|Éditions|Institut|Society|Association|Library|Company|& /i;
const DISTRIBUTOR = /\s?[:;,]\s(?:Distributed|Sold)\s(?:to|by|in|for)\b.*$/i;

/** Returns the place that is recorded before the publisher's name. */
export function placeBefore(publisher: string | undefined): string {
  const place = PLACE_FIRST.exec(cleanText(publisher ?? ''))?.[1] ?? '';
  return PUBLISHER_WORDS.test(place) ? '' : place;
}

/** Removes "Inc.", "Ltd.", "GmbH" from a publisher (APA 9.29, MLA 5.59, Chicago 14.133). */
export function publisherName(text: string | undefined): string {
  const name = dashed(cleanText(text ?? '')).replace(DISTRIBUTOR, '');
  return (placeBefore(name) ? name.replace(PLACE_FIRST, '') : name)
    .replace(/\s?\((?:[A-Z]{2,6})\)$/, '')
    .replace(BUSINESS, '')
    .replace(/[.,]$/, '')
    .trim();
}

/** Abbreviates university presses: "Oxford UP", "U of Chicago P" (MLA 5.60–61 and appendix 1). */
export function mlaPublisher(text: string | undefined): string {
  return publisherName(text)
    .replace(/\bUniversity Press(?: of)?\b/g, (whole) => (whole.endsWith('of') ? 'UP of' : 'UP'))
    .replace(/\bUniversity of ([\p{L}\s]{2,40}) Press\b/gu, 'U of $1 P')
    .replace(/\bUniversity\b/g, 'U');
}

export const mlaUniversity = (text: string | undefined): string => publisherName(text).replace(/\bUniversity\b/g, 'U');

/** Returns true if both are the same organization, ignoring case. */
export const sameBody = (a: string, b: string): boolean =>
  a !== '' && a.toLowerCase().replace(/^the\s/, '') === b.toLowerCase().replace(/^the\s/, '');

import { cleanText, dashed } from './clean';

const BUSINESS = /,?\s(?:Inc|Ltd|LLC|GmbH|Limited|Incorporated|Corp|B\.?V|S\.?A|AG|Co|Company|PLC|Pty)\.?(?=$|[\s,)])/g;

/** "Frauenfeld: Huber" in one field, as library catalogues print it; a house's own name before the colon is no place. */
const PLACE_FIRST = /^(\p{Lu}[\p{L}.\- ]{1,40}(?:, \p{L}[\p{L}. ]{1,20})?)\s?:\s(?=\p{Lu})/u;
const PUBLISHER_WORDS =
  /Press|Verlag|Books|Univers|Publish|House|Editions?|Éditions|Institut|Society|Association|Library|Company|& /i;
const DISTRIBUTOR = /\s?[:;,]\s(?:Distributed|Sold)\s(?:to|by|in|for)\b.*$/i;

/** The place that a record holds in front of its publisher's name. */
export function placeBefore(publisher: string | undefined): string {
  const place = PLACE_FIRST.exec(cleanText(publisher ?? ''))?.[1] ?? '';
  return PUBLISHER_WORDS.test(place) ? '' : place;
}

/** A publisher without "Inc.", "Ltd.", "GmbH" (APA 9.29, MLA 5.59, Chicago 14.133), several with a separator. */
export function publisherName(text: string | undefined): string {
  const name = dashed(cleanText(text ?? '')).replace(DISTRIBUTOR, '');
  return (placeBefore(name) ? name.replace(PLACE_FIRST, '') : name)
    .replace(/\s?\((?:[A-Z]{2,6})\)$/, '')
    .replace(BUSINESS, '')
    .replace(/[.,]$/, '')
    .trim();
}

/** MLA 5.60–61 and appendix 1: "Oxford UP", "U of Chicago P". */
export function mlaPublisher(text: string | undefined): string {
  return publisherName(text)
    .replace(/\bUniversity Press(?: of)?\b/g, (whole) => (whole.endsWith('of') ? 'UP of' : 'UP'))
    .replace(/\bUniversity of ([\p{L}\s]{2,40}) Press\b/gu, 'U of $1 P')
    .replace(/\bUniversity\b/g, 'U');
}

export const mlaUniversity = (text: string | undefined): string => publisherName(text).replace(/\bUniversity\b/g, 'U');

/** True when both name one body, whatever the case. */
export const sameBody = (a: string, b: string): boolean =>
  a !== '' && a.toLowerCase().replace(/^the\s/, '') === b.toLowerCase().replace(/^the\s/, '');

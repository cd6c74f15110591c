import { cleanText } from './clean';

const BUSINESS = /,?\s(?:Inc|Ltd|LLC|GmbH|Limited|Incorporated|Corp|B\.?V|S\.?A|AG|Co|Company|PLC|Pty)\.?(?=$|[\s,)])/g;

/** A publisher without "Inc.", "Ltd.", "GmbH" (APA 9.29, MLA 5.59, Chicago 14.133), several with a separator. */
export function publisherName(text: string | undefined): string {
  return cleanText(text ?? '')
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

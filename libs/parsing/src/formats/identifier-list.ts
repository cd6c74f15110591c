import { stripEnd } from '../strip';
import { findIdentifiers, type Found } from '../identifiers/find';
import { normaliseArxiv, normaliseIsbn, normalisePmid } from '@veracite/model/identifiers';

/** Running text or names: no identifier and nothing that introduces one has five words in a row. Asked first, because it costs least. */
const WORDS = /(?:\p{L}[\p{L}'’-]{0,39}[.,;:]{0,2}\s){5}/u;

const BARE_KINDS = new Set(['doi', 'arxiv', 'pmid', 'pmcid', 'isbn']);

/** The identifier that is all there is on a line ("10.1038/171737a0", "PMID: 13054692", "- arXiv:1706.03762v5"), or undefined. */
export function bareIdentifier(line: string): Found | undefined {
  if (WORDS.test(line)) return undefined;
  const text = stripEnd(line.replace(/^\s*(?:[-*•]\s+|\[?\d{1,3}[\].)]\s+)/, ''), ' \t\r\n\u00A0,;.');
  const lead = line.indexOf(text);
  const found = findIdentifiers(text).filter((one) => BARE_KINDS.has(one.kind));
  const only = found[0];
  const rest = only ? text.slice(0, only.start) + text.slice(only.end) : text;
  if (found.length === 1 && only && !/[\p{L}\p{N}]/u.test(rest))
    return { ...only, start: lead + only.start, end: lead + only.end };
  return bareNumber(text, lead);
}

function bareNumber(text: string, start: number): Found | undefined {
  const end = start + text.length;
  const isbn = normaliseIsbn(text);
  if (isbn && /^97[89]|-/.test(text)) return { kind: 'isbn', start, end, written: text, value: isbn };
  if (/^\d{4}\.\d{4,5}(?:v\d{1,2})?$/.test(text) && normaliseArxiv(text))
    return { kind: 'arxiv', start, end, written: text, value: normaliseArxiv(text) };
  if (/^\d{6,8}$/.test(text)) return { kind: 'pmid', start, end, written: text, value: normalisePmid(text) };
  return undefined;
}

/** Whether every line holds an identifier and nothing else. */
export function isIdentifierList(text: string): boolean {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim());
  return (
    lines.length > 0 &&
    lines.every(
      (line) => line.length < 300 && !WORDS.test(line) && splitOnCommas(line).every((part) => bareIdentifier(part)),
    )
  );
}

/** Commas, semicolons and white space between identifiers. A DOI may hold a comma: one without a space parts before the next DOI alone. */
const BETWEEN =
  /[,;]\s+|\s?[,;]\s?(?=(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)?10\.\d{4,9}\/)|(?<!doi[:.]?)\s(?=(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)?10\.\d{4,9}\/)/i;

/** "10.1/a, 10.2/b" on one line. */
export function splitOnCommas(line: string): string[] {
  return line.split(BETWEEN).filter((part) => part.trim());
}

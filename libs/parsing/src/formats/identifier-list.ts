import { stripEnd } from '../strip';
import { findIdentifiers, type FoundIdentifier } from '../identifiers/find-identifiers';
import { normalizeArxiv, normalizeIsbn, normalizePmid } from '@veracite/model/identifiers';

/** Five words in a row, which neither an identifier nor its label has. Tested first because it is cheap. */
const WORDS = /(?:\p{L}[\p{L}'’-]{0,39}[.,;:]{0,2}\s){5}/u;

const BARE_KINDS = new Set(['doi', 'arxiv', 'pmid', 'pmcid', 'isbn']);

/** Returns the identifier on a line that contains nothing else ("10.1038/171737a0", "PMID: 13054692", "- arXiv:1706.03762v5"). */
export function bareIdentifier(line: string): FoundIdentifier | undefined {
  if (WORDS.test(line)) return undefined;
  const text = stripEnd(line.replace(/^\s*(?:[-*•]\s+|\[?\d{1,3}[\].)]\s+)/, ''), ' \t\r\n\u00A0,;.');
  const lead = line.indexOf(text);
  const found = findIdentifiers(text).filter((identifier) => BARE_KINDS.has(identifier.kind));
  const only = found[0];
  const rest = only ? text.slice(0, only.start) + text.slice(only.end) : text;
  if (found.length === 1 && only && !/[\p{L}\p{N}]/u.test(rest))
    return { ...only, start: lead + only.start, end: lead + only.end };
  return bareNumber(text, lead);
}

function bareNumber(text: string, start: number): FoundIdentifier | undefined {
  const end = start + text.length;
  const isbn = normalizeIsbn(text);
  if (isbn && /^97[89]|-/.test(text)) return { kind: 'isbn', start, end, written: text, value: isbn };
  if (/^\d{4}\.\d{4,5}(?:v\d{1,2})?$/.test(text) && normalizeArxiv(text))
    return { kind: 'arxiv', start, end, written: text, value: normalizeArxiv(text) };
  if (/^\d{6,8}$/.test(text)) return { kind: 'pmid', start, end, written: text, value: normalizePmid(text) };
  return undefined;
}

/** Returns whether every line contains only identifiers. */
export function isIdentifierList(text: string): boolean {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim());
  return (
    lines.length > 0 &&
    lines.every(
      (line) => line.length < 300 && !WORDS.test(line) && splitOnCommas(line).every((part) => bareIdentifier(part)),
    )
  );
}

/** Commas, semicolons and white space between identifiers. A DOI may contain a comma: without a space it separates only before another DOI. */
const BETWEEN =
  /[,;]\s+|\s?[,;]\s?(?=(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)?10\.\d{4,9}\/)|(?<!doi[:.]?)\s(?=(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)?10\.\d{4,9}\/)/i;

/** Splits several identifiers on one line: "10.1/a, 10.2/b". */
export function splitOnCommas(line: string): string[] {
  return line.split(BETWEEN).filter((part) => part.trim());
}

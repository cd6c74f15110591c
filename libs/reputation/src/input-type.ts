import { normalizeDoi, normalizeIssn, normalizeOrcid } from '@veracite/model/identifiers';
import { pageAddress } from './web/page-address';

export type InputType = 'url' | 'doi' | 'journal' | 'author';

/** Host names that could be mistaken for journals. */
const MACHINE = /^(?:localhost|intranet|metadata|broadcasthost|0x[\da-f]+)$/;
/** Characters that occur in addresses and not in one-word names. */
const ADDRESS_CHARS = /[./:@\\[\]%#?&=\u3002\uFF0E\uFF61]/;

/** Detects a DOI, ORCID iD, ISSN, address or person ("Hopper, Grace M."), or else the title of a journal. */
export function inputTypeOf(text: string): InputType {
  const input = text.trim();
  if (/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)?10\.\d{4,9}\//i.test(input) && normalizeDoi(input)) return 'doi';
  if (normalizeOrcid(input)) return 'author';
  if (normalizeIssn(input)) return 'journal';
  if (isAddress(input)) return 'url';
  return isInvertedName(input) ? 'author' : 'journal';
}

/** Checks for a name such as "Hopper, Grace M.": one comma, and few capitalized words on both sides. */
function isInvertedName(text: string): boolean {
  const halves = text.split(',').map((half) => half.trim().split(/\s+/));
  const [family = [], given = []] = halves;
  const capital = (word: string) => /^\p{Lu}/u.test(word);
  return halves.length === 2 && family.length <= 2 && given.length <= 3 && [...family, ...given].every(capital);
}

export function isAddress(text: string): boolean {
  const input = text.trim().normalize('NFKC').toLowerCase();
  if (/^[a-z][a-z\d+.-]*:\S/.test(input)) return true;
  if (/\s/.test(input)) return false;
  if (MACHINE.test(input.replace(/\.$/, '')) || !/\p{L}/u.test(input)) return true;
  // A one-word title may contain a dot or a colon. With a slash, a digit or a known suffix it is an address.
  return ADDRESS_CHARS.test(input) && (/[\d/@\\[\]]/.test(input) || pageAddress(`https://${input}`) !== undefined);
}

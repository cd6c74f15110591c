import { normaliseDoi, normaliseIssn, normaliseOrcid } from '@veracite/model/identifiers';
import { pageAddress } from './web/page-address';

export type InputType = 'url' | 'doi' | 'journal' | 'author';

/** Names of machines, not of journals. */
const MACHINE = /^(?:localhost|intranet|metadata|broadcasthost|0x[\da-f]+)$/;
/** Signs that addresses have and names of one word have not. */
const ADDRESS_SIGNS = /[./:@\\[\]%#?&=\u3002\uFF0E\uFF61]/;

/**
 * What an input is by its form: a DOI, an ORCID iD, an ISSN, an address; else the title of a journal, unless it is
 * written as people are ("Hopper, Grace M.").
 */
export function inputTypeOf(text: string): InputType {
  const input = text.trim();
  if (/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)?10\.\d{4,9}\//i.test(input) && normaliseDoi(input)) return 'doi';
  if (normaliseOrcid(input)) return 'author';
  if (normaliseIssn(input)) return 'journal';
  if (isAddress(input)) return 'url';
  return isInvertedName(input) ? 'author' : 'journal';
}

/** "Hopper, Grace M.": one comma, and few words on both sides that begin with capitals. */
function isInvertedName(text: string): boolean {
  const halves = text.split(',').map((half) => half.trim().split(/\s+/));
  const [family = [], given = []] = halves;
  const capital = (word: string) => /^\p{Lu}/u.test(word);
  return halves.length === 2 && family.length <= 2 && given.length <= 3 && [...family, ...given].every(capital);
}

/** Whether a text can only be meant as an address, allowed or not. */
export function isAddress(text: string): boolean {
  const input = text.trim().normalize('NFKC').toLowerCase();
  if (/^[a-z][a-z\d+.-]*:\S/.test(input)) return true;
  if (/\s/.test(input)) return false;
  if (MACHINE.test(input.replace(/\.$/, '')) || !/\p{L}/u.test(input)) return true;
  // A title of one word may hold a dot or a colon; with a slash, a digit or a known ending it is an address.
  return ADDRESS_SIGNS.test(input) && (/[\d/@\\[\]]/.test(input) || pageAddress(`https://${input}`) !== undefined);
}

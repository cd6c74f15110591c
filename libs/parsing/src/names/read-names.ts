import type { CslName } from '@veracite/model/csl';
import { stripEnd, stripStart } from '../strip';
import { isOrganization, looksLikeOrganization } from './organization';
import { readName } from './read-name';
import { splitNames } from './split-names';

export interface People {
  names: CslName[];
  /** The list was cut short with "et al." or similar. */
  etAl: boolean;
}

const ROLE =
  /[([]?(?<![\p{L}\d])(?:edited by|eds?|edd|éds?|editors?|hrsg|hg|herausgegeben von|herausgeber|orgs?|organizadore?s?|dirs?|coords?|coordinadore?s?|cur|a cura di|sous la dir(?:ection)?\.? de|comps?|translated by|transl?|trads?|traduit par|traducción de|übers(?:etzt)?|ins\. and ed)(?![\p{L}\d])\.?(?:\s?(?:by|von|par|por))?[)\]]?/giu;

/** Words before a list of people. "In S, Park J", "Nel A, Xia T" and "von Neumann, J." are names. */
const LEAD =
  /^\s*(?:(?:[Ii]n|IN|[Bb]y|BY|[Pp]ar|[Pp]or|[Dd]ans|[Nn]ella?)(?:\s+(?::\s+)?|:\s+)(?=\p{Lu})(?!\p{Lu}{1,3}(?:,|$))|[Vv]on\s+(?=\p{Lu}(?:\.|[\p{L}-]{1,20}\s\p{Lu}[\p{Ll}.])))/u;

const OFFICE = /\((?:eds?|comps?|coords?|dirs?|orgs?)\.?\)/i;

/** The team of the authors: "G. Aad et al. (ATLAS Collaboration)". */
const TEAM =
  /\bet\.? al\.?,?\s?[([]((?:\p{Lu}[\p{L}\d&.-]{0,20} ){1,4}(?:[Cc]ollaborations?|Coll\.|Collab\.|Group|Team|Consortium|Network|Investigators))[)\]]/u;

/** Parses the people or organizations of a reference. Skips words for their role ("eds.", "Hrsg."). */
export function readNames(text: string): People {
  const list = stripEnd(stripStart(text, ' /—–'), ' /—–:')
    .replace(/^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)]?)\s*/, '')
    .replace(LEAD, '')
    .replace(/^\s*(?:[Ee]n|[Ee]m)\s+(?=\p{Lu})/u, (lead) => (OFFICE.test(text) ? '' : lead))
    .replace(ROLE, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/[([\])]/g, ' ')
    .replace(/-\s+(?=\p{Ll})|(?<=(?<!\p{L})Ma?c)-\s+(?=\p{Lu})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (isOneOrganization(list)) return { names: [{ literal: stripEnd(list, ' .,;:') }], etAl: false };
  const { names, etAl } = splitNames(list);
  const people = names.map(readName).filter((name): name is CslName => name !== undefined);
  const team = TEAM.exec(text)?.[1];
  return { names: team ? [...people, { literal: team }] : people, etAl };
}

/** One word after "of" or "for": "Department of Economic". */
const OFFICE_FOR_ONE = /\b(?:of|for)\s\p{Lu}[\p{L}-]{2,20}$/u;
/** Words that end the names of offices, but not of people. */
const DUTY =
  /\s(?:Affairs|Services|Division|Branch|Unit|Section|Development|Education|Statistics|Sciences|Research|Welfare|Control|Policy|Technology|Resources|Security|Fisheries|Forestry|Planning|Safety|Prevention|Management)$/u;

/** Returns true for one name with commas and "and": "Centers for Disease Control and Prevention", "… of Sciences, Engineering, and Medicine". */
function isOneOrganization(list: string): boolean {
  const plain = list.replace(/^(?:U\.\s?S\.|U\.\s?K\.|U\.\s?N\.)/, '').trim();
  if (list.includes(';') || !isOrganization(plain) || /\p{Lu}\.|\bet al\b/u.test(plain)) return false;
  const [head = '', ...rest] = plain.split(/, (?:and )?| and /);
  if (plain !== list && rest.length < 2) return true;
  // "Food and Agriculture Organization": half a name before the "and".
  if (
    rest.length === 1 &&
    /^\p{Lu}\p{Ll}+$/u.test(head) &&
    /^\p{Lu}\p{Ll}+ \p{L}/u.test(rest[0] ?? '') &&
    looksLikeOrganization(rest[0] ?? '')
  )
    return !plain.includes(',');
  // "Department of Economic and Social Affairs": half of what it is for before the "and".
  if (
    rest.length === 1 &&
    OFFICE_FOR_ONE.test(head) &&
    DUTY.test(rest[0] ?? '') &&
    !looksLikeOrganization(rest[0] ?? '')
  )
    return true;
  return rest.length > 0 && isOrganization(head) && rest.every((part) => !part.trim().includes(' '));
}

import type { CslName } from '@veracite/model/csl';
import { stripEnd, stripStart } from '../strip';
import { withoutLastStop } from './name-parts';
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

/** A family name and initials that would mark an editor elsewhere, at the start or behind another name with initials: "Roe J, Barrow HG". */
const ROLE_AS_INITIALS =
  /(?:^|[ -]\p{Lu}{1,4}(?: [\p{L}\d]{2,3}){0,2} ?[,;&] )(?:[^,;.]*\p{Ll}|[\p{Lu}'’-]+) \p{Lu}{2,3}\.?$/u;
const LONGEST_NAME = 100;

/** Words before a list of people. "In S, Park J", "Nel A, Xia T" and "von Neumann, J." are names. */
const LEAD =
  /^\s*(?:(?:[Ii]n|IN|[Bb]y|BY|[Pp]ar|[Pp]or|[Dd]ans|[Nn]ella?)(?:\s+(?::\s+)?|:\s+)(?=\p{Lu})(?!\p{Lu}{1,3}(?:,|$))|[Vv]on\s+(?=\p{Lu}(?:\.|[\p{L}-]{1,20}\s\p{Lu}[\p{Ll}.])))/u;

const OFFICE = /\((?:eds?|comps?|coords?|dirs?|orgs?)\.?\)/i;

/** The team of a list that was cut short: "et al. (ATLAS Collaboration)", "et al. [CMS]", "et al; ABC Study Group". */
const TEAM =
  /\b[Ee]t\.? al\.?(?:,?\s?[([](?:for |on behalf of )?((?:the )?\p{Lu}[^()[\]]{1,90})(?<!\b[Ee]ds?\.?)[)\]]|[;,]\s(?:for the |on behalf of the |the )?((?:\p{Lu}[\p{L}\d&.-]{0,20} ){1,5}(?:[Cc]ollaborations?|[Gg]roup|[Tt]eam|[Cc]onsortium|[Nn]etwork|[Ii]nvestigators|[Tt]rialists))\W*$)/u;

/** Parses the people or organizations of a reference. Skips words for their role ("eds.", "Hrsg."). */
export function readNames(text: string): People {
  const list = stripEnd(stripStart(text, ' /|—–'), ' /—–:')
    .replace(/^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)]?)\s*/, '')
    .replace(LEAD, '')
    .replace(/^\s*(?:[Ee]n|[Ee]m)\s+(?=\p{Lu})/u, (lead) => (OFFICE.test(text) ? '' : lead))
    .replace(ROLE, (role, start: number, names: string) =>
      ROLE_AS_INITIALS.test(names.slice(Math.max(0, start - LONGEST_NAME), start + role.length)) ? role : ' ',
    )
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s\.(?!\p{L}|\.)/gu, ' ')
    .replace(/[([\])]/g, ' ')
    .replace(/-\s+(?=\p{Ll})|(?<=(?<!\p{L})Ma?c)-\s+(?=\p{Lu})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const place = PLACE_AS_BODY.exec(text)?.[1];
  if (place) return { names: [{ literal: place }], etAl: false };
  if (isOneOrganization(list)) return { names: [{ literal: stripEnd(list, ' .,;:') }], etAl: false };
  const group = ON_BEHALF.exec(list);
  const { names, etAl } = splitNames(withoutLastStop(group ? list.slice(0, group.index) : list));
  const people = names.map(readName).filter((name): name is CslName => name !== undefined);
  const [, bracketed, after] = (etAl && TEAM.exec(text)) || [];
  const team = group?.[1] ?? bracketed ?? after;
  return { names: team ? [...people, { literal: stripEnd(team, ' .') }] : people, etAl };
}

/** The group of a study after its people: "Roe J, Doe T, for the ABC Study Group", "…, on behalf of the ABC Investigators". */
const ON_BEHALF =
  /[,;]? (?:on behalf of|for) (?:the )?((?:[\p{L}\d&.-]{1,20} ){1,6}(?:[Gg]roup|[Ii]nvestigators|[Tt]eam|[Cc]onsortium|[Nn]etwork|[Cc]ollaborat(?:ion|ors)|[Tt]rialists))\W{0,3}$/u;

/** A government as author in the catalogs of Brazil: "SÃO PAULO (Estado)". */
const PLACE_AS_BODY =
  /^\s*(\p{Lu}[\p{Lu}\s-]{2,40} \((?:Estado|Município|Cidade|Província|Distrito Federal|Departamento)\))/u;

/** A study's acronym and year, which begin the name of its group: "GBD 2019 Diseases and Injuries Collaborators". */
const STUDY_OF_YEAR = /^\p{Lu}[\p{Lu}\d-]{1,11} (?:19|20)\d\d /u;

/** Returns true for one name with commas and "and": "Centers for Disease Control and Prevention", "… of Sciences, Engineering, and Medicine". */
function isOneOrganization(list: string): boolean {
  const plain = list.replace(/^(?:U\.\s?S\.|U\.\s?K\.|U\.\s?N\.)/, '').trim();
  if (list.includes(';') || !isOrganization(plain) || /\p{Lu}\.|\bet al\b/u.test(plain)) return false;
  if (STUDY_OF_YEAR.test(plain)) return true;
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
  return rest.length > 0 && isOrganization(head) && rest.every((part) => !part.trim().includes(' '));
}

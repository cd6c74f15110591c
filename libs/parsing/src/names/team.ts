/** A name of several capitalized words whose last says that a team wrote the work: "GBD 2019 Stroke Collaborators". */
const WORD = String.raw`(?:(?:\p{Lu}[\p{L}\d-]{1,30}|of|and|for|in|the)\s)`;
const TEAM =
  '(?:Collaborators?|Collaborations?|Investigators|Consortium|Network|Team|Task Force|Committee|Panel|(?:Study|Writing|Working|Research|Consensus|Guidelines?|Expert) Group)';
const YEAR = String.raw`(?:19|20)\d\d\s`;

const DATED = new RegExp(
  String.raw`(?<=^\W{0,3}|[,;&]\s|\band\s)(?<lead>(?:\p{Lu}[\p{L}-]{1,30}\s|of\s){0,6})${YEAR}(?=${WORD}{0,8}${TEAM}(?:[.,;:]|\s\(|\set al\b|$))`,
  'gu',
);
/** A person with initials before the year: "Tanaka MK 2015". */
const PERSON = /\p{Lu}\p{Ll}+\s\p{Lu}{1,3}\s$/u;

/** Replaces a year in the name of a team by letters, because the labeler reads it as the date. The text keeps its length. */
export const withoutTeamYears = (text: string): string =>
  text.replace(DATED, (whole, lead: string) => (PERSON.test(lead) ? whole : `${lead}Year `));

/** The name of a team before three words of a title: "GBD 2019 Stroke Collaborators. Global burden of". */
export const TEAM_BEFORE_TITLE = new RegExp(
  String.raw`^(?:The\s)?(?:${YEAR}|\p{Lu}[\p{L}\d-]{1,30}\s)(?:${YEAR}|${WORD}){0,9}${TEAM}(?:\set al)?[.,]\s(?=\W?\p{Lu}\S*\s\S+\s\S)`,
  'u',
);

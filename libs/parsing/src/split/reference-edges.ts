import { particlePattern } from '@veracite/text/names';

const START = new RegExp(
  String.raw`^(?:[“"‘'«]?\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,3},\s|(?:\p{Lu}\.[\s-]?){1,3}\p{Lu}|\p{Lu}[\p{L}'’-]+\s\p{Lu}{1,3}[,.:]|\p{Lu}[\p{L}\d-]+(?:\s[\p{L}\d-]{1,20}){0,3}\s[Cc]ollaboration[,:]|(?:${particlePattern('listStart')})[\s-]|[—–_-]{2,}|—\s?[(.,]|(?:Ders|Dies|Id|Idem|Dens)[.:,]{1,2}\s|\p{Lu}[\p{L}\p{M}\s&.,'’-]{3,80}\(?(?:1[5-9]|20)\d{2}|[\p{Script=Han}\p{Script=Hangul}])`,
  'u',
);

/** Returns true for a line that could begin a reference: with a name, initials, a dash for the previous author, an organization and a year. */
export function looksLikeStart(line: string): boolean {
  return (
    START.test(line) && !/^(?:In|Available|Retrieved|Accessed|Journal|Proceedings|University|https?|doi)\b/i.test(line)
  );
}

/** Returns true for a line with an author, a year in brackets and a title: "UNICEF. (2006). The state of the world’s children." */
export const isDatedEntry = (line: string): boolean =>
  /^\p{Lu}[^()]{1,80} \((?:1[5-9]|20)\d{2}[a-z]?(?:, [^()]{3,30})?\)[.:] .{5,}[.\d]$/u.test(line);

/** Returns true for a line that could end a reference: with a period, a year, pages, an address or an identifier. */
export function looksFinished(line: string): boolean {
  if (/(?:[-–,;:&(]|\b(?:and|the|of|in|for|und|et|der|die|a|an|to|on|with|pp?|vol|no)\.?)$/iu.test(line)) return false;
  return /[.)\]”"’]$|\d[a-z]?$|https?:\S+$|10\.\d{4,9}\/\S+$/i.test(line);
}

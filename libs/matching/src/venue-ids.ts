import { fold } from '@veracite/text/fold';
import { remembered } from '@veracite/text/remembered';
import { isShortForm } from '@veracite/text/venues';
import file from '../data/venue-names.json';
import { contentOf, isNumbering, knownVenueOf, readVenueName, type VenueName } from './venue-name';

/** An acronym without two capitals may be a word: "Metaphor", "games". */
const ACRONYMS = Object.entries(file.acronyms).filter(([, acronym]) => /\p{Lu}.*\p{Lu}/u.test(acronym));
const BY_ACRONYM = new Map(ACRONYMS.map(([id, acronym]) => [fold(acronym).replace(/ /g, ''), id]));
const BY_WRITTEN_ACRONYM = new Map(ACRONYMS.map(([id, acronym]) => [acronym, id]));
const BY_NAME = new Map(Object.entries(file.names));
/** Ids of the conferences and journals of the ACL Anthology. */
const MAIN = new Set(file.main);

const ORDINALS =
  /^(?:\w*(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)|proceedings|proc)$/;

/** Returns the words by which the table has a name: without small words, ordinals and "Proceedings". */
export function venueNameKey(name: string): string {
  return contentOf(readVenueName(name).words)
    .filter((word) => !ORDINALS.test(word) && !isNumbering(word))
    .join(' ');
}

/** Names of DBLP: "BlackboxNLP@EMNLP" is a workshop at a meeting, "ACL/IJCNLP" two meetings together. */
const AT_MEETING = /^\s*(\S{2,30})@\S/;
const TOGETHER = /^\s*[^\s/]{2,20}(?:\/[^\s/]{2,20})+(?:\s|$)/;

/** Returns the ids of all venues with a name, in the short table and in that of the ACL Anthology. */
export const venueIdsOf = remembered((written: string): string[] => {
  const workshop = AT_MEETING.exec(written)?.[1];
  const parts = workshop ? [workshop] : TOGETHER.test(written) ? (written.match(/[^\s/]+/g) ?? []) : [written];
  return [...new Set(parts.flatMap(idsOfPart))];
});

function idsOfPart(written: string): string[] {
  const name = readVenueName(written);
  const known = knownVenueOf(name);
  const isLowerCaseToo = /\p{Ll}{3}/u.test(written);
  const words = written.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];
  return [
    ...(known ? [known] : []),
    ...[name.words.join(''), ...name.inBrackets.map((text) => text.replace(/ /g, ''))].flatMap(
      (short) => BY_ACRONYM.get(short) ?? [],
    ),
    // An acronym within a name counts as it is written only, since many are words too.
    ...(words.length > 1 && isLowerCaseToo ? words.flatMap((word) => BY_WRITTEN_ACRONYM.get(word) ?? []) : []),
    ...(BY_NAME.get(venueNameKey(written))?.split(' ') ?? []),
  ];
}

/** Checks whether a venue is a conference or journal, and not a workshop. */
export const isMainVenue = (id: string): boolean => MAIN.has(id) || isShortForm(id);

/** Returns a venue that has both names; a workshop before the conference that it is part of. */
export function sharedVenue(left: VenueName, right: VenueName): { isMain: boolean } | undefined {
  const ids = venueIdsOf(right.written);
  const shared = venueIdsOf(left.written).filter((id) => ids.includes(id));
  if (shared.length === 0) return undefined;
  return { isMain: shared.every(isMainVenue) };
}

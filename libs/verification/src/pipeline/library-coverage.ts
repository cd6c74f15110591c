import { CONNECTOR_DEFINITIONS } from '@veracite/connectors/connector-definitions';
import { databasesWith } from '@veracite/connectors/declarations';
import { sourceName } from '@veracite/connectors/source-names';
import { VENUE_REGISTERS } from '@veracite/connectors/venue-registers';
import type { CompleteCorpus } from '@veracite/library/port';
import { isMainVenue, venueIdsOf } from '@veracite/matching/venue-ids';
import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { fold } from '@veracite/text/fold';
import { lookUpName } from '@veracite/text/registered-names';
import { isShortForm } from '@veracite/text/venues';
import type { Consultation } from '@veracite/model/source';
import { hasAnswered } from '@veracite/verdict/absence/coverage';

/** A reference as it was read; without its text, only its fields count. */
export type Cited = Pick<Reference, 'csl'> & Partial<Pick<Reference, 'raw' | 'format'>>;

/** Years after its year of publication by which a work is registered. */
const REGISTERED_AFTER = 1;

/** Checks whether works of a year are registered by a day, ISO 8601. */
export const isRegisteredBy = (until: string, year: number): boolean =>
  year + REGISTERED_AFTER <= Number(until.slice(0, 4));

/**
 * Returns the complete corpora whose copies are recent enough to contain the referenced work. A reference without a year is
 * covered by none, because it may be younger than any copy.
 */
export function coveredBy(cited: Cited, corpora: readonly CompleteCorpus[]): CompleteCorpus[] {
  const year = yearOf(cited.csl);
  if (year === undefined) return [];
  return corpora.filter(
    ({ until, venues }) => isRegisteredBy(until, year) && (!venues || hasVenue(venues, cited, year)),
  );
}

/** Returns the ids of the databases that have all works of the cited venue and year. */
export const databasesWithVenue = (reference: Cited): string[] =>
  databasesWith(({ complete }) => coveredBy(reference, complete?.venues ?? []).length > 0);

/** Checks whether a database answered that has all works with an identifier of the reference. */
export const isIdentifierAnswered = (
  { identifiers }: Pick<Reference, 'identifiers'>,
  consultations: readonly Consultation[],
): boolean =>
  CONNECTOR_DEFINITIONS.some(({ id, definition: { complete } }) =>
    complete?.identifiers?.some((kind) => hasAnswered(id, identifiers[kind], consultations)),
  );

/**
 * Returns the names of the registers that could confirm or exclude the referenced work; none if one of them has answered.
 * @param answered ids of the databases and registers that have answered
 */
export function uncheckedRegisters(cited: Cited, answered: string[]): string[] {
  const [year, text] = [yearOf(cited.csl), cited.raw?.toLowerCase()];
  const registers = VENUE_REGISTERS.filter(
    ({ venues, mentions = [] }) =>
      (year !== undefined && hasVenue(venues, cited, year)) || mentions.some((words) => text?.includes(words)),
  );
  return registers.some(({ of }) => answered.includes(of)) ? [] : [...new Set(registers.map(({ name }) => name))];
}

/** Parts of a meeting that have proceedings of their own: 248 of 3,581 papers of registered meetings in .bib files of public repositories name one, 14 in a note. */
const SEPARATE_PART =
  /@|-ws?\b|\b(?:workshops?(?! (?:and|&) conf)|ws|findings|companion|tutorials?|demo(?:nstration)?s?|posters?|keynotes?|talks?|address|consortium|late.breaking|competition|challenge|cup|track|(?:fall|spring) symposi(?:um|a))\b/i;

/** Checks whether a name has two words that are no acronyms: "Advances in Neural Information …", and neither "Proc. icml" nor "ICML, Edinburgh". */
const isSpelledOut = (name: string): boolean =>
  (fold(name).match(/(?<!\S)(?!proc)\p{L}{4,}(?!\S)/gu) ?? []).filter((word) => !isShortForm(word)).length > 1;

/** Checks whether a reference means the main papers of the named meeting: with a volume, an acronym may mean a workshop ("Proc. icml, volume 30"). */
// Without pages it does not: of 705 papers before 2014 that .bib files of public repositories cite so, 3 are not of the meeting; 1 of 155 later ones.
export function meansMainMeeting(name: string, { csl, raw = '', format }: Cited): boolean {
  // "Poster presented at NeurIPS 2018"
  if (format === 'text' && SEPARATE_PART.test(raw.replace(csl.title ?? '', '').replace(name, ''))) return false;
  return csl.volume === undefined || isSpelledOut(name) || lookUpName(name)?.kinds.has('journal') === true;
}

/** Checks whether all venues with the name are complete in a year. The name of a part must belong to one venue. */
function hasVenue(venues: { [venue: string]: string }, cited: Cited, year: number): boolean {
  const name = cited.csl['container-title'] ?? cited.csl['event-title'] ?? '';
  const ids = venueIdsOf(name);
  if (ids.length === 0 || (SEPARATE_PART.test(name) && ids.length > 1)) return false;
  if (ids.some(isMainVenue) && (SEPARATE_PART.test(name) || !meansMainMeeting(name, cited))) return false;
  return ids.every((id) => isInYears(venues[id], year));
}

/** @param years as "1979-2022,2024" or "2018-" */
export const isInYears = (years: string | undefined, year: number): boolean =>
  (years ?? '').split(',').some((part) => {
    const [from = '', to = from] = part.split('-');
    return from !== '' && Number(from) <= year && (to === '' || year <= Number(to));
  });

/** Returns the library's consultation; `isAvailable` false without a server, `complete`: corpora that must have it. */
export function libraryConsultation(
  answer: Pick<Consultation, 'question' | 'found' | 'ms' | 'askedAt'>,
  isAvailable: boolean,
  complete: readonly CompleteCorpus[] = [],
): Consultation {
  const common = { connector: 'library', ...answer };
  if (!isAvailable) return { ...common, outcome: 'failed', problem: 'unavailable', detail: LIBRARY_UNAVAILABLE };
  if (complete.length === 0) return { ...common, outcome: 'answered' };
  const holds = complete.map((corpus) => corpus.of);
  return { ...common, outcome: 'answered', holds, detail: completeCorporaSentence(complete) };
}

/** Formats the corpora that the library contains completely, for display. */
const completeCorporaSentence = (corpora: readonly CompleteCorpus[]): string =>
  `It holds all of ${corpora.map(({ of, until, venues }) => `${venues ? 'the cited venue in ' : ''}${sourceName(of)} until ${until}`).join(', ')}.`;

/** The detail of a consultation of the library while one of its servers cannot be reached. */
const LIBRARY_UNAVAILABLE = 'A server of the local library cannot be reached, so its works were not searched.';

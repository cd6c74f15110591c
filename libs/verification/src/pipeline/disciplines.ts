import stems from '../../data/discipline-stems.json';
import { venueIdsOf } from '@veracite/matching/venue-ids';
import type { Reference } from '@veracite/model/reference';
import type { Discipline } from '@veracite/model/source';

/** Word stems in titles and venues that indicate a discipline, matched at the start of a word. */
const INDICATORS = Object.entries(stems).map(
  ([field, words]) => [field as Discipline, new RegExp(String.raw`\b(?:${words.join('|')})`, 'i')] as const,
);

/**
 * Returns the disciplines of a reference by the words of its title and venue and by its identifiers. They decide which databases
 * are asked, and which would have the work if it existed.
 */
export function disciplinesOf(reference: Reference): Discipline[] {
  const { csl, identifiers } = reference;
  const text = [csl.title, csl['container-title'], csl['event-title'], csl.publisher].filter(Boolean).join(' . ');
  const found = INDICATORS.flatMap(([field, words]) => (words.test(text || reference.raw) ? field : []));
  if (identifiers.pmid || identifiers.pmcid) add(found, 'biomedicine');
  if (identifiers.bibcode) add(found, 'physics');
  // All meetings in that table belong to computing.
  const meeting = csl['event-title'] ?? csl['container-title'];
  if (csl.type === 'paper-conference' && meeting && venueIdsOf(meeting).length > 0) add(found, 'computing');
  if (identifiers.arxiv && found.length === 0) found.push('physics', 'computing', 'mathematics');
  return found;
}

function add(fields: Discipline[], field: Discipline): void {
  if (!fields.includes(field)) fields.push(field);
}

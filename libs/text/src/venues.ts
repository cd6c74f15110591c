import file from '../data/venues.json';
import { remembered } from './remembered';

interface Venue {
  id: string;
  shorts: string[];
  names: string[];
  registersDois: boolean;
}

const VENUES: Venue[] = file.entries.map((row) => {
  const [shorts = '', ...names] = row.split(' | ');
  const forms = shorts.replace(/^- /, '').split(' ');
  return { id: forms[0] ?? '', shorts: forms, names, registersDois: !shorts.startsWith('- ') };
});
const BY_SHORT = new Map(VENUES.flatMap((venue) => venue.shorts.map((short): [string, string] => [short, venue.id])));

/** Venues whose short form is a common word: only alone or in brackets is it the venue. */
const COMMON = new Set(['fast', 'micro', 'chi', 'fat', 'alt', 'atc', 'rss', 'crypto', 'acl', 'cell', 'focs', 'soda']);

/** Id of the known venue that a folded name means, or undefined. Longer names win over shorter ones inside them. */
export const knownVenue = remembered((folded: string): string | undefined => {
  const words = folded.split(' ');
  if (words.length === 1) return BY_SHORT.get(folded);
  let best: { id: string; length: number } | undefined;
  const padded = ` ${folded} `;
  for (const venue of VENUES) {
    for (const name of venue.names) {
      if (padded.includes(` ${name} `) && name.length > (best?.length ?? 0))
        best = { id: venue.id, length: name.length };
    }
  }
  if (best) return best.id;
  if (words.length <= 4) {
    const short = words.find((word) => BY_SHORT.has(word) && !COMMON.has(word));
    if (short) return BY_SHORT.get(short);
  }
  return undefined;
});

const WITHOUT_DOIS = new Set(VENUES.filter(({ registersDois }) => !registersDois).map(({ id }) => id));

/** Checks whether a folded name is a venue that registers no DOIs and that no database covers completely. */
export function registersNoDois(folded: string): boolean {
  return WITHOUT_DOIS.has(knownVenue(folded) ?? '');
}

/** Short forms that are not all capitals. */
const SPELLED = new Map(
  'NeurIPS arXiv bioRxiv medRxiv ChemRxiv PsyArXiv CoRL RecSys EuroSys FAccT CoNLL CoRR PeerJ'
    .split(' ')
    .map((form): [string, string] => [form.toLowerCase(), form]),
);

/** A venue's short form as it is written: "NeurIPS", "ICLR". */
export function spelledShortForm(folded: string): string {
  return SPELLED.get(folded) ?? folded.toUpperCase();
}

/** Checks whether a folded word is only the short form of a venue. */
export function isShortForm(word: string): boolean {
  return BY_SHORT.has(word) && !COMMON.has(word);
}

const PREPRINT_VENUES = new Set(['arxiv', 'biorxiv', 'medrxiv', 'chemrxiv', 'psyarxiv', 'ssrn']);
const PREPRINT_WORDS =
  /\b(?:arxiv|corr|biorxiv|medrxiv|chemrxiv|psyarxiv|ssrn|osf|preprints?|research square|techrxiv|zenodo|hal|eprint|openreview|authorea|engrxiv|socarxiv|edarxiv|cold spring harbor laboratory|openrxiv|in review)\b/;

export function isPreprintVenue(folded: string): boolean {
  return PREPRINT_VENUES.has(knownVenue(folded) ?? '') || PREPRINT_WORDS.test(folded);
}

import { kinds } from '../data/where-to-look.json';
import type { Kind } from './kind';

interface Place {
  name: string;
  url?: string;
  /** A place of the venue itself, which does not help if no register knows the venue. */
  ofVenue?: boolean;
}

/** How sentences name a kind of work, and where such works can be looked up. */
interface KindTexts {
  /** "a newspaper article" */
  single: string;
  /** "articles of newspapers" */
  many: string;
  /** Where such works can be looked up by hand. */
  places: Place[];
}

export const WHERE_TO_LOOK: Record<Kind, KindTexts> = kinds;

/** Returns where works of a kind can be looked up. @param isVenueKnown whether a register knows the cited venue */
export const placesFor = (kind: Kind, isVenueKnown: boolean): Place[] =>
  WHERE_TO_LOOK[kind].places.filter(({ ofVenue }) => isVenueKnown || !ofVenue);

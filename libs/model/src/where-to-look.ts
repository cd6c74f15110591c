import { kinds } from '../data/where-to-look.json';
import type { Kind } from './kind';

/** How sentences name a kind of work, and where such works can be looked up. */
interface KindTexts {
  /** "a newspaper article" */
  single: string;
  /** "articles of newspapers" */
  many: string;
  /** Where such works can be looked up by hand. */
  places: { name: string; url?: string }[];
}

export const WHERE_TO_LOOK: Record<Kind, KindTexts> = kinds;

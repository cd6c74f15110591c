import { similarity } from '@veracite/text/distance';
import { fold } from '@veracite/text/fold';
import type { Finding } from './finding';
import { knownAsBoth, type OneOrganization } from './organization';
import { placesOf, type RawText } from './raw-text';

const EMPTY_WORDS =
  /\b(?:press|publishers?|publishing|verlag|editions?|editorial|editore?|books?|company|co|inc|ltd|llc|gmbh|and|the|of|university|group|sons|house)\b/g;

/**
 * Compares publishers. A difference is only a variant, because publishers have many names and are sold.
 * @param known finds the organization with both of two different names
 */
export function comparePublishers(
  cited: string | undefined,
  found: string | undefined,
  raw: RawText,
  known: OneOrganization,
): Finding | undefined {
  if (!found) return cited ? { agreement: 'extra', cited } : undefined;
  const name = fold(found);
  const key = plain(name);
  if (!cited) {
    const written = placesOf(raw, name).length > 0 || (key.length >= 4 && placesOf(raw, key).length > 0);
    return written ? { agreement: 'same', cited: found, found, likeness: 1 } : { agreement: 'missing', found };
  }
  const left = plain(fold(cited));
  const likeness = Math.max(similarity(cited, found), similarity(left, key));
  if (likeness >= 0.85 || ` ${key} `.includes(` ${left} `) || ` ${left} `.includes(` ${key} `)) {
    return { agreement: 'same', cited, found, likeness };
  }
  const both = known(cited, found);
  if (both) return { agreement: 'same', cited, found, likeness: 1, note: knownAsBoth(cited, both) };
  return { agreement: 'near', cited, found, likeness, code: 'publisher-differs' };
}

function plain(folded: string): string {
  return folded.replace(EMPTY_WORDS, ' ').replace(/\s+/g, ' ').trim() || folded;
}

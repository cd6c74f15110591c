import { wordChanges, type Change } from '@veracite/formatting/difference/word-changes';
import type { Piece } from './marked-pieces';

interface Sides {
  written: Piece[];
  corrected: Piece[];
  changes: Change[];
}

/**
 * Splits two texts into words and marks the changed ones.
 * @param isMarked whether a change is marked
 */
export function sidesOf(written: string, corrected: string, isMarked: (change: Change) => boolean): Sides {
  const changes = wordChanges(written, corrected);
  const side = (key: 'written' | 'corrected') =>
    changes.flatMap((change) =>
      change[key] ? [{ text: change[key], changed: change.kind !== 'same' && isMarked(change) }] : [],
    );
  return { written: side('written'), corrected: side('corrected'), changes };
}

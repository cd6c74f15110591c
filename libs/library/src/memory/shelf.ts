import type { Work } from '@veracite/model/work';
import { describe, type Description } from '../index/describe';

export interface Filed {
  work: Work;
  filed: Description;
}

/** Works that stay read and described, in each of two generations. A long list asks for most of thousands. */
const KEPT = 256;

/** Works by number, each read and described when it is asked for: of thousands a reference needs a dozen. */
export interface Shelf {
  size: number;
  at(number: number): Filed;
}

/** @param workAt a work by its number, from 0 to below `size` */
export function shelfOf(size: number, workAt: (number: number) => Work): Shelf {
  let [young, old] = [new Map<number, Filed>(), new Map<number, Filed>()];
  return {
    size,
    at: (number) => {
      const known = young.get(number);
      if (known) return known;
      const found = old.get(number) ?? filedOf(workAt(number));
      if (young.size >= KEPT) [young, old] = [new Map(), young];
      young.set(number, found);
      return found;
    },
  };
}

const filedOf = (work: Work): Filed => ({ work, filed: describe(work) });

export const allOf = (shelf: Shelf): Filed[] => Array.from({ length: shelf.size }, (_, number) => shelf.at(number));

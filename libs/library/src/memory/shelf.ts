import type { Work } from '@veracite/model/work';
import { describe, type Description } from '../index/describe';

export interface Filed {
  work: Work;
  filed: Description;
}

/** Works by number, each read and described when it is first asked for: of thousands a reference needs a dozen. */
export interface Shelf {
  size: number;
  at(number: number): Filed;
}

/** @param workAt a work by its number, from 0 to below `size` */
export function shelfOf(size: number, workAt: (number: number) => Work): Shelf {
  const read: Filed[] = [];
  return {
    size,
    at: (number) => {
      const work = read[number]?.work ?? workAt(number);
      return (read[number] ??= { work, filed: describe(work) });
    },
  };
}

export const allOf = (shelf: Shelf): Filed[] => Array.from({ length: shelf.size }, (_, number) => shelf.at(number));

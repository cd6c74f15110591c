import { keyTableOf } from '@veracite/library/memory/key-table';
import { libraryOf } from '@veracite/library/memory/library';
import { shelfOf } from '@veracite/library/memory/shelf';
import type { Library } from '@veracite/library/port';
import type { Work } from '@veracite/model/work';

/** Makes the library in memory that the product makes of the starter library, of any works. */
export const memoryLibrary = (works: readonly Work[]): Library =>
  libraryOf(
    shelfOf(works.length, (number) => works[number] as Work),
    keyTableOf(works),
  );

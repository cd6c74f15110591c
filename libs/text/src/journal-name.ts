import { fold } from './fold';

/** A name of a journal, publisher or list as names are compared whole: folded, and without the article that catalogs leave out. */
export function foldedName(name: string): string {
  return fold(name).replace(/^the /, '');
}

import { fold } from './fold';
import { SMALL_WORDS } from './small-words';
import { words } from '../data/generic-titles.json';

const GENERIC = new Set(words);

/** Checks for a title that thousands of works share, such as "Editorial" or "Annual report 2009". */
export const isGenericTitle = (title: string): boolean =>
  title !== '' &&
  fold(title)
    .split(' ')
    .every((word) => word === '' || SMALL_WORDS.has(word) || GENERIC.has(word) || /^\d+$/.test(word));

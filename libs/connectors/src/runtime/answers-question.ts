import type { Work } from '@veracite/model/work';
import { tokens } from '@veracite/text/fold';
import type { Question } from '../sources';
import { normalizeIdentifier } from './cache-keys';

/** Least letters of a word that distinguishes titles. */
const LONG = 4;

/** Checks whether most long words of a title are among the words that were asked for. */
export function isAskedFor(title: string, asked: string): boolean {
  const words = tokens(title).filter((word) => word.length >= LONG);
  const known = new Set(tokens(asked));
  return words.length > 0 && words.filter((word) => known.has(word)).length * 2 >= words.length;
}

/** Checks whether one of the works is what a question asked for. A database that answers every question alike does not work. */
export function answersQuestion(question: Question, works: readonly Work[]): boolean {
  if (question.type === 'identifier') {
    const value = normalizeIdentifier(question.kind, question.value);
    return works.some(({ identifiers }) => identifiers[question.kind] === value);
  }
  if (question.type !== 'search') return false;
  const { title, raw, containerTitle } = question.query;
  const asked = [title, raw, containerTitle].join(' ');
  return works.some(({ csl }) => isAskedFor(csl.title ?? '', asked));
}

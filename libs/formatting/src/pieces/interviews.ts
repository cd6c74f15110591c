import { field, type Facts } from '../facts';

/** Returns true for interviews, letters and messages, which are cited by day and often have no title. */
export const isSpoken = ({ kind, item }: Facts): boolean =>
  kind === 'other' && (item.type === 'interview' || item.type === 'personal_communication');

/** Returns the replacement for a missing title (MLA 5.29, Chicago 14.211): the recorded genre, or "interview". */
export const calledAs = (facts: Facts): string =>
  isSpoken(facts) ? field(facts, 'genre') || (facts.item.type === 'interview' ? 'interview' : '') : '';

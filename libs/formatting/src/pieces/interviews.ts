import { field, type Facts } from '../facts';

/** Interviews, letters and messages: cited by their day, and often without a title. */
export const isSpoken = ({ kind, item }: Facts): boolean =>
  kind === 'other' && (item.type === 'interview' || item.type === 'personal_communication');

/** What stands in the place of a title (MLA 5.29, Chicago 14.211): the record's own word, and an interview is one. */
export const calledAs = (facts: Facts): string =>
  isSpoken(facts) ? field(facts, 'genre') || (facts.item.type === 'interview' ? 'interview' : '') : '';

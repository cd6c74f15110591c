import meetings from '../data/meeting-words.json';

const MEETING = new RegExp(String.raw`(?<!\p{L})(?:${meetings.entries.join('|')})(?!\p{L})`, 'iu');
const PROCEEDINGS = /\bproceedings\b/i;

/** Whether a text has a word for a meeting: "conference", "symposium", "Tagung". */
export function hasMeetingWord(text: string): boolean {
  return MEETING.test(text);
}

/** Whether a text names a meeting or the book of one. */
export function namesMeetingOrProceedings(text: string): boolean {
  return MEETING.test(text) || PROCEEDINGS.test(text);
}

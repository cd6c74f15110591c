import meetings from '../data/meeting-words.json';

const MEETING = new RegExp(String.raw`(?<!\p{L})(?:${meetings.entries.join('|')})(?!\p{L})`, 'iu');
const PROCEEDINGS = /\bproceedings\b/i;

/** Checks whether a text has a word for a meeting: "conference", "symposium", "Tagung". */
export function hasMeetingWord(text: string): boolean {
  return MEETING.test(text);
}

export function namesMeetingOrProceedings(text: string): boolean {
  return MEETING.test(text) || PROCEEDINGS.test(text);
}

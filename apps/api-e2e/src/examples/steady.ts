import { EMAIL, EMAIL_SHOWN } from './journey';
import { MEMBER_EMAIL, MEMBER_EMAIL_SHOWN } from './journey-groups';

/** The moment that everything in an example happened at, whenever it was recorded. */
const MOMENT = Date.parse('2026-01-15T09:30:00.000Z');
/** Periods of accounts end with the month. */
const END_OF_MONTH = '2026-02-01T00:00:00.000Z';
const HOUR_MS = 3_600_000;

const UUID = /(?<![\da-f])[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}(?![\da-f])/g;
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Keys by how they begin; tokens and signatures, which are long and of no language. */
const SECRET = /\b(vk_|whsec_)[\w+/-]+=*|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}/g;
const DIGEST = /\b[\da-f]{64}\b/g;
const LONGEST_LINE = 240;
const MOST_LINES = 12;
/** Lines of an answer written as JSON, above which its lists are cut to one. */
const LONGEST_ANSWER = 120;
/** Of a list so many are shown, of short ones like names so many. */
const SHOWN = 2;
const SHOWN_SHORT = 3;
const SHORT = 80;
/** Members that say how long something took. */
const DURATIONS = new Set(['ms', 'searchTime', 'verificationTime']);

export interface Around {
  /** Where the server answered. */
  origin: string;
  /** When the recording began. */
  since: number;
}

/** An answer as it is shown: short enough to read, and the same whenever it is recorded. */
export function steady(body: unknown, around: Around): unknown {
  const shownWith = (most: number) => {
    const ids = new Map<string, string>();
    return steadyValue(body, '', { most, text: (text) => steadyText(text, ids, around) });
  };
  const whole = shownWith(SHOWN);
  return JSON.stringify(whole, null, 2).split('\n').length > LONGEST_ANSWER ? shownWith(1) : whole;
}

interface Showing {
  /** Of a list. */
  most: number;
  text(given: string): string;
}

function steadyValue(value: unknown, name: string, showing: Showing): unknown {
  if (typeof value === 'string') return showing.text(value);
  if (typeof value === 'number') return DURATIONS.has(name) ? 120 : value;
  if (Array.isArray(value)) {
    const isShort = value.every((item) => JSON.stringify(item).length < SHORT);
    const kept = inOrder(value).slice(0, isShort ? SHOWN_SHORT : showing.most);
    return kept.map((item) => steadyValue(item, name, showing));
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  // A few members of a table of lists, such as the spans of each field, are enough.
  const isTable = members.length > SHOWN_SHORT && members.every(([, member]) => Array.isArray(member));
  return Object.fromEntries(
    members
      .slice(0, isTable ? SHOWN_SHORT : undefined)
      .map(([key, member]) => [key, steadyValue(member, key, showing)]),
  );
}

/** Databases answer in any order. */
function inOrder(list: unknown[]): unknown[] {
  const sources = list.map((item) =>
    typeof item === 'object' && item !== null && 'outcome' in item && 'source' in item
      ? JSON.stringify([item.source])
      : undefined,
  );
  if (sources.includes(undefined)) return list;
  return list
    .map((item, index) => ({ one: item, key: sources[index] ?? '' }))
    .sort((a, b) => a.key.localeCompare(b.key))
    .map(({ one: item }) => item);
}

function steadyText(text: string, ids: Map<string, string>, { origin, since }: Around): string {
  const replaced = text
    .replaceAll(origin, 'https://veracite.example.com')
    .replaceAll(EMAIL, EMAIL_SHOWN)
    .replaceAll(MEMBER_EMAIL, MEMBER_EMAIL_SHOWN)
    .replace(UUID, (id) => {
      const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
      ids.set(id, known);
      return known;
    })
    .replace(TIME, (time) => steadyTime(Date.parse(time), since))
    .replace(SECRET, (_all, prefix: string = '') => `${prefix}InventedForThisExample`)
    .replace(DIGEST, '0123456789abcdef'.repeat(4));
  return DAY.test(replaced) ? steadyDay(replaced, since) : shortened(replaced);
}

function steadyTime(time: number, since: number): string {
  if (time % (24 * HOUR_MS) === 0) return END_OF_MONTH;
  return new Date(MOMENT + Math.round((time - since) / HOUR_MS) * HOUR_MS).toISOString();
}

/** A day of a calendar about the recording moves with it; others are facts. */
function steadyDay(day: string, since: number): string {
  const days = Math.round((Date.parse(day) - since) / (24 * HOUR_MS) + 0.5);
  return Math.abs(days) > 400 ? day : new Date(MOMENT + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

function shortened(text: string): string {
  const lines = text.split('\n');
  const kept = lines
    .slice(0, MOST_LINES)
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line));
  return [...kept, ...(lines.length > MOST_LINES ? ['…'] : [])].join('\n');
}

import { dateOf, type CslItem, type CslType } from '@veracite/model/csl';
import type { Field, Span } from '@veracite/model/reference';
import { asItIs, withChanges, type Change, type Decoded } from '../decode/rewrite';
import { trimSpan } from '../fields/trim-span';
import { EDITION_NOTICES } from './edition-notices';
import { MEDIUM_NOTICES } from './medium-notices';
import type { NoticePattern } from './notice-pattern';
import { NUMBER_NOTICES } from './number-notices';
import { ROLE_NOTICES } from './role-notices';
import { STANDARD_NOTICES } from './standard-notices';
import { VERSION_NOTICES } from './version-notices';

/** Patterns in order of precedence: the first of two overlapping matches is used. */
const PATTERNS = [
  ...NUMBER_NOTICES,
  ...STANDARD_NOTICES,
  ...EDITION_NOTICES,
  ...VERSION_NOTICES,
  ...MEDIUM_NOTICES,
  ...ROLE_NOTICES,
];
const FIELDS = ['genre', 'number', 'edition', 'volume', 'page'] as const satisfies readonly Field[];

export interface Notices {
  /** The text without the notices. */
  rest: Decoded;
  csl: Partial<CslItem>;
  /** Spans in the original text. */
  fields: Partial<Record<Field, Span[]>>;
  /** The type of work they state. */
  type?: CslType;
  year?: number;
}

/** Extracts the type, number, version and edition of a work from a text, so that they do not become part of a title. */
export function takeNotices(raw: string): Notices {
  const notices: Notices = { rest: asItIs(raw), csl: {}, fields: {} };
  const small = raw.toLowerCase();
  const changes: Change[] = [];
  for (const notice of PATTERNS) {
    if (!notice.needs.some((part) => small.includes(part)) || notice.hint?.test(raw) === false) continue;
    for (const found of raw.matchAll(notice.pattern)) {
      const change = changeOf(raw, found, notice.replacement);
      if (changes.some((other) => other.start < change.end && change.start < other.end)) continue;
      changes.push(change);
      addFields(raw, found, notice, notices);
    }
  }
  changes.sort((a, b) => a.start - b.start);
  return { ...notices, rest: withChanges(raw, changes) };
}

/** Returns the span to remove, with the space before it. */
function changeOf(raw: string, found: RegExpExecArray, replacement = ''): Change {
  const start = found.index;
  const end = start + found[0].length;
  const before = /\s/.test(raw.charAt(start - 1)) && !/\s$/.test(found[0]) ? 1 : 0;
  // "Forman, M. (Director). (1975)": one period is enough.
  const stop = raw.charAt(start - before - 1) === '.' && raw.charAt(end) === '.' ? 1 : 0;
  return { start: start - before, end: end + stop, replacement };
}

function addFields(raw: string, found: RegExpExecArray, { type }: NoticePattern, notices: Notices): void {
  const { csl, fields } = notices;
  if (type) notices.type ??= type;
  for (const field of FIELDS) {
    const place = found.indices?.groups?.[field];
    if (!place || csl[field] !== undefined) continue;
    const span = trimSpan(raw, { start: place[0], end: place[1] });
    csl[field] = raw.slice(span.start, span.end).replace(/\s?[–—−]\s?/g, field === 'page' ? '-' : '$&');
    fields[field] = [span];
  }
  // "(Spring 2011 Edition)": the edition is the only date.
  const year = /\b20\d{2}\b|\b19\d{2}\b/.exec(csl.edition ?? '')?.[0];
  if (year) notices.year ??= Number(year);
  const version = found.groups?.['version'] ?? found.groups?.['short'];
  if (version) csl.version ??= version;
  const first = found.groups?.['first'];
  if (first) csl['original-date'] ??= dateOf(found.groups?.['era'] ? -Number(first) : Number(first));
}

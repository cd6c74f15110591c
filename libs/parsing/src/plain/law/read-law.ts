import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Field, Span } from '@veracite/model/reference';
import { readNames } from '../../names/read-names';
import { stripEnd } from '../../strip';
import { readDate } from '../fields/read-date';
import { CASES } from './cases';
import type { LawPattern } from './law-pattern';
import { SECTION, STATUTES } from './statutes';

interface LawReading {
  csl: CslItem;
  fields: Partial<Record<Field, Span[]>>;
}

const FIELD_OF = {
  title: 'title',
  reporter: 'container-title',
  volume: 'volume',
  number: 'number',
  page: 'page',
  section: 'section',
} as const satisfies Record<string, Field>;

/** Characters that are read: no legal citation is longer. */
const LONGEST = 700;
/** Words without which the text is not a legal citation. */
const HINT =
  /\bRev\.|L\. ?J\.|J\. ?L\.| vs?\.? |\b(?:In re|Ex parte|Re|Matter of) \p{Lu}|§|\bStat\.|\bPub(?:lic|\.) ?L|\bAct\b|\b(?:Order|Regulations) \d{4}|\b[CTF][-‑–]\d{1,4}\/\d{2}|\b(?:Urteil|Beschlu[sß]s?|Urt\.|Beschl\.) (?:vom|v\.)|\d\/\d|GBl|Bundesgesetzblatt|\bn[.°ºo]{1,2} ?\d|\bnúm\. \d|, n\. ?\d|№|U\. ?S\. ?C\.|C\. ?F\. ?R\.|\bCFR\b|\b(?:Ley|Real Decreto)\b|Treaty|Convention|Covenant|Charter|Protocol|Agreement/u;

/** Reads a citation of a court decision, a law or a treaty. Returns undefined for any other text. */
export function readLaw(raw: string): LawReading | undefined {
  const lead = raw.length - raw.trimStart().length;
  const text = raw.slice(lead, lead + LONGEST).trimEnd();
  if (!HINT.test(text)) return undefined;
  for (const pattern of CASES) {
    const law = readAs(pattern, text, lead);
    if (law) return law;
  }
  const section = SECTION.exec(text);
  const whole = section ? text.slice(0, section.index) : text;
  for (const pattern of STATUTES) {
    const law = readAs(pattern, whole, lead);
    if (law) return section ? withSection(law, section, lead) : law;
  }
  return undefined;
}

function readAs(pattern: LawPattern, text: string, lead: number): LawReading | undefined {
  const found = pattern.cite.exec(text);
  const head = found && pattern.head ? headOf(text.slice(0, found.index), pattern.head) : undefined;
  return found && (head || !pattern.head) ? build(pattern, text, found, head, lead) : undefined;
}

/** Adds the section at the end of a citation: "…, s. 2(1)", "…, art. 5". An article keeps its abbreviation. */
function withSection({ csl, fields }: LawReading, section: RegExpExecArray, lead: number): LawReading {
  const { article, number = '' } = section.groups ?? {};
  const start = section.index + section[0].lastIndexOf(number);
  return {
    csl: { ...csl, section: article ? `art. ${number}` : number },
    fields: { ...fields, section: [move({ start, end: start + number.length }, lead)] },
  };
}

function headOf(text: string, head: RegExp): Span | undefined {
  const trimmed = text.trimEnd();
  return head.test(trimmed) ? { start: 0, end: trimmed.length } : undefined;
}

function build(
  { type }: LawPattern,
  text: string,
  found: RegExpExecArray,
  head: Span | undefined,
  lead: number,
): LawReading {
  const csl: CslItem = { type };
  const fields: LawReading['fields'] = {};
  const places: Record<string, readonly [number, number] | undefined> = { ...found.indices?.groups };
  if (head && head.end > 0) places['title'] = [head.start, head.end];
  for (const [group, field] of Object.entries(FIELD_OF)) {
    const place = places[group];
    if (!place) continue;
    const span = group === 'reporter' ? { start: place[0], end: place[1] } : trimEnds(text, place);
    const value = text.slice(span.start, span.end).trimEnd();
    csl[field] = field === 'page' ? value.replace(/[–—−]/, '-') : value;
    fields[field] = [move({ start: span.start, end: span.start + value.length }, lead)];
  }
  const people = places['author'] && readNames(text.slice(...places['author'])).names;
  if (people && people.length > 0 && places['author']) {
    csl.author = people;
    fields.author = [move({ start: places['author'][0], end: places['author'][1] }, lead)];
  }
  const date = places['date'] ?? yearWithin(text, places['title']);
  const day = places['day'] && text.slice(...places['day']);
  const issued = date && readDate([day, text.slice(...date)].filter(Boolean).join(' '));
  if (date && issued) {
    csl.issued = issued;
    if (yearOf(csl) !== undefined) fields.issued = [move({ start: date[0], end: date[1] }, lead)];
  }
  return { csl, fields };
}

/** Trims punctuation, except the period of an abbreviation at the end of a title ("Inc."). */
function trimEnds(text: string, [start, end]: readonly [number, number]): Span {
  const whole = text.slice(start, end).trim();
  const isAbbreviated = /\b(?:Inc|Ltd|Co|Corp|L\.P|plc)\.$/.test(whole);
  return { start, end: start + (isAbbreviated ? whole : stripEnd(whole, ' .,;:')).length };
}

/** Finds the last date in a title: "… Act of 1990", "Regulation … of 27 April 2016". */
function yearWithin(text: string, title: readonly [number, number] | undefined): [number, number] | undefined {
  if (!title) return undefined;
  const last = [...text.slice(...title).matchAll(/(?:\d{1,2}\.? \p{L}{3,9} )?\b(?:1[2-9]|20)\d{2}\b/gu)].at(-1);
  return last && [title[0] + last.index, title[0] + last.index + last[0].length];
}

function move({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

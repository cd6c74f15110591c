import type { CheckedReference } from '@veracite/contracts/checked-references';
import type { VerificationResult } from '@veracite/contracts/citations';
import { displayName, yearOf } from '@veracite/model/csl';
import { fieldLabel } from '@veracite/model/field-names';
import { kindOfType } from '@veracite/model/kind';
import { placesFor, WHERE_TO_LOOK } from '@veracite/model/where-to-look';
import { noticeText, type MatchedRecord } from '@veracite/model/work';
import { listed } from '@veracite/text/listed';
import { writeSentence } from '@veracite/text/sentence';
import { sentences } from '../../data/reasons.json';
import { checkedText } from '../checked';
import { askedOf, outcomeText, unreachedIn } from '../consultations';
import { agreementText, isHeldCompletely, resultText, verdictLine } from '../result-text';
import { resultStrings } from '../strings/result';
import { questionsTo } from './search-page';

/** A text, with the page that it refers to. */
export interface Cell {
  text: string;
  url?: string;
}

export interface Section {
  title: string;
  paragraphs?: string[];
  /** A formatted citation, with its italics between asterisks. */
  citation?: string;
  list?: Cell[];
  table?: { head: string[]; rows: Cell[][] };
}

/** The report of one reference: what was cited, who was asked and when, and what they have. */
export interface ReferenceReport {
  /** The reference as written. */
  cited: string;
  /** "Invalid (about 1 of 200 such verdicts is wrong)" */
  verdict: string;
  sections: Section[];
}

/** Makes the report of a checked reference. Sections without content are left out. @param marks what people say about it */
export function referenceReport(result: VerificationResult, marks: readonly CheckedReference[] = []): ReferenceReport {
  const sections = [
    verdictOf(result),
    checkedByPeople(marks),
    readFields(result),
    expectationOf(result),
    confirmersOf(result),
    differencesOf(result),
    correctedOf(result),
    nearestOf(result),
    askedIn(result),
    unreachedOf(result),
  ];
  return {
    cited: result.originalText,
    verdict: verdictLine(result),
    sections: sections.filter(({ paragraphs, citation, list, table }) =>
      [paragraphs, citation, list, table?.rows].some((content) => content && content.length > 0),
    ),
  };
}

function verdictOf(result: VerificationResult): Section {
  const { title, meaning, advice } = resultText(result);
  const { status, reason } = result;
  const standing = result.match?.standing ?? 'current';
  const notice = standing === 'current' ? [] : [`${noticeText(standing)}.`];
  return {
    title: title || 'Verified',
    // The meanings of other verdicts say less than their reasons.
    paragraphs: [...notice, ...(status === 'valid' || !reason ? [meaning] : []), reason ?? '', ...advice].filter(
      Boolean,
    ),
  };
}

function checkedByPeople(marks: readonly CheckedReference[]): Section {
  const list = marks.map((mark) => ({
    text: [checkedText(mark), mark.source].filter(Boolean).join(', '),
    url: mark.source,
  }));
  return { title: resultStrings.checkedByHand, list };
}

/** Lists the fields that were read, so that a misread reference is noticed. */
function readFields({ parsed: { csl } }: VerificationResult): Section {
  const fields = [
    ['author', csl.author?.map(displayName).join(', ')],
    ['editor', csl.editor?.map(displayName).join(', ')],
    ['title', csl.title],
    ['container-title', csl['container-title']],
    ['issued', yearOf(csl)?.toString()],
    ...(['volume', 'issue', 'page', 'publisher', 'DOI', 'ISBN', 'URL'] as const).map((field) => [field, csl[field]]),
  ] as const;
  return {
    title: 'What was cited',
    table: {
      head: ['Field', 'Read from the reference'],
      rows: fields.flatMap(([field, value]) =>
        field && value ? [[{ text: fieldLabel(field) }, { text: value }]] : [],
      ),
    },
  };
}

/** Says where such a work should be found, where the work was not. */
function expectationOf(result: VerificationResult): Section {
  const { status, match, expected, reasonCodes = [] } = result;
  const { csl } = result.parsed;
  const title = 'Where such a work should be found';
  if (match || status === 'valid') return { title };
  const kind = kindOfType(csl.type);
  const { single } = WHERE_TO_LOOK[kind];
  // A reason may have stated it.
  const isStated = isHeldCompletely(result) || reasonCodes.includes('not-found') || reasonCodes.includes('not-covered');
  const share = expected === undefined || isStated ? undefined : Math.min(99, Math.floor(expected * 100));
  return {
    title,
    paragraphs: [
      `The reference was read as ${single}.`,
      ...venueSentences(result),
      ...(share === undefined ? [] : [writeSentence(sentences[share === 0 ? 'no-share' : 'share'], { share })]),
      'Such works can also be looked up here:',
    ],
    list: placesFor(kind, !reasonCodes.includes('venue-unknown')).map(({ name, url }) => ({ text: name, url })),
  };
}

/** Says which databases hold all works of the cited venue, and which registers were asked about it. */
function venueSentences({ venue, reasonCodes = [], parsed: { csl } }: VerificationResult): string[] {
  const name = csl['container-title'] ?? csl['event-title'];
  if (!venue || name === undefined) return [];
  const { holders, registers } = venue;
  const values = { venue: name, who: listed(holders), count: holders.length, registers: listed(registers) };
  return [
    ...(holders.length > 0 ? [writeSentence(sentences['venue-holders'], values)] : []),
    // A reason may have named them, and registers of journals have no books.
    ...(reasonCodes.includes('venue-unknown') || csl.type === 'chapter'
      ? []
      : [writeSentence(sentences['venue-registers'], values)]),
  ];
}

function confirmersOf({ confirmedBy = [] }: VerificationResult): Section {
  return { title: 'Verified in', list: confirmedBy.map(({ source, url }) => ({ text: source, url })) };
}

function differencesOf({ evidence, match }: VerificationResult): Section {
  const compared = match ? evidence : [];
  return {
    title: 'Compared with the record',
    table: {
      head: ['Field', 'Cited', 'Record', 'Comparison'],
      rows: compared.map(({ field, cited, found, agreement, source }) => [
        { text: fieldLabel(field) },
        { text: cited ?? '–' },
        { text: found ?? '–' },
        { text: [agreementText(agreement), source].filter(Boolean).join(', ') },
      ]),
    },
  };
}

function correctedOf({ status, correctedCitation }: VerificationResult): Section {
  return { title: 'Corrected citation', citation: status === 'incomplete' ? correctedCitation?.apa : undefined };
}

/** Lists the works that the reference may mean or is mixed from. */
function nearestOf({ match, chimera = [], suggestions, citedBy = [] }: VerificationResult): Section {
  const record = match && !chimera.length ? [workCell('Record', match)] : [];
  return {
    title: 'Nearest works on record',
    list: [
      ...record,
      ...chimera.map((work) => workCell(`${fieldLabel(work.part)} of`, work)),
      ...suggestions.map((work) => workCell('Similar', work)),
      ...citedBy.map((work) => workCell('Cites it', work)),
    ],
  };
}

function workCell(label: string, { csl, doi, url }: MatchedRecord): Cell {
  const people = (csl.author ?? csl.editor ?? []).map(displayName);
  const shown = people.length > 3 ? `${people.slice(0, 3).join(', ')} et al.` : people.join(', ');
  const year = yearOf(csl);
  const place = csl['container-title'] ?? csl.publisher;
  const text = [shown, year && `(${year})`, csl.title && `${csl.title}.`, place && `${place}.`]
    .filter(Boolean)
    .join(' ');
  return { text: `${label}: ${text}`, url: doi ? `https://doi.org/${doi}` : url };
}

/** Returns the time of the last question that is known, ISO 8601. */
export const lastAskedAt = ({ consulted }: Pick<VerificationResult, 'consulted'>): string | undefined =>
  consulted.reduce<string | undefined>(
    (last, { askedAt = '' }) => (askedAt > (last ?? '') ? askedAt : last),
    undefined,
  );

/** Lists every database with its question, the time of it, and its answer. */
function askedIn(result: VerificationResult): Section {
  const holders = result.match ? result.confirmedBy?.map(({ source }) => source) : [];
  const questions = [...new Set(result.consulted.map(({ question }) => question))];
  const rows = questions.flatMap((question) =>
    askedOf(result.consulted.filter((each) => each.question === question)).flatMap((asked) => {
      const isOfWork = question === 'search' || question === 'identifier';
      const answer = outcomeText(asked, isOfWork ? holders : asked.found ? [asked.source] : undefined);
      const all = asked.requests.flatMap((each) =>
        questionsTo(each, result).map((asked) => ({ ...asked, askedAt: each.askedAt })),
      );
      // A database and its answer are named once.
      return [...new Map(all.map((asked) => [asked.text, asked])).values()].map(({ text, url, askedAt }, index) => [
        { text: index === 0 ? asked.source : '' },
        { text },
        { text: index === 0 ? answer : '' },
        { text: timeText(askedAt) },
        { text: url ? 'repeat' : '', url },
      ]);
    }),
  );
  return { title: 'Who was asked', table: { head: ['Database', 'Question', 'Answer', 'When (UTC)', 'By hand'], rows } };
}

/** Writes an ISO time: "2026-11-29 14:05". */
const timeText = (time = ''): string => time.slice(0, 16).replace('T', ' ');

function unreachedOf(result: VerificationResult): Section {
  const names = unreachedIn(result);
  return {
    title: 'Who gave no reliable answer',
    paragraphs: names.length > 0 ? [`${names.join(', ')}. Nothing is known about what they have.`] : [],
  };
}

import type { VerificationResult } from '@veracite/contracts/citations';
import type { MatchedRecord } from '@veracite/model/work';
import type { Flag, FlagRule, Paper } from '@veracite/contracts/collections';
import { wordDocument } from '@veracite/formatting/export/word';
import { toPlain } from '@veracite/formatting/markup';
import { reference } from '@veracite/formatting/reference';
import { fieldName } from '@veracite/model/field-names';
import { searchedIn, unreachedIn } from '@veracite/report/consultations';
import { listed } from '@veracite/text/listed';
import MailComposer from 'nodemailer/lib/mail-composer';
import { strangersOf } from './assess';
import { fill, fillTemplate, LETTER_TEMPLATE } from './letter-template';
import { letter as TEXTS, rules as RULES } from '../data/texts.json';

/** A letter to the authors of a paper. */
export interface Letter {
  subject: string;
  /** A paragraph may have several lines. */
  paragraphs: string[];
}

/** The paper that a letter is about, with the name of its collection and of the person who signs. */
interface LetterPaper extends Pick<Paper, 'title' | 'name' | 'entries' | 'decisions' | 'assessment'> {
  collection: string;
  editor: string;
  /** Where and until when the authors can answer. */
  answer?: { url: string; until: Date };
  /** That of the collection. */
  template?: string;
}

/**
 * Writes a letter that asks the authors about the references that count and are not decided, and those that are confirmed or
 * asked about. Each sentence states evidence, none accuses. @returns undefined when there is nothing to ask
 */
export function letterOf(paper: LetterPaper): Letter | undefined {
  const { title, name, collection, editor, answer, template = LETTER_TEMPLATE, assessment } = paper;
  const unknown = (assessment?.unknown ?? []).map((position) => `[${position + 1}]`);
  const parts = questionsOf(paper);
  if (parts.length === 0) return undefined;
  const [subject = '', ...paragraphs] = fillTemplate(template, {
    paper: title ? `“${title}”` : `your paper “${name}”`,
    collection,
    count: parts.length === 1 ? 'one reference' : `${parts.length} references`,
    questions: parts.map(({ text }) => text).join('\n\n'),
    unknown: unknown.length > 0 ? fill(TEXTS.unknown, { references: namesOf(unknown) }) : '',
    answer: answer ? fill(TEXTS.answer, { url: answer.url, until: dayOf(answer.until) }) : '',
    editor,
  });
  return { subject, paragraphs };
}

const dayOf = (day: Date): string => day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** References that a sentence names; of more it gives the number. */
const NAMED_MAX = 12;

const namesOf = (references: string[]): string =>
  references.length > NAMED_MAX ? `${references.length} other references` : listed(references);

/** Returns what a letter asks about each reference, with the evidence, in the order of the paper. */
export function questionsOf({
  entries,
  decisions,
  assessment,
}: Pick<LetterPaper, 'entries' | 'decisions' | 'assessment'>): { position: number; text: string }[] {
  const parts = entries.flatMap(({ position, raw, shown, result }) => {
    const flag = assessment?.flags.find((flag) => flag.position === position);
    const decision = decisions.find((decision) => decision.position === position);
    const isAsked = decision ? decision.kind !== 'dismissed' : flag?.counts;
    if (!flag || !result || !isAsked) return [];
    const text = (shown?.replaceAll('*', '') ?? raw).replace(/\s+/g, ' ').trim();
    const lines = [`[${position + 1}] ${text}`, ...evidenceOf(flag, result), RULES[flag.rule].request];
    return { position, text: lines.filter(Boolean).join('\n') };
  });
  return parts.sort((a, b) => a.position - b.position);
}

function evidenceOf({ rule }: Flag, result: VerificationResult): string[] {
  const { match, chimera, reason, suggestions } = result;
  const named = new Set([...(chimera ?? []), ...(match ? [match] : [])].map(workOf));
  const [first] = suggestions.map(workOf);
  const nearest = first && !named.has(first) ? [fill(TEXTS.nearest, { work: first })] : [];
  const evidence: Record<FlagRule, () => string[]> = {
    invented: () => [
      fillDatabases(TEXTS.searched, searchedIn(result), TEXTS['not found']),
      ...(match || chimera?.length
        ? [...mixtureOf(result), ...differencesOf(result)]
        : [fillDatabases(TEXTS.unreached, unreachedIn(result))]),
      ...nearest,
    ],
    'other-work': () => [reason ?? RULES['other-work'].message],
    retracted: () => {
      const link = match?.notice?.doi ? `the notice at https://doi.org/${match.notice.doi}` : match?.notice?.url;
      const standing = match?.standing === 'withdrawn' ? 'withdrawn' : 'retracted';
      return [fill(TEXTS.retracted, { standing, notice: link ? ` See ${link}.` : '' })];
    },
    'wrong-authors': () => [...differencesOf(result), ...strangersIn(result)],
    differs: () => differencesOf(result),
    unverifiable: () => [TEXTS.unchecked, fillDatabases(TEXTS.unreached, unreachedIn(result)), ...nearest],
  };
  return [...unregisteredIn(result), ...evidence[rule]()];
}

/** States that no registration agency has the DOI of the reference. */
const unregisteredIn = ({ reasonCodes, parsed }: VerificationResult): string[] =>
  reasonCodes?.includes('doi-unregistered') && parsed.csl.DOI
    ? [fill(TEXTS.unregistered, { doi: parsed.csl.DOI })]
    : [];

const fillDatabases = (text: string, names: string[], otherwise = ''): string =>
  names.length > 0 ? fill(text, { databases: listed(names) }) : otherwise;

/** Describes the records that have a part of the reference each. */
function mixtureOf({ chimera, match }: VerificationResult): string[] {
  if (!chimera?.length) return match ? [fill(TEXTS.similar, { work: workOf(match) })] : [];
  const parts = new Map<string, string[]>();
  for (const record of chimera) {
    parts.set(workOf(record), [...(parts.get(workOf(record)) ?? []), fieldName(record.part)]);
  }
  return [...parts].map(([work, names]) => fill(TEXTS.part, { part: listed(names), work }));
}

/** Lists the fields in which the reference differs from the record. */
const differencesOf = ({ evidence }: VerificationResult): string[] =>
  evidence.flatMap(({ field, agreement, cited, found, source }) => {
    if (agreement !== 'different' || cited === undefined || found === undefined) return [];
    return fill(TEXTS.differs, {
      field: fieldName(field),
      cited,
      found,
      source: source ? ` in ${source}` : '',
    });
  });

/** Names the authors who are not in the record. Lists of more than three are shortened in the evidence, so that it may not show them. */
function strangersIn(result: VerificationResult): string[] {
  const strangers = strangersOf(result);
  const names = strangers.map(({ given, family, literal }) => literal ?? [given, family].filter(Boolean).join(' '));
  const isShortened = (result.parsed.csl.author?.length ?? 0) > 3;
  return isShortened && names.length > 0 ? [fill(TEXTS.strangers, { names: listed(names) })] : [];
}

function workOf({ csl, doi, url }: MatchedRecord): string {
  const text = toPlain(reference(csl, 'apa'));
  const link = doi ? `https://doi.org/${doi}` : url;
  return link && !text.includes(link) ? `${text} ${link}` : text;
}

export const letterText = ({ subject, paragraphs }: Letter): string => `${subject}\n\n${paragraphs.join('\n\n')}\n`;

export const letterDocx = ({ subject, paragraphs }: Letter): Uint8Array =>
  wordDocument(
    [{ text: subject, bold: true }, ...paragraphs.flatMap((text) => text.split('\n')).map((text) => ({ text }))].map(
      (run) => ({ set: 'plain', runs: [run] }),
    ),
  );

/** Returns the letter as an e-mail (RFC 5322) that mail programs open as a draft. */
export const letterEml = ({ subject, paragraphs }: Letter): Promise<Buffer> =>
  new MailComposer({ subject, text: paragraphs.join('\n\n'), headers: { 'X-Unsent': '1' } }).compile().build();

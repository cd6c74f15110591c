import type { CheckEntry } from '@veracite/contracts/checks';
import type { MatchedRecord, VerificationResult } from '@veracite/contracts/citations';
import type { Flag, FlagRule } from '@veracite/contracts/collections';
import { wordDocument } from '@veracite/formatting/export/word';
import { toPlain } from '@veracite/formatting/markup';
import { reference } from '@veracite/formatting/reference';
import { FIELD_NAMES, listed } from '@veracite/verdict/sentences';
import MailComposer from 'nodemailer/lib/mail-composer';

/** A flagged reference in a letter. */
export interface LetterEntry extends Pick<CheckEntry, 'position' | 'raw' | 'shown'> {
  flag: Flag;
  result: VerificationResult;
}

/** A letter to the authors of a paper. */
export interface Letter {
  subject: string;
  /** A paragraph may have several lines. */
  paragraphs: string[];
}

/** The paper that a letter is about. */
export interface LetterPaper {
  title?: string;
  /** Name of the file. */
  name: string;
  /** Name of the collection. */
  collection: string;
  /** Name of the person who signs. */
  editor: string;
}

/** Writes a letter that asks the authors about flagged references. Each sentence states evidence, none accuses. */
export function letterOf({ title, name, collection, editor }: LetterPaper, entries: readonly LetterEntry[]): Letter {
  const paper = title ? `“${title}”` : `your paper (${name})`;
  const are = entries.length === 1 ? 'one reference' : `${entries.length} references`;
  return {
    subject: `Question about ${are} of ${paper}`,
    paragraphs: [
      'Dear authors,',
      `A program compared the references of ${paper} (${collection}) with public databases. We have a question about ${are} and ask for your help.`,
      ...[...entries].sort((a, b) => a.position - b.position).map(partOf),
      'Databases are incomplete and have errors, and files are sometimes misread. A reference in this letter may well be correct.',
      'Kind regards',
      ...(editor ? [editor] : []),
    ],
  };
}

function partOf({ position, raw, shown, flag, result }: LetterEntry): string {
  const lines = [
    `[${position + 1}] ${(shown?.replaceAll('*', '') ?? raw).replace(/\s+/g, ' ').trim()}`,
    ...EVIDENCE[flag.rule](result),
    SETTLING[flag.rule],
  ];
  return lines.filter(Boolean).join('\n');
}

/** What would settle a question. */
const SETTLING: Record<FlagRule, string> = {
  invented: 'Please send a DOI or a link to this work, a copy of its first page, or the corrected reference.',
  'other-work': 'Please send the correct identifier, or confirm which of the works you cite.',
  retracted: 'Please state the retraction in the reference, or let us know whether the paper relies on this work.',
  'wrong-authors': 'Please correct the names, or send a link to the version with these authors.',
  differs: 'Please correct the reference, or send a link to the version that you used.',
  unverifiable: 'Please send a DOI or a link to this work, or a copy of its first page.',
};

const EVIDENCE: Record<FlagRule, (result: VerificationResult) => string[]> = {
  invented: (result) => [
    ...(result.match || result.chimera?.length ? mixtureOf(result) : [askedOf(result), unreachedOf(result)]),
    ...nearestOf(result),
  ],
  'other-work': ({ reason }) => (reason ? [reason] : ['The identifier belongs to another work.']),
  retracted: ({ match }) => {
    const notice = match?.notice;
    const where = notice?.doi
      ? ` See the notice at https://doi.org/${notice.doi}.`
      : notice?.url
        ? ` See ${notice.url}.`
        : '';
    return [
      `The record of this work states that it was ${match?.standing === 'withdrawn' ? 'withdrawn' : 'retracted'}.${where}`,
    ];
  },
  'wrong-authors': differencesOf,
  differs: differencesOf,
  unverifiable: (result) => ['We could not check whether this work exists.', unreachedOf(result), ...nearestOf(result)],
};

/** Names the databases that answered a search. */
function askedOf({ consulted }: VerificationResult): string {
  const names = namesOf(consulted.filter(({ question, outcome }) => question === 'search' && outcome === 'answered'));
  return names
    ? `We searched ${names} for this work and found no record that agrees with the reference.`
    : 'We found no record that agrees with the reference.';
}

/** Names the databases that did not answer. Nothing is stated about what they have. */
function unreachedOf({ consulted }: VerificationResult): string {
  const isMissing = ({ outcome }: VerificationResult['consulted'][number]) =>
    outcome === 'failed' || outcome === 'skipped';
  const answered = new Set(consulted.filter((one) => one.outcome === 'answered').map(({ source }) => source));
  const names = namesOf(
    consulted.filter((one) => one.question === 'search' && isMissing(one) && !answered.has(one.source)),
  );
  return names && `We could not reach ${names}, which may have it.`;
}

const namesOf = (consulted: VerificationResult['consulted']): string =>
  listed([...new Set(consulted.map(({ source }) => (source === 'Local library' ? 'our library of records' : source)))]);

/** Describes the records that have a part of the reference each. */
function mixtureOf(result: VerificationResult): string[] {
  const parts = (result.chimera ?? []).map(
    (record) => `This record has the ${partName(record.part)} of the reference: ${workOf(record)}`,
  );
  return [
    ...(parts.length > 0 ? parts : result.match ? [`This record is similar: ${workOf(result.match)}`] : []),
    ...differencesOf(result),
  ];
}

const partName = (part: string): string =>
  part === 'container-title' ? 'venue' : part === 'author' ? 'authors' : part;

function nearestOf({ suggestions: [first] }: VerificationResult): string[] {
  return first ? [`The most similar record that we found describes another work: ${workOf(first)}`] : [];
}

/** Lists the fields in which the reference differs from the record. */
function differencesOf({ evidence }: VerificationResult): string[] {
  return evidence.flatMap(({ field, agreement, cited, found, source }) => {
    if (agreement !== 'different' || cited === undefined || found === undefined) return [];
    const name = FIELD_NAMES[field] ?? field;
    return `The reference has the ${name} “${cited}”; the record${source ? ` in ${source}` : ''} has “${found}”.`;
  });
}

function workOf({ csl, doi, url }: MatchedRecord): string {
  const text = toPlain(reference(csl, 'apa'));
  const link = doi ? `https://doi.org/${doi}` : url;
  return link && !text.includes(link) ? `${text} ${link}` : text;
}

export const letterText = ({ subject, paragraphs }: Letter): string => `${subject}\n\n${paragraphs.join('\n\n')}\n`;

/** Returns the letter as a Word document. */
export const letterDocx = ({ subject, paragraphs }: Letter): Uint8Array =>
  wordDocument([
    { set: 'plain', runs: [{ text: subject, bold: true }] },
    ...paragraphs.flatMap((text) =>
      text.split('\n').map((line) => ({ set: 'plain' as const, runs: [{ text: line }] })),
    ),
  ]);

/** Returns the letter as an e-mail (RFC 5322) that mail programs open as a draft. */
export const letterEml = ({ subject, paragraphs }: Letter, to?: string): Promise<Buffer> =>
  new MailComposer({ subject, text: paragraphs.join('\n\n'), ...(to && { to }), headers: { 'X-Unsent': '1' } })
    .compile()
    .build();

import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Flag } from '@veracite/contracts/collections';
import { wordDocument } from '@veracite/formatting/export/word';
import MailComposer from 'nodemailer/lib/mail-composer';

/** A flagged reference in a letter. */
export interface LetterEntry extends Pick<CheckEntry, 'position' | 'raw'> {
  flag: Flag;
  result: VerificationResult;
}

/** A letter to the authors of a paper. */
export interface Letter {
  subject: string;
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
  return {
    subject: `References of ${paper}`,
    paragraphs: [
      'Dear authors,',
      `We compared the references of ${paper}, submitted to ${collection}, with public databases. We have questions about the following.`,
      ...entries.map((entry) => `[${entry.position + 1}] ${entry.raw}\n${entry.flag.message}`),
      'For each reference, please send the DOI or a link to the work, a copy of its first page, or a corrected reference. Databases are incomplete, and a work that they lack may well exist.',
      'Kind regards,',
      editor,
    ],
  };
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

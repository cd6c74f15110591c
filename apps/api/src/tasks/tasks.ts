/**
 * Tasks of worker threads (`platform/threads`). Each function takes one argument and returns one value, which are copied
 * between threads.
 */
import { signCertificate, type CertifiedResult, type Statement } from '@veracite/certificate/certificate';
import type { SigningKey } from '@veracite/certificate/keys';
import type { FoundWork } from '@veracite/contracts/find';
import { exportWorks, type ExportFormatId } from '@veracite/formatting/export/formats';
import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { parseText as readText, type ParseOptions } from '@veracite/parsing/parse';
import type { ParsedText } from '@veracite/parsing/parsed-text';
import { pageSignalsOf, type PageSignals } from '@veracite/reputation/web/page-signals';
import { analyze, type Analysis } from '@veracite/verification/bibliography/analyze';
import { readInText, type InTextCitation } from '@veracite/verification/bibliography/in-text/read-in-text';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { weigh as weighInPlace, type Weighing, type Weighed } from '@veracite/verification/finder/weigh';
import type { Ranked } from '@veracite/verification/finder/chances';
import { foundWork } from './found-work';

export { writeWorks } from './write-works';

/** Parses a pasted list or the content of a file. */
export const parseText = ({ text, options }: { text: string; options?: ParseOptions }): ParsedText =>
  readText(text, options);

/** Parses a whole document. */
export const readFile = (file: { bytes: Uint8Array; name: string }) => readAndCheck(file);

/** Extracts the signals of a web page. */
export const readSignals = (html: string): PageSignals => pageSignalsOf(html);

/** Parses the in-text citations of a manuscript. */
export const readManuscript = (text: string): InTextCitation[] => readInText(text);

/** Analyzes a list of references. */
export const analyzeList = ([checked, style, around]: Parameters<typeof analyze>): Analysis =>
  analyze(checked, style, around);

/** Exports works to a file. */
export const writeFile = (asked: { works: CslItem[]; format: ExportFormatId; style: Style }): string | Uint8Array =>
  exportWorks(asked.works, asked.format, asked.style);

/** Ranks the results of a search. */
export const weigh = (met: Weighing): Weighed => weighInPlace(met);

/** Formats found works for the wire. @param names display names by connector id */
export const writeFound = ({ ranked, names }: { ranked: Ranked[]; names: Record<string, string> }): FoundWork[] =>
  ranked.map((work) => foundWork(work, (connector) => names[connector] ?? connector));

/** Signs a certificate. The canonical form of a thousand results takes most of a second. */
export const issueCertificate = (asked: {
  statement: Statement;
  results: CertifiedResult[];
  key: SigningKey;
}): Promise<string> => signCertificate(asked.statement, asked.results, asked.key);

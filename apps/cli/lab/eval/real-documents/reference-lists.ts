/** The lists of references of real documents, as the product reads them, with records of the works that they cite. */
import path from 'node:path';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { parseText } from '@veracite/parsing/parse';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { halfHash } from '../shares';
import { plain, preprintOf } from '../world';
import { projectOf, readFile, readList, type RealDocument } from './documents';

export interface RealList {
  document: RealDocument;
  references: Reference[];
  /** Milliseconds in which the document was read. */
  ms: number;
  /** Records of the cited works, from the source of the document or else from what was read. */
  works: CslItem[];
}

/** Shorter lists are left out. */
const MIN_REFERENCES = 5;
/** Works that databases have, and those of which they have one half. */
const REGISTERED = new Set<CslItem['type']>(['article-journal', 'paper-conference', 'chapter', 'book', 'article']);
const PARTLY = new Set<CslItem['type']>(['report', 'thesis', 'dataset']);

/** Reads the lists of the documents of some halves that the mirror has. @param isWanted tests for documents to read */
export async function referenceLists(
  mirror: string,
  halves: readonly string[],
  most: number,
  isWanted: (document: RealDocument) => boolean = () => true,
): Promise<RealList[]> {
  const lists: RealList[] = [];
  // References of documents of blind halves have not been counted.
  const isLong = ({ half, references }: RealDocument) => half.startsWith('blind') || references >= MIN_REFERENCES;
  const documents = readList().filter((one) => halves.includes(one.half) && isLong(one) && isWanted(one));
  for (const document of documents.sort((a, b) => halfHash(a.id) - halfHash(b.id))) {
    if (lists.length === most) break;
    const bytes = readFile(mirror, document, document.path);
    if (!bytes) continue;
    const start = performance.now();
    const folder = document.class === 'latex' ? projectOf(mirror, document) : undefined;
    const read = await readAndCheck({ bytes, name: path.basename(document.path), ...(folder && { folder }) });
    const ms = performance.now() - start;
    if ('fault' in read || read.report.references.length < MIN_REFERENCES) continue;
    const { references } = read.report;
    const isStructured = ['jats', 'bib', 'csl'].includes(document.truth.kind);
    const files = isStructured ? document.truth.paths.map((file) => readFile(mirror, document, file)) : [];
    const sources = files.flatMap((file) => parseText(file?.toString('utf8') ?? '').references);
    lists.push({ document, references, ms, works: (isStructured ? sources : references).flatMap(recordOf) });
  }
  return lists;
}

/** Returns the record of a work that databases have: every one with an identifier of a register. One without a DOI gets one. */
function recordOf({ csl, identifiers }: Reference): CslItem[] {
  const arxiv = identifiers.arxiv ?? /arxiv\.org\/abs\/([\w./-]+)/.exec(csl.URL ?? '')?.[1];
  const title = titleFingerprint(csl.title ?? '');
  const isPublished = csl.DOI !== undefined || (REGISTERED.has(csl.type) && csl.type !== 'article');
  if (arxiv && !isPublished) return [preprintOf(csl, arxiv.replace(/v\d+$/, ''))];
  const isHere =
    csl.DOI !== undefined || REGISTERED.has(csl.type) || (PARTLY.has(csl.type) && halfHash(title) % 2 === 0);
  if (!isHere || (title.length < 8 && csl.DOI === undefined)) return [];
  return [{ ...plain(csl), DOI: csl.DOI ?? `10.5555/${halfHash(title).toString(36)}` }];
}

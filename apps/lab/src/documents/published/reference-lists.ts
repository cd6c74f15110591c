/** The lists of references of real documents, as the product reads them, with records of the works that they cite. */
import path from 'node:path';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { parseText } from '@veracite/parsing/parse';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { halfHash } from '../../harness/shares';
import { plain, preprintOf } from '../../verdicts/world';
import { projectOf, readFile, readList, type RealDocument } from './documents';
import { squeezed } from './true-reference';
import { MIN_TITLE } from './truth';

interface RealList {
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
const REGISTERED = new Set<CslItem['type']>([
  'article-journal',
  'paper-conference',
  'chapter',
  'book',
  'article',
  'entry-encyclopedia',
  'entry-dictionary',
]);
const PARTLY = new Set<CslItem['type']>(['report', 'thesis', 'dataset']);
/** Matches series of which Crossref has every paper. */
const DEPOSITED = /\bSSRN\b|Social Science Research Network|\bNBER\b|National Bureau of Economic Research/i;

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
  const documents = readList().filter((item) => halves.includes(item.half) && isLong(item) && isWanted(item));
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
    const works = isStructured ? [...sources, ...lackingIn(sources, references)] : references;
    lists.push({ document, references, ms, works: works.flatMap(recordOf) });
  }
  return lists;
}

/** Returns the references without the title of a source: a bibliography file may lack works that the document prints. */
function lackingIn(sources: readonly Reference[], references: readonly Reference[]): Reference[] {
  const titles = sources.map(({ csl }) => squeezed(csl.title ?? '')).filter((title) => title.length >= MIN_TITLE);
  return references.filter(({ raw }) => {
    const text = squeezed(raw);
    return !titles.some((title) => text.includes(title));
  });
}

/** Returns the record of a work that databases have: every one with an identifier of a register. One without a DOI gets one. */
function recordOf({ csl, identifiers }: Reference): CslItem[] {
  const arxiv = identifiers.arxiv ?? /arxiv\.org\/abs\/([\w./-]+)/.exec(csl.URL ?? '')?.[1];
  const title = titleFingerprint(csl.title ?? '');
  const isPublished = csl.DOI !== undefined || (REGISTERED.has(csl.type) && csl.type !== 'article');
  if (arxiv && !isPublished) return [preprintOf(csl, arxiv.replace(/v\d+$/, ''))];
  const isHere =
    csl.DOI !== undefined ||
    REGISTERED.has(csl.type) ||
    DEPOSITED.test([csl.publisher, csl['container-title'], csl.genre, csl.number].join(' ')) ||
    (PARTLY.has(csl.type) && halfHash(title) % 2 === 0);
  if (!isHere || (title.length < 8 && csl.DOI === undefined)) return [];
  return [{ ...plain(csl), DOI: csl.DOI ?? `10.5555/${halfHash(title).toString(36)}` }];
}

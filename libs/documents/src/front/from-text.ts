import type { FrontMatter } from '@veracite/model/document';
import type { CslName } from '@veracite/model/csl';
import { normalizeArxiv, normalizeDoi } from '@veracite/model/identifiers';
import { hasOrganizationWord } from '@veracite/text/names';
import { headingKind } from '../list/headings';
import type { ParsedDocument } from '../parsed-document';

/** Characters of the beginning of a document that can state its own identifiers and authors. */
const HEAD_LENGTH = 4_000;
/** Characters of a line that are read. Longer paragraphs are neither titles nor names. */
const LINE_LENGTH = 500;
const OWN_DOI = /(?:\bdoi\s?:?\s?|doi\.org\/)(10\.\d{4,9}\/[^\s"<>]+)/i;
const OWN_ARXIV = /\barXiv:\s?(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})/i;
const END_OF_HEAD =
  /^\W*(?:\d+\W*)?(?:abstract|summary|introduction|keywords|zusammenfassung|r[ée]sum[ée]|resumen|resumo)\b/i;

/** Words that journals print above a title or among the names. */
const KIND_OF_ARTICLE = /^(?:original |research |review )(?:research )?(?:article|paper):?\s/i;
const LABEL = /\b(?:access|received|accepted|published|edited|reviewed|citation|journal|article|medicine)\b/i;
const BANNER = /^(?:\p{L}+ ){0,3}journal of\b/iu;

/** Finds a document's own title, authors and identifiers in its text, by the layout of its first page and its headings. */
export function frontOfText(document: ParsedDocument): FrontMatter {
  const lines = headLines(document);
  const heights = document.lines?.map(({ height }) => height).sort((a, b) => a - b) ?? [];
  const bodyHeight = heights[heights.length >> 1];
  const [from, to] = bodyHeight === undefined ? firstTitle(lines) : largestLines(lines, bodyHeight);
  const title = textOf(lines.slice(from, to)).replace(KIND_OF_ARTICLE, '');
  const lists = [document.entries[0]?.span, document.unsplit[0]].map((span) => span?.start ?? HEAD_LENGTH);
  const head = document.text.slice(0, Math.min(HEAD_LENGTH, ...lists));
  const doi = normalizeDoi(OWN_DOI.exec(head)?.[1] ?? '');
  const arxiv = normalizeArxiv(OWN_ARXIV.exec(head)?.[1] ?? '');
  const identifiers = { ...(doi && { doi }), ...(arxiv && { arxiv }) };
  return { ...(title && { title }), authors: authorsIn(lines.slice(to)), identifiers };
}

/** A line of the first page, or one of the first blocks. */
interface HeadLine {
  text: string;
  isHeading: boolean;
  /** Height of the print; 0 in documents without pages. */
  height: number;
}

function headLines({ text, blocks, lines }: ParsedDocument): HeadLine[] {
  const printed = lines?.filter(({ page }) => page === 1).map((line) => ({ ...line, kind: undefined }));
  const placed = lines?.length && printed ? printed : blocks.map((block) => ({ ...block, height: 0 }));
  return placed.slice(0, 150).map(({ start, end, height, kind }) => ({
    text: text.slice(start, Math.min(end, start + LINE_LENGTH)),
    height,
    isHeading: kind === 'heading',
  }));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textOf = (lines: readonly HeadLine[]): string => oneLine(lines.map(({ text }) => text).join(' '));

/** Finds the lines in the largest print that have the words of a title: a journal's banner has fewer. */
function largestLines(lines: readonly HeadLine[], bodyHeight: number): [from: number, to: number] {
  let best: [number, number] = [0, 0];
  let height = bodyHeight;
  for (let from = 0; from < lines.length;) {
    const own = lines[from]?.height ?? 0;
    let to = from + 1;
    while (to < lines.length && Math.abs((lines[to]?.height ?? 0) - own) < 0.6) to += 1;
    if (own > height + 0.6 && isTitle(textOf(lines.slice(from, to)))) [best, height] = [[from, to], own];
    from = to;
  }
  return best;
}

const isTitle = (text: string): boolean =>
  (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3 && text.length <= 400 && !BANNER.test(text);

/** Finds the first heading or short paragraph. */
function firstTitle(lines: readonly HeadLine[]): [from: number, to: number] {
  const heading = lines.slice(0, 3).findIndex(({ isHeading, text }) => isHeading && !headingKind(text));
  const index = heading >= 0 ? heading : lines.slice(0, 2).findIndex(({ text }) => isTitle(text) && text.length < 250);
  return index < 0 ? [0, 0] : [index, index + 1];
}

/** Reads the lines of names after a title. They end at the first line without a name. */
function authorsIn(lines: readonly HeadLine[]): CslName[] {
  const names: CslName[] = [];
  for (const { text } of lines) {
    if (END_OF_HEAD.test(text)) break;
    const found = namesIn(text);
    if (found.length === 0 && names.length > 0) break;
    names.push(...found);
  }
  return names;
}

const PARTICLES = /^(?:de|da|di|del|della|van|von|der|den|la|le|el|al|bin|ibn|dos|du|ter|ten|zu|y|e)$/i;

/** Returns the names of people in a line that has nothing else. */
export function namesIn(line: string): CslName[] {
  const parts = line
    .replace(/[^\s@]{1,64}@\S{1,100}|[\d*†‡§¶∗⋆]|\([^)]{0,80}\)/g, ' ')
    .split(/[,;|•·]|\s(?:and|&|und|et|y)\s/)
    .map((part) => oneLine(part.replace(/^\s*(?:and|by|von|par|por)\s/i, '')))
    .filter(Boolean);
  return parts.length > 0 && parts.every(isName) ? parts.map((literal) => ({ literal })) : [];
}

function isName(text: string): boolean {
  const words = text.split(' ');
  const isCapital = words.every((word) => /^\p{Lu}[\p{L}.'’-]{0,30}$/u.test(word) || PARTICLES.test(word));
  return words.length >= 2 && words.length <= 6 && isCapital && !LABEL.test(text) && !hasOrganizationWord(text);
}

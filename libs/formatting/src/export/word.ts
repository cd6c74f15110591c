import { strToU8, zipSync } from 'fflate';
import { escapeXml } from '@veracite/text/escape-html';
import type { Run } from '../markup';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** Namespaces of the extension that folds headings. Readers that do not know it ignore it. */
const FOLDING =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml" mc:Ignorable="w15"';
/** Beginnings of the namespaces and content types of the parts of a document. */
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Time of every part, so that equal content gives equal bytes. */
const WRITTEN = new Date(1980, 0, 1);
const FONT = '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/>';

/** A uniformly formatted span of a paragraph, with an optional comment. */
interface WordRun extends Partial<Run> {
  text: string;
  bold?: boolean;
  /** Paragraphs of a comment that is anchored to this span. */
  comment?: readonly string[];
}

/** A paragraph with its layout and font size. */
export interface WordParagraph {
  runs: readonly WordRun[];
  /**
   * `hanging`: an entry of a list as the manuals set it, double-spaced; `plain`: single-spaced, with a blank below; `folded`: a
   * heading that hides what follows until it is opened.
   */
  set: 'heading' | 'hanging' | 'plain' | 'folded';
  /** Font size in half points; 24 by default. */
  size?: number;
}

/** Hanging indent of half an inch (720 twentieths of a point) and double spacing, as all three manuals set their lists. */
const PROPERTIES: Record<WordParagraph['set'], string> = {
  heading: '<w:pPr><w:jc w:val="center"/></w:pPr>',
  hanging:
    '<w:pPr><w:spacing w:after="0" w:line="480" w:lineRule="auto"/><w:ind w:left="720" w:hanging="720"/></w:pPr>',
  plain: '<w:pPr><w:spacing w:after="160" w:line="276" w:lineRule="auto"/></w:pPr>',
  folded: '<w:pPr><w:outlineLvl w:val="0"/><w15:collapsed/></w:pPr>',
};

/** Writes paragraphs as a Word document (ECMA-376, part 1) with comments by `by`. Equal content gives equal bytes. */
export function wordDocument(paragraphs: readonly WordParagraph[], by = ''): Uint8Array {
  const comments: string[] = [];
  const body = paragraphs.map(({ runs, set, size = 24 }) => {
    const written = runs.map((run) => {
      const id = run.comment ? comments.push(commentOf(comments.length, run.comment, by)) - 1 : undefined;
      return anchored(runOf(run, size), id);
    });
    return `<w:p>${PROPERTIES[set]}${written.join('')}</w:p>`;
  });
  const parts: [string, string][] = [
    ['[Content_Types].xml', contentTypes(comments.length > 0)],
    ['_rels/.rels', relationships(['officeDocument', 'word/document.xml'])],
    [
      'word/document.xml',
      `${HEAD}<w:document xmlns:w="${NAMESPACE}" ${FOLDING}><w:body>${body.join('')}</w:body></w:document>`,
    ],
  ];
  if (comments.length > 0)
    parts.push(
      ['word/_rels/document.xml.rels', relationships(['comments', 'comments.xml'])],
      ['word/comments.xml', `${HEAD}<w:comments xmlns:w="${NAMESPACE}">${comments.join('')}</w:comments>`],
    );
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])), { level: 0, mtime: WRITTEN });
}

function contentTypes(hasComments: boolean): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${type}+xml"/>`;
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('document', 'document.main')}${hasComments ? part('comments', 'comments') : ''}</Types>`;
}

const relationships = ([type, target]: [type: string, target: string]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

const textOf = (text: string): string => `<w:t xml:space="preserve">${escapeXml(text)}</w:t>`;

function runOf({ text, italic, bold, position }: WordRun, size: number): string {
  const place = position ? `<w:vertAlign w:val="${position === 'sub' ? 'subscript' : 'superscript'}"/>` : '';
  const looks = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}<w:sz w:val="${size}"/>${place}`;
  return `<w:r><w:rPr>${FONT}${looks}</w:rPr>${textOf(text)}</w:r>`;
}

/** Encloses a run in the start and end markers of a comment, followed by the comment reference (17.13.4). */
function anchored(run: string, id: number | undefined): string {
  if (id === undefined) return run;
  const { start, end } = commentAnchors(id);
  return `${start}${run}${end}`;
}

/** Writes what precedes and follows the content that a comment is about, within one paragraph. */
export const commentAnchors = (id: number): { start: string; end: string } => ({
  start: `<w:commentRangeStart w:id="${id}"/>`,
  end: `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`,
});

/** Writes a comment of the part `comments.xml`. */
export const commentOf = (id: number, paragraphs: readonly string[], by: string, time?: Date): string =>
  `<w:comment w:id="${id}" w:author="${escapeXml(by)}"${time ? ` w:date="${time.toISOString().slice(0, 19)}Z"` : ''} w:initials="${escapeXml(by.charAt(0))}">${paragraphs
    .map((text) => `<w:p><w:r>${textOf(text)}</w:r></w:p>`)
    .join('')}</w:comment>`;

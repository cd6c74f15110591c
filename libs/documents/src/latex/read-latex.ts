import type { ListedEntry, UnreadPart } from '@veracite/model/document';
import { Builder } from '../build/builder';
import type { Folder } from '../folder';
import { frontOfLatex } from '../front/from-markup';
import { listFromBlocks } from '../list/from-blocks';
import type { ParsedDocument } from '../parsed-document';
import { LIMITS } from '../limits';
import { readAmsrefs } from './amsrefs';
import { filesNamed, onlyFile, withFileContents } from './bibliography-files';
import { citingIn, closing } from './cite-commands';
import { expand } from './expand-includes';
import { expanderOf, readMacros } from './macros';

/** Converts LaTeX to plain text. */
export type PlainOfLatex = (source: string) => string;

interface LatexContext {
  /** The files next to the document. */
  folder: Folder;
  plain: PlainOfLatex;
  /** Name of the document's file. */
  name?: string;
}

const DROPPED =
  /\\begin\{(?:equation|align|gather|multline|eqnarray|displaymath|lstlisting|verbatim|tikzpicture|tabular[x*]?|math)\*?\}[\s\S]*?\\end\{(?:equation|align|gather|multline|eqnarray|displaymath|lstlisting|verbatim|tikzpicture|tabular[x*]?|math)\*?\}|\\\[[\s\S]{0,5000}?\\\]/g;
const SPLIT =
  /\n[ \t]*\n\s*|(?=\\(?:part|chapter|(?:sub){0,2}section|(?:sub)?paragraph|item)\b)|\\(?:begin|end)\{[A-Za-z*]+\}(?:\[[^\]]{0,200}\])?|\\par(?![A-Za-z])|\\maketitle/;
const HEADING = /^\\(?:part|chapter|(?:sub){0,2}section|(?:sub)?paragraph)\*?\s*(?:(?:\[[^\]]{0,300}\])\s*)?(?=\{)/;

/**
 * Parses a LaTeX document with the files that it includes. The list of references comes from `thebibliography`, else from the
 * bibliography files that it names, and from the generated .bbl file for the cited works that these lack.
 */
export function readLatex(source: string, { folder: around, plain, name = 'main.tex' }: LatexContext): ParsedDocument {
  const notFound: string[] = [];
  const jobName = name.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  const folder = withFileContents(source, around, jobName);
  const named = source.replace(/\\jobname(?![A-Za-z])/g, () => jobName);
  const { macros, rest: whole } = readMacros(expand(named, folder, notFound));
  const expandMacros = expanderOf(new Map([...readMacros(stylesOf(whole, folder)).macros, ...macros]));
  const { body: withLists, list } = splitList(whole);
  const { entries: amsrefs, rest: body } = readAmsrefs(withLists);
  const builder = new Builder();
  const alsoListed: string[] = [];
  for (const block of body.replace(DROPPED, ' ').split(SPLIT)) writeBlock(builder, block, plain, alsoListed);
  builder.end();
  const cited = builder.marks.flatMap((mark) => (mark.kind === 'citation' ? mark.items.map(({ key }) => key) : []));
  const bibFiles = filesNamed(whole, folder, (names) => expandMacros(names).replaceAll('\\jobname', jobName));
  const generated = list === '' ? generatedList(folder, cited) : undefined;
  const hasList = list !== '' || generated !== undefined || amsrefs.length > 0;
  const files = bibFiles.files.length > 0 || hasList ? bibFiles.files : onlyFile(folder, cited);
  const missing = new Set(cited.filter((key) => !files.some(({ text }) => text.includes(`{${key},`))));
  const items = itemsOf(list || (generated ?? '')).map((entry) => ({
    ...entry,
    text: expandMacros(entry.text).replaceAll('\\-', ''),
  }));
  const entries =
    list === ''
      ? [...items.filter(({ key }) => files.length === 0 || (key !== undefined && missing.has(key))), ...amsrefs]
      : items;
  const found =
    entries.length === 0 && files.length === 0 && generated === undefined
      ? listFromBlocks(builder)
      : { entries, unsplit: [] };
  const front = frontOfLatex(whole, plain);
  // The generated list has what the files of references would have.
  const isLost = [...missing].some((key) => !`${list}${generated ?? ''}`.includes(`{${key}}`));
  const unread = [...notFound, ...(isLost || !hasList ? bibFiles.missing : [])];
  return {
    kind: 'latex',
    text: builder.text,
    blocks: builder.blocks,
    marks: builder.marks,
    ...found,
    bibliographies: [
      ...files,
      ...((files.length === 0 || missing.size > 0) && generated?.includes('\\entry{')
        ? [{ name: '.bbl', text: generated }]
        : []),
    ],
    ...(unread.length > 0 && { unread: unread.map(missingFile) }),
    ...(alsoListed.length > 0 && { alsoListed }),
    ...(front && { front }),
  };
}

const missingFile = (name: string): UnreadPart => ({ kind: 'missing-file', values: { name } });

/** Returns the style files next to a document, which may define its commands. */
function stylesOf(whole: string, folder: Folder): string {
  return [...whole.matchAll(/\\(?:usepackage|RequirePackage|documentclass)\s?(?:\[[^\]]{0,400}\])?\{([^{}]{1,400})\}/g)]
    .flatMap(({ 1: names = '' }) => names.split(','))
    .map((name) => folder.text(`${name.trim()}.sty`) ?? folder.text(`${name.trim()}.cls`) ?? '')
    .join('\n')
    .slice(0, LIMITS.text);
}

/** Returns the text of the .bbl file that has the most of the cited works. */
function generatedList(folder: Folder, cited: readonly string[]): string | undefined {
  const count = (text: string) => cited.filter((key) => text.includes(`{${key}}`)).length;
  return folder.names
    .flatMap((name) => (name.endsWith('.bbl') ? (folder.text(name) ?? []) : []))
    .reduce<string | undefined>(
      (best, text) => (best === undefined || count(text) > count(best) ? text : best),
      undefined,
    );
}

/** Environments of lists: that of LaTeX, and that of citeproc. */
const LISTS = /\\begin\{(thebibliography|CSLReferences)\}[\s\S]*?(?:\\end\{\1\}|$)/g;
/** The beginning of an item of citeproc in older versions of Pandoc; newer ones write `\bibitem`. */
const OLD_ITEM = /\\leavevmode(?:\\vadjust pre\{)?\\hypertarget\{([^{}]{1,200})\}\{\}\}?%?/g;
const END_OF_LIST = /\\end\{(?:thebibliography|CSLReferences)\}[\s\S]*$/;

/** Splits a document into its body and its lists of references. */
function splitList(whole: string): { body: string; list: string } {
  const begin = whole.indexOf('\\begin{document}');
  const end = whole.indexOf('\\end{document}', Math.max(0, begin));
  const body = whole.slice(begin < 0 ? 0 : begin + '\\begin{document}'.length, end < 0 ? whole.length : end);
  const lists: string[] = [];
  const rest = body.replace(LISTS, (all) => {
    lists.push(all.replace(OLD_ITEM, '\\bibitem{$1}'));
    return '\n\n';
  });
  return { body: rest, list: lists.join('\n') };
}

/** Parses the items of a list, with their keys and numbers. */
function itemsOf(list: string): ListedEntry[] {
  const starts = [...list.matchAll(/\\bibitem\b\s*/g)].map(({ index }) => index);
  return starts.flatMap((start, i): ListedEntry[] => {
    const text = list
      .slice(start, starts[i + 1] ?? list.length)
      .replace(END_OF_LIST, '')
      .trim();
    let offset = '\\bibitem'.length + (/^\s*/.exec(text.slice(8))?.[0].length ?? 0);
    if (text.charAt(offset) === '[') offset = (closing(text, offset, '[', ']') ?? offset) + 1;
    const key = /^\s*\{([^{}]{1,200})\}/.exec(text.slice(offset))?.[1]?.trim();
    return [{ text, label: String(i + 1), ...(key !== undefined && { key }) }];
  });
}

/** @param alsoListed receives the keys that the block lists without citing them (`\nocite`) */
function writeBlock(builder: Builder, block: string, plain: PlainOfLatex, alsoListed: string[]): void {
  const notes: string[] = [];
  const heading = HEADING.exec(block);
  if (heading) {
    const end = closing(block, heading[0].length, '{', '}');
    builder.begin('heading');
    writeWords(builder, block.slice(heading[0].length + 1, end ?? block.length), plain, { notes, alsoListed });
    builder.end();
    if (end !== undefined) writeBlock(builder, block.slice(end + 1), plain, alsoListed);
    return;
  }
  const words = block
    .replace(/^\\item\b\s*(?:\[(?:[^[\]{}]|\{[^{}]{0,100}\}){0,200}\])?/, '')
    .replace(
      /\\(?:label|ref|eqref|pageref|cref|Cref|autoref|includegraphics|vspace|hspace|bibliographystyle|bibliography|printbibliography|addbibresource|usepackage|documentclass|graphicspath|setlength|newcommand|pagestyle|thispagestyle)\*?\s*(?:\[[^\]]{0,300}\])?(?:\{[^{}]{0,300}\})?/g,
      ' ',
    );
  if (!/\p{L}/u.test(words)) return;
  builder.begin('paragraph');
  writeWords(builder, words, plain, { notes, alsoListed });
  builder.end();
  notes.forEach((note, i) => {
    builder.begin('note', String(i + 1));
    writeWords(builder, note, plain, { notes: [], alsoListed });
    builder.end();
  });
}

/** Writes text with its citations, and moves footnotes to `notes`. */
function writeWords(
  builder: Builder,
  words: string,
  plain: PlainOfLatex,
  { notes, alsoListed }: { notes: string[]; alsoListed: string[] },
): void {
  const text = words.replace(/\\(?:footnote|footnotetext|endnote)\s*(?:\[[^\]]{0,10}\])?(?=\{)/g, '\u0001');
  let rest = '';
  for (let index = 0; index < text.length; index += 1) {
    if (text.charAt(index) !== '\u0001') {
      rest += text.charAt(index);
      continue;
    }
    const end = closing(text, index + 1, '{', '}', 20_000) ?? text.length;
    notes.push(text.slice(index + 2, end));
    index = end;
  }
  let from = 0;
  for (const { start, end, items, isSilent } of citingIn(rest)) {
    writePlain(builder, rest.slice(from, start), plain);
    if (isSilent) alsoListed.push(...items.map(({ key }) => key));
    else builder.cite(rest.slice(start, end).replace(/\s+/g, ' '), items);
    from = end;
  }
  writePlain(builder, rest.slice(from), plain);
}

function writePlain(builder: Builder, words: string, plain: PlainOfLatex): void {
  const startsWithSpace = /^\s/.test(words);
  const endsWithSpace = /\s$/.test(words);
  const text = plain(words);
  if (text === '') {
    if (words !== '' && builder.isOpen) builder.flow(' ');
    return;
  }
  builder.flow(`${startsWithSpace ? ' ' : ''}${text}${endsWithSpace || words.endsWith('~') ? ' ' : ''}`);
}

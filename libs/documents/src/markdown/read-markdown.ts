import { cross_references } from '../../data/citing.json';
import type { Block, KeyedItem, Mark, UnreadPart } from '@veracite/model/document';
import { TABLE_RULE } from '@veracite/text/table-rows';
import { Builder } from '../build/builder';
import { listFromBlocks } from '../list/from-blocks';
import { headingKind } from '../list/headings';
import type { ParsedDocument } from '../parsed-document';
import type { Folder } from '../folder';
import { withRecords } from '../office/citation-records';
import { IDENTIFIER_KEY, recordOfKey } from './identifier-keys';

const KEY = String.raw`-?@(?:\{([^{}\s]{1,120})\}|(${IDENTIFIER_KEY}|[\p{L}\p{N}_](?:[\p{L}\p{N}_]|[:.#$%&\-+?<>~/](?=[\p{L}\p{N}_])){0,119}))`;
const BRACKETED = new RegExp(String.raw`\[([^[\]]{0,200}?${KEY}[^[\]]{0,600})\]`, 'gu');
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_\\/.:])${KEY}(?:\s?\[((?:pp?\.|chap\.|sec\.|§)?[^\]@]{1,60})\])?`,
  'gu',
);

/** Parses Markdown with Pandoc citations and the bibliography files that it names. */
export function readMarkdown(source: string, folder: Folder): ParsedDocument {
  const [head = ''] = /^---\r?\n[\s\S]{0,200000}?\r?\n(?:---|\.\.\.)\r?\n/.exec(source) ?? [];
  const builder = new Builder();
  const body = source
    .slice(head.length)
    .replace(/<!--[\s\S]{0,20000}?-->/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]{0,3}>(?:[ \t]?>){0,9}[ \t]?/gm, '')
    .replace(ENTRY_FENCE, `\n${ENTRY}$1${ENTRY}`)
    .replace(FENCE, '')
    .replace(ALIAS, '');
  const aliases = new Map([...source.matchAll(ALIAS)].map(({ 1: key = '', 2: target = '' }) => [key, target]));
  let isListed = false;
  const entries = new Map<Block, { key: string }>();
  for (const block of body.split(BETWEEN)) {
    isListed ||= headingKind(plain(block.trim().split('\n')[0] ?? '')) === 'list';
    const [, key, words = block] = new RegExp(`^\\s*${ENTRY}([^${ENTRY}]+)${ENTRY}(.*)$`, 's').exec(block) ?? [];
    writeBlock(builder, isListed ? words.replace(TABLE_HEAD, '').replace(TABLE_ROW, listItem) : words, isListed);
    const last = builder.blocks.at(-1);
    if (key !== undefined && last) entries.set(last, { key });
  }
  builder.end();
  const named = filesNamed(head, body).map((name) => ({ name, text: folder.text(name) }));
  const bibliographies = named.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
  const missing = named.flatMap(({ name, text }): UnreadPart[] =>
    text === undefined ? [{ kind: 'missing-file', values: { name } }] : [],
  );
  const [works] = /^references:[ \t]*\n(?:[ \t-].*\n|\n)+/m.exec(head) ?? [];
  if (works !== undefined) bibliographies.push({ name: '', text: works });
  const marks = citationsOf(builder.marks, aliases, bibliographies);
  const list = bibliographies.length > 0 ? { entries: [], unsplit: [] } : listFromBlocks(builder, { entries });
  const unread = [...missing, ...(list.unread ?? [])];
  return {
    kind: 'markdown',
    text: builder.text,
    blocks: builder.blocks,
    marks,
    ...withRecords(list, marks),
    bibliographies,
    unread,
    ...alsoListedIn(head),
  };
}

/** Blank lines, a heading, or the definition of a note, between blocks. */
const BETWEEN = /\n[ \t]*\n+|(?=^#{1,6}[ \t])|\n(?<=^#{1,6}[ \t][^\n]{0,300}\n)|\n(?=\[\^[^\]\s]{1,40}\]:[ \t])/m;
/** The line before an entry that Pandoc wrote, "::: {#ref-lecun2015 .csl-entry}", and lines that begin or end any other part. */
const ENTRY_FENCE =
  /^[ \t]{0,3}:{3,}[ \t]*\{#ref-([^\s{}]{1,120})[ \t][^{}\n]{0,200}csl-entry[^{}\n]{0,200}\}[ \t]*\n/gm;
const FENCE = /^[ \t]{0,3}:{3}[^\n]*$/gm;
/** The names of the columns of a table with the rule below them, and a row of it with its number. */
const TABLE_HEAD = new RegExp(String.raw`^.*\n[ \t]{0,3}${TABLE_RULE}[ \t]*\n`, 'm');
const TABLE_ROW = /^[ \t]{0,3}\|(?:[ \t]?(\d{1,4})[ \t]?\|)?(.*)\|[ \t]*$/gm;
const listItem = (_row: string, number: string | undefined, cells: string): string =>
  `${number === undefined ? '-' : `${number}.`} ${cells.trim()}`;
/** Encloses the key of an entry. */
const ENTRY = '\u2029';

/** Matches the definition of another name of an identifier: "[@tag:lecun]: doi:10.1038/nature14539". */
const ALIAS = /^\[@([^\]\s]{1,120})\]:[ \t]*@?(\S+)/gm;
/** Keys with the prefixes of figures, tables, sections and equations in Quarto and pandoc-crossref. */
const CROSS_REFERENCE = new RegExp(`^(?:${cross_references.join('|')})[:-]`, 'i');

/** Returns the marks with the records of identifiers that are keys, and without cross-references to parts of the document. */
function citationsOf(
  marks: readonly Mark[],
  aliases: ReadonlyMap<string, string>,
  files: readonly { text: string }[],
): Mark[] {
  const isListed = (key: string) => files.some(({ text }) => text.includes(key));
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind !== 'citation') return [mark];
    const items = mark.items.flatMap((item): KeyedItem[] => {
      if (CROSS_REFERENCE.test(item.key) && !isListed(item.key)) return [];
      const key = aliases.get(item.key) ?? item.key;
      const record = recordOfKey(key);
      return [{ ...item, key, ...(record !== undefined && { record }) }];
    });
    return items.length > 0 ? [{ ...mark, items }] : [];
  });
}

/** Reads the keys of the field "nocite". `@*` means all. */
function alsoListedIn(head: string): { alsoListed?: string[] } {
  const [, field = ''] = /^nocite:([\s\S]*?)(?=^\w|^---|^\.\.\.)/m.exec(head) ?? [];
  const keys = [...field.matchAll(/@(\*|[\p{L}\p{N}_][\p{L}\p{N}_:.#$%&+?<>~/-]*)/gu)].map(({ 1: key = '' }) =>
    key.replace(/[.,;:]{1,3}$/, ''),
  );
  return keys.length > 0 ? { alsoListed: keys } : {};
}

function filesNamed(head: string, body: string): string[] {
  const [, inline = '', list = ''] = /^bibliography:[ \t]*(.*)((?:\n[ \t]*-[ \t].+)*)/m.exec(head) ?? [];
  const names = [...inline.replace(/[[\]]/g, '').split(','), ...list.split(/\n[ \t]*-[ \t]/)];
  const linked = [...body.matchAll(/\\(?:bibliography|addbibresource)\{([^{}]{1,200})\}/g)].map(
    ({ 1: name = '' }) => name,
  );
  return [...names, ...linked].map((name) => name.trim().replace(/^["']|["']$/g, '')).filter(Boolean);
}

/** A line break inside a paragraph: those that Markdown marks, and in a list of references all of them. */
const BREAK = '\u2028';
const [MARKED_BREAKS, ALL_BREAKS] = [/(?:(?<! ) {2,9}|\\)\n/g, /(?:(?<! ) {2,9}|\\)?\n/g];

function writeBlock(builder: Builder, block: string, isListed: boolean): void {
  if (block.trim() === '' || /^```|^~~~/.test(block.trim())) return;
  const heading =
    /^#{1,6}[ \t](.*)$/.exec(block.trim())?.[1]?.replace(/[ \t#]{0,9}(?:\{[^{}]{0,200}\})?[ \t]{0,9}$/, '') ??
    /^([^\n]+)\n(?:=+|-+)\s*$/.exec(block.trim())?.[1];
  if (heading !== undefined) {
    builder.begin('heading');
    builder.flow(plain(heading));
    return builder.end();
  }
  const note = /^\[\^([^\]\s]{1,40})\]:\s*/.exec(block);
  if (note) return writeWords(builder, 'note', block.slice(note[0].length), note[1]);
  const items = block.split(/\n(?=[ \t]{0,3}(?:[-*+]|\d{1,4}[.)]|\[\d{1,4}\])[ \t])/);
  for (const item of items.length > 1 || /^[ \t]{0,3}[-*+][ \t]/.test(block) ? items : [block])
    writeWords(
      builder,
      'paragraph',
      item.replace(/^[ \t]{0,3}[-*+][ \t]+/, '').replace(isListed ? ALL_BREAKS : MARKED_BREAKS, BREAK),
    );
}

const plain = (words: string): string =>
  words
    .replace(/(\*\*|__)(?=\S)([^*_]{1,400})\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])[*_](?=\S)([^*_\n]{1,400})[*_](?![\p{L}\p{N}*_])/gu, '$1')
    .replace(/!?\[([^\]]{0,300})\]\((?:[^()\s]{0,500})\)/g, '$1')
    .replace(/\\([@*_[\]#])/g, '$1');

function writeWords(builder: Builder, kind: 'note' | 'paragraph', words: string, label?: string): void {
  builder.begin(kind, label);
  let from = 0;
  const text = (until: number) => {
    let position = from;
    for (const { index, 0: all, 1: name = '' } of words
      .slice(from, until)
      .matchAll(/\[\^([^\]\s]{1,40})\]|\^(\d{1,3}(?:[,–-]\d{1,3})*)\^/g)) {
      flow(builder, plain(words.slice(position, from + index)));
      const number = all.startsWith('^') ? all.slice(1, -1) : undefined;
      const span = builder.flow(number ?? name);
      builder.mark(
        number === undefined ? { kind: 'note-sign', label: name, ...span } : { kind: 'superscript', ...span },
      );
      position = from + index + all.length;
    }
    flow(builder, plain(words.slice(position, until)));
  };
  for (const { start, end, items } of citationsIn(words)) {
    text(start);
    builder.cite(words.slice(start, end), items);
    from = end;
  }
  text(words.length);
  builder.end();
}

function flow(builder: Builder, words: string): void {
  words.split(BREAK).forEach((line, i) => {
    if (i > 0) builder.breakLine();
    builder.flow(line);
  });
}

function citationsIn(words: string): { start: number; end: number; items: KeyedItem[] }[] {
  const found = [...words.matchAll(BRACKETED)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
    items: all
      .slice(1, -1)
      .split(';')
      .flatMap((part): KeyedItem[] => {
        const match = new RegExp(KEY, 'u').exec(part);
        if (!match) return [];
        const locator = part
          .slice(match.index + match[0].length)
          .replace(/^[,\s]+/, '')
          .trim();
        return [{ key: match[1] ?? match[2] ?? '', ...(locator && { locator }) }];
      }),
  }));
  const bare = [...words.matchAll(BARE)].flatMap(({ index, 0: all, 1: braced, 2: key, 3: locator }) =>
    found.some(({ start, end }) => start <= index && index < end)
      ? []
      : [{ start: index, end: index + all.length, items: [{ key: braced ?? key ?? '', ...(locator && { locator }) }] }],
  );
  return [...found, ...bare].sort((a, b) => a.start - b.start);
}

/** What the source of a document (JATS, TEI, LaTeX, BibTeX, CSL-JSON) says about its references and citations. */
import { closing } from '@veracite/documents/latex/cite-commands';
import { fold } from '@veracite/text/fold';
import { descendants, find, readTree, textOf, type Element } from '@veracite/text/tree';
import { fromLatex } from '@veracite/parsing/formats/latex/to-text';
import { parseText } from '@veracite/parsing/parse';
import type { CslItem } from '@veracite/model/csl';
import type { RealDocument } from './documents';

/** A reference according to the source. A reference without a title has its whole text. */
export interface TrueReference {
  key: string;
  title?: string;
  /** Family name of the first author. */
  family?: string;
  year?: string;
  raw?: string;
}

/** A citation according to the source: the cited keys, and the squeezed words of the text before it. */
export interface TrueCitation {
  keys: string[];
  before: string;
}

export interface Truth {
  references: TrueReference[];
  citations: TrueCitation[];
  /** Number of further works that may be printed: their titles were not found in the text. */
  unsure?: number;
}

/** Folds a text and removes spaces, so that line breaks, hyphens and broken letters do not matter. */
export const squeezed = (text: string): string => fold(text).replace(/ /g, '');

/** Number of squeezed characters before a citation that locate it in another format. */
const CONTEXT = 30;
/** Titles shorter than this do not identify a reference. */
export const MIN_TITLE = 12;

/**
 * Reads the truth about a document.
 * @param files contents of the files of truth
 * @param text text of the document itself: a bibliography file may have more works than were printed
 */
export function truthOf({ truth: { kind } }: RealDocument, files: readonly string[], text: string): Truth {
  const [first = ''] = files;
  switch (kind) {
    case 'jats':
      return fromJats(first);
    case 'tei':
      return { references: fromTei(first), citations: [] };
    case 'bbl':
      return { references: fromBbl(first), citations: [] };
    case 'csl':
      return { references: (JSON.parse(first) as Partial<CslItem>[]).map(fromCsl), citations: [] };
    case 'bib':
      return { ...fromBib(files, squeezed(text)), citations: [] };
    case 'none':
      return { references: [], citations: [] };
    default:
      return { references: fromLabels(text), citations: [] };
  }
}

function fromJats(xml: string): Truth {
  const root = readTree(xml);
  const lists = descendants(root, 'ref-list').flatMap((list) => descendants(list, 'ref'));
  const references = lists.map((ref): TrueReference => {
    const cited = find(ref, 'element-citation', 'nlm-citation', 'mixed-citation', 'citation') ?? ref;
    // Styles of chemistry print no titles of articles: their source is the journal.
    const isUntitled = find(cited, 'volume') !== undefined || cited.attributes['publication-type'] === 'journal';
    const title =
      textOf(find(cited, 'article-title', 'chapter-title', 'data-title', 'part-title')) ??
      (isUntitled ? undefined : textOf(find(cited, 'source')));
    return {
      key: ref.attributes.id ?? '',
      ...definedOnly({
        title,
        family: textOf(find(cited, 'surname')),
        year: /\d{4}/.exec(textOf(find(cited, 'year')) ?? '')?.[0],
      }),
      raw: textOf(find(ref, 'mixed-citation', 'citation') ?? cited, 'pub-id', 'ext-link') ?? '',
    };
  });
  const body = find(root, 'body');
  return { references, citations: body ? citationsIn(body) : [] };
}

function citationsIn(body: Element): TrueCitation[] {
  const found: TrueCitation[] = [];
  let text = '';
  const collect = (inside: Element): void => {
    for (const child of inside.children) {
      if (typeof child === 'string') text = (text + squeezed(child)).slice(-200);
      else if (
        !['table-wrap', 'fig', 'disp-formula', 'inline-formula', 'supplementary-material'].includes(child.name)
      ) {
        if (child.name === 'xref' && child.attributes['ref-type'] === 'bibr')
          found.push({ keys: (child.attributes.rid ?? '').split(/\s+/), before: text.slice(-CONTEXT) });
        collect(child);
      }
    }
  };
  collect(body);
  return found.filter(({ before }) => before.length === CONTEXT);
}

function fromTei(xml: string): TrueReference[] {
  return descendants(readTree(xml), 'listBibl')
    .flatMap((list) => descendants(list, 'bibl', 'biblStruct'))
    .map((bibl, at) => ({ key: bibl.attributes['xml:id'] ?? String(at), raw: textOf(bibl) ?? '' }))
    .filter(({ raw }) => /\p{L}{3}/u.test(raw) && !CITATION.test(raw));
}

/** Matches names and a year, which are a citation and not a reference. */
const CITATION = /^\s*\p{Lu}[\p{L}.'’&/-]*(?:,?\s[\p{L}.'’&/-]+){0,4},?\s\(?\d{4}[a-z]?\)?\.?\s*$/u;

function fromBbl(text: string): TrueReference[] {
  if (text.includes('\\entry{'))
    return text
      .split(/(?=\\entry\{)/)
      .slice(1)
      .flatMap((entry): TrueReference[] => {
        const key = /^\\entry\{([^}]+)\}/.exec(entry)?.[1] ?? '';
        if (/^\\entry\{[^}]+\}\{(?:set|xdata)\}/.test(entry)) return [];
        const field = (name: string) => new RegExp(String.raw`\\field\{${name}\}\{(.*)\}\s*$`, 'm').exec(entry)?.[1];
        return [
          {
            key,
            ...definedOnly({
              title: plain(field('title')),
              family: plain(/family=\{(.*?)\},\s*$/m.exec(entry)?.[1]),
              year: field('year'),
            }),
          },
        ];
      });
  return text
    .replace(/(?<!\\)%.*/g, '')
    .split(/\\bibitem\b/)
    .slice(1)
    .map((item, at) => {
      const label = item.search(/\S/);
      const from = item.charAt(label) === '[' ? (closing(item, label, '[', ']') ?? label) + 1 : label;
      const [all = '', key = String(at)] = /^\s*\{([^}]*)\}/.exec(item.slice(from)) ?? [];
      const body = item.slice(from + all.length).replace(/\\end\{thebibliography\}[\s\S]*/, '');
      return { key: key.trim(), raw: fromLatex(body.replace(SETTINGS, ' ')) };
    })
    .filter(({ raw }) => raw.length > 15);
}

/** Matches LaTeX in a printed list that prints nothing: spaces, and labels that other commands print. */
const SETTINGS = /\\newblock|\\hskip[^\\{}]*\\relax|\\abntrefinfo(?:\s*\{(?:[^{}]|\{[^{}]*\})*\}){3}/g;

const CITED =
  /\\[A-Za-z]*cite[A-Za-z]*\*?((?:\s?\[[^\]]*\]|\s?\([^()]*\)|\s?\{[^{}]*\})+)|@([\p{L}\d_][\p{L}\d_:.#$%&+?<>~/-]*[\p{L}\d_])/gu;

/** @param text squeezed text of the printed version, which decides which works of the files are listed */
function fromBib(files: readonly string[], text: string): Pick<Truth, 'references' | 'unsure'> {
  const sources = files.filter((file) => !/^[ \t]{0,9}@\w{1,20}\s?\{/m.test(file));
  const all = sources.some((file) => /\\nocite\{\*\}/.test(file));
  const cited = new Set(
    sources.flatMap((file) =>
      [...file.replace(/(?<!\\)%.*/g, '').matchAll(CITED)].flatMap(({ 1: groups, 2: key }) =>
        key !== undefined
          ? [key]
          : [...(groups ?? '').matchAll(/\{([^{}]*)\}/g)].flatMap(({ 1: keys = '' }) =>
              keys.split(',').map((each) => each.trim()),
            ),
      ),
    ),
  );
  const seen = new Set<string>();
  const found = files
    .filter((file) => /^[ \t]{0,9}@\w{1,20}\s?\{/m.test(file))
    .flatMap((file) => parseText(file).references)
    .flatMap((reference) => {
      const key = /@\s*\w+\s*[{(]\s*([^\s,{}]+)/.exec(reference.raw)?.[1] ?? '';
      if (seen.has(key)) return [];
      if (all || cited.has(key)) seen.add(key);
      return [{ ...fromCsl(reference.csl), key }];
    });
  // A file that lacks cited works is not the one that was printed.
  const missing = [...cited].filter((key) => !seen.has(key) && sources.some((file) => file.includes(`{${key}}`)));
  if (missing.length > Math.max(5, 0.15 * seen.size)) return { references: [] };
  const works = new Set<string>();
  const places: { author: string; at: number }[] = [];
  const isCited = ({ key }: TrueReference): boolean => seen.has(key);
  const shown = [...found.filter(isCited), ...found.filter((one) => !isCited(one))].filter((reference) => {
    const title = squeezed(reference.title ?? '');
    const author = squeezed(reference.family ?? '');
    const work = `${title} ${author} ${reference.year ?? ''}`;
    // Short titles of works that are not cited may be words of the text, and several files may have the same work.
    const isPlain = title.length >= 20 || isCited(reference) || text.includes(`${reference.year ?? '?'}${title}`);
    if (works.has(work) || !isPlain || !isPrinted(reference, text)) return false;
    // The files may have a second record of a printed work, such as one without "The" in its title.
    const at = text.lastIndexOf(title.slice(0, 40));
    if (!isCited(reference) && places.some((other) => other.author === author && Math.abs(other.at - at) < 5))
      return false;
    works.add(work);
    places.push({ author, at });
    return true;
  });
  const missed = found.filter((reference) => seen.has(reference.key) && !isPrinted(reference, text));
  const unsure = missed.length + missing.length;
  return missed.length <= (1 - MIN_PRINTED) * seen.size
    ? { references: withPrintedYears(shown, text), unsure }
    : { references: [] };
}

/**
 * Removes the years that are not printed between the titles before and after a work: styles leave out the years of preprints, and
 * the file may be newer than the printed version.
 */
function withPrintedYears(references: readonly TrueReference[], text: string): TrueReference[] {
  const places = references.map(({ title }) => text.lastIndexOf(squeezed(title ?? '').slice(0, 40)));
  return references.map(({ year, ...reference }, i) => {
    const at = places[i] ?? 0;
    const before = Math.max(at - REACH, ...places.filter((place) => place < at));
    const after = Math.min(at + 2 * REACH, ...places.filter((place) => place > at));
    return { ...reference, ...(year && text.slice(before, after).includes(year) && { year }) };
  });
}

export const fromCsl = (csl: Partial<CslItem> & { id?: unknown }): TrueReference => ({
  key: String(csl.id ?? ''),
  ...definedOnly({
    title: csl.title,
    family: csl.author?.[0]?.family ?? csl.author?.[0]?.literal,
    year: csl.issued?.['date-parts']?.[0]?.[0]?.toString(),
  }),
});

/** With a smaller share of printed titles the file does not belong to the printed version. */
const MIN_PRINTED = 0.8;

/** Number of squeezed characters around a printed title in which its first author is. */
const REACH = 400;

/** Returns true if the title is in the text with the family name of the first author near it. */
function isPrinted({ title, family }: TrueReference, text: string): boolean {
  const wanted = squeezed(title ?? '').slice(0, 40);
  if (wanted === '') return false;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (text.slice(Math.max(0, at - REACH), at + REACH).includes(squeezed(family ?? ''))) return true;
  return false;
}

/** Counts the labels [1], [2], … that begin a line after the last [1]; the texts are unknown. Single labels may be within a line. */
function fromLabels(text: string): TrueReference[] {
  const labels = [...text.matchAll(/^[ \t]{0,9}\[(\d{1,3})\]/gm)].map(({ 1: label }) => Number(label));
  let count = 0;
  for (const label of labels.slice(Math.max(0, labels.lastIndexOf(1))))
    if (label > count && label <= count + 3) count = label;
  return Array.from({ length: count }, (_, at) => ({ key: String(at + 1) }));
}

const plain = (text: string | undefined): string | undefined => (text === undefined ? undefined : fromLatex(text));

function definedOnly<T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as { [K in keyof T]?: string };
}

/** What the source of a document (JATS, TEI, LaTeX, BibTeX, CSL-JSON) says about its references and citations. */
import { closing } from '@veracite/documents/latex/cite-commands';
import { descendants, find, readTree, textOf, type Element } from '@veracite/text/tree';
import { fromLatex } from '@veracite/parsing/formats/latex/to-text';
import type { CslItem } from '@veracite/model/csl';
import { fromBib } from './bib-truth';
import type { RealDocument } from './documents';
import { definedOnly, fromCsl, squeezed, type TrueReference } from './true-reference';

/** A citation according to the source: the cited keys, and the squeezed words of the text before it. */
interface TrueCitation {
  keys: string[];
  before: string;
}

export interface Truth {
  references: TrueReference[];
  citations: TrueCitation[];
  /** Number of further works that may be printed: their titles were not found in the text. */
  unsure?: number;
}

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
    .map((bibl, index) => ({ key: bibl.attributes['xml:id'] ?? String(index), raw: textOf(bibl) ?? '' }))
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
    .map((item, index) => {
      const label = item.search(/\S/);
      const from = item.charAt(label) === '[' ? (closing(item, label, '[', ']') ?? label) + 1 : label;
      const [all = '', key = String(index)] = /^\s*\{([^}]*)\}/.exec(item.slice(from)) ?? [];
      const body = item.slice(from + all.length).replace(/\\end\{thebibliography\}[\s\S]*/, '');
      return { key: key.trim(), raw: fromLatex(body.replace(SETTINGS, ' ')) };
    })
    .filter(({ raw }) => raw.length > 15);
}

/** Matches LaTeX in a printed list that prints nothing: spaces, and labels that other commands print. */
const SETTINGS = /\\newblock|\\hskip[^\\{}]*\\relax|\\abntrefinfo(?:\s*\{(?:[^{}]|\{[^{}]*\})*\}){3}/g;

/** Counts the labels [1], [2], … that begin a line after the last [1]; the texts are unknown. Single labels may be within a line. */
function fromLabels(text: string): TrueReference[] {
  const labels = [...text.matchAll(/^[ \t]{0,9}\[(\d{1,3})\]/gm)].map(({ 1: label }) => Number(label));
  let count = 0;
  for (const label of labels.slice(Math.max(0, labels.lastIndexOf(1))))
    if (label > count && label <= count + 3) count = label;
  return Array.from({ length: count }, (_, index) => ({ key: String(index + 1) }));
}

const plain = (text: string | undefined): string | undefined => (text === undefined ? undefined : fromLatex(text));

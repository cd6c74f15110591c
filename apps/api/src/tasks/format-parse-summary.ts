import { listed } from '@veracite/text/listed';
import type { LeftOutText, ParseAnswer } from '@veracite/contracts/parse';
import type { InputFormat } from '@veracite/model/reference';

/** Names of formats; others are called a file of references. */
const FILES: Partial<Record<InputFormat, string>> = {
  bibtex: 'BibTeX',
  'biblatex-bbl': 'a BibLaTeX .bbl file',
  latex: 'LaTeX',
  ris: 'RIS',
  isi: 'a Web of Science file',
  nbib: 'a PubMed file',
  'csl-json': 'CSL-JSON',
  'csl-yaml': 'CSL-YAML',
  'citation-file': 'a CITATION.cff file',
  'word-xml': 'the sources of a Word document',
  jats: 'JATS',
  tei: 'TEI',
  html: 'an HTML list',
  wikitext: 'wikitext',
  'endnote-xml': 'EndNote XML',
  'endnote-tagged': 'an EndNote file',
  'identifier-list': 'a list of identifiers',
};

const LAYOUTS: Record<NonNullable<ParseAnswer['layout']>, string> = {
  single: 'a single reference',
  'one-a-line': 'one reference a line',
  numbered: 'a numbered list',
  blocks: 'references with blank lines between them',
  wrapped: 'references that run over several lines',
};

type Kind = Exclude<LeftOutText['kind'], 'too-long'>;
const KINDS: Record<Kind, [one: string, many: string]> = {
  heading: ['a heading', 'headings'],
  page: ['part of the page', 'parts of the page'],
  prose: ['text that is no reference', 'text that is no reference'],
};

/** Describes in one sentence how a text was read. */
export function formatSummary({
  format,
  text,
  layout,
  entries,
  leftOut,
}: Omit<ParseAnswer, 'summary' | 'cost'>): string {
  const what = format === 'text' ? LAYOUTS[layout ?? 'one-a-line'] : (FILES[format] ?? 'a file of references');
  const counted = `${entries.length.toLocaleString('en')} ${entries.length === 1 ? 'reference' : 'references'}`;
  const parts = [layout === 'single' ? '' : `: ${counted}`, without(leftOut), tooLong(leftOut)].filter(Boolean);
  return `Read as ${what}${text === undefined ? '' : ' in two columns'}${parts.join('')}.`;
}

function without(leftOut: readonly LeftOutText[]): string {
  const left = leftOut.flatMap(({ kind, text }) => (kind === 'too-long' ? [] : [{ kind, lines: linesIn(text) }]));
  const lines = left.reduce((sum, part) => sum + part.lines, 0);
  if (lines === 0) return '';
  const kinds = (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const lines = left.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.lines, 0);
    return lines === 0 ? [] : [KINDS[kind][lines === 1 ? 0 : 1]];
  });
  return `; ${lines} ${lines === 1 ? 'line was' : 'lines were'} left out as ${listed(kinds)}`;
}

function tooLong(leftOut: readonly LeftOutText[]): string {
  const long = leftOut.filter(({ kind }) => kind === 'too-long').length;
  return long === 0 ? '' : `; ${long} ${long === 1 ? 'is' : 'are'} too long for one citation`;
}

const linesIn = (text: string) => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;

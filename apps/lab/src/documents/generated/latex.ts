import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { exportWorks } from '@veracite/formatting/export/formats';
import latex from '../../../data/documents/latex-settings.json';
import type { Manuscript, Piece, Way } from './manuscript';
import { run } from './tools';

/** A class of LaTeX with a style of its list. */
interface Setting {
  name: string;
  way: Way;
  isUnsorted: boolean;
  /** The beginning of the file; `{base}` is what most classes load. */
  head: string;
  /** The style of BibTeX. */
  style: string;
  hasAppendix?: true;
  /** The command of a citation in parentheses. */
  parenthetical: string;
  /** The style of its list prints no titles. */
  isUntitled?: true;
}

/** The settings that documents are made in. */
export const SETTINGS = latex.settings as readonly Setting[];

/** The printed document and its sources, and the keys of its list in order. */
export interface Made {
  pdf: Uint8Array;
  project: Uint8Array;
  order: string[];
}

/** Typesets a manuscript. @throws Error with the end of the log */
export function typeset(manuscript: Manuscript, setting: Setting, folder: string): Made {
  writeFileSync(path.join(folder, 'works.bib'), bibOf(manuscript));
  writeFileSync(path.join(folder, 'main.tex'), texOf(manuscript, setting));
  const latex = () => run('pdflatex', ['-interaction=nonstopmode', 'main.tex'], folder, true);
  latex();
  run('bibtex', ['main'], folder, true);
  latex();
  latex();
  const pdf = path.join(folder, 'main.pdf');
  if (!existsSync(pdf)) throw new Error(`${setting.name} could not be typeset`);
  const bbl = readFileSync(path.join(folder, 'main.bbl'), 'utf8');
  const order = [
    ...bbl.matchAll(/\\bibitem\s?(?:\[(?:[^[\]{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\])?%?\s{0,40}\{([^{}]+)\}/g),
  ].map(({ 1: key = '' }) => key);
  const project = zipSync({
    'paper/main.tex': readFileSync(path.join(folder, 'main.tex')),
    'paper/works.bib': readFileSync(path.join(folder, 'works.bib')),
  });
  return { pdf: readFileSync(pdf), project, order };
}

function bibOf({ works }: Manuscript): string {
  return works
    .map(({ key, item }) => String(exportWorks([item], 'bibtex')).replace(/^(\s*@\w+\{)[^,]*,/, `$1${key},`))
    .join('\n');
}

function texOf(
  { title, works, paragraphs, uncited }: Manuscript,
  { name, head, style, hasAppendix, parenthetical }: Setting,
): string {
  const piece = (item: Piece): string => {
    if (typeof item === 'string') return item;
    if ('typed' in item) return item.typed;
    const keys = item.works.map((index) => works[index]?.key ?? '').join(',');
    return `\\${item.isNarrative ? 'citet' : parenthetical}${item.locator ? `[p.~${item.locator}]` : ''}{${keys}}`;
  };
  const glued = (pieces: Piece[]) =>
    name === 'superscripts'
      ? pieces
          .map(piece)
          .join('')
          .replace(/ \\cite/g, '\\cite')
      : pieces.map(piece).join('');
  const body = paragraphs.map((sentences, i) => {
    const note =
      i % 4 === 1 && name !== 'superscripts'
        ? '\\footnote{This holds for each of the trials that were made in spring.}'
        : '';
    const section = i % 5 === 0 ? `\\section{Part ${String.fromCharCode(65 + ((i / 5) % 26))}}\n` : '';
    return `${section}${sentences.map(({ pieces }) => glued(pieces)).join(' ')}${note}`;
  });
  const author =
    name === 'acmart' || name.startsWith('revtex')
      ? '\\author{A. Writer}\\affiliation{\\institution{Some Place}\\country{There}}'
      : name === 'llncs'
        ? '\\author{A. Writer}\\institute{Some Place}'
        : '\\author{A. Writer}';
  const revtexAuthor = name.startsWith('revtex') ? '\\author{A. Writer}\\affiliation{Some Place}' : author;
  const silent = uncited.map((index) => `\\nocite{${works[index]?.key ?? ''}}`).join('');
  const list = `\\bibliographystyle{${style}}\n\\bibliography{works}\n${hasAppendix ? latex.appendix : ''}`;
  return `${head.replace('{base}', latex.base)}\\begin{document}\n\\title{${title}}\n${revtexAuthor}\n${name.startsWith('elsarticle') ? '' : '\\maketitle\n'}${body.join('\n\n')}\n${silent}\n${list}\\end{document}\n`;
}

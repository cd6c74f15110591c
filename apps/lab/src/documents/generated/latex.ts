import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { exportWorks } from '@veracite/formatting/export/formats';
import type { Manuscript, Piece, Way } from './manuscript';
import { run } from './tools';

/** A class of LaTeX with a style of its list. */
interface Setting {
  name: string;
  way: Way;
  isUnsorted: boolean;
  head: string;
  /** Before \end{document}. */
  list: string;
  /** Behind the list. */
  tail: string;
  parenthetical: string;
  narrative: string;
  /** The style of its list prints no titles. */
  isUntitled?: true;
}

const BASE = '\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n';
const APPENDIX =
  '\n\\appendix\n\\section{Further trials}\nThe trials were repeated in the year 1999 and in the year 2004, with the same outcome in each place that was looked at.\n';
const bib = (style: string) => `\\bibliographystyle{${style}}\n\\bibliography{works}\n`;
const setting = (
  name: string,
  way: Way,
  isUnsorted: boolean,
  head: string,
  list: string,
  more: Partial<Setting> = {},
): Setting => ({
  name,
  way,
  isUnsorted,
  head,
  list,
  tail: '',
  parenthetical: way === 'author-year' ? 'citep' : 'cite',
  narrative: 'citet',
  ...more,
});

/** The settings that documents are made in. */
export const SETTINGS: readonly Setting[] = [
  setting('article plain', 'number', false, `\\documentclass{article}\n${BASE}`, bib('plain')),
  setting(
    'article unsrt lineno',
    'number',
    true,
    `\\documentclass{article}\n${BASE}\\usepackage{lineno}\\linenumbers\n`,
    bib('unsrt'),
    { tail: APPENDIX },
  ),
  setting('article alpha', 'label', false, `\\documentclass[11pt]{article}\n${BASE}`, bib('alpha')),
  setting(
    'article plainnat heads',
    'author-year',
    false,
    `\\documentclass[twoside]{article}\n${BASE}\\usepackage{natbib}\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhead[LE]{A. Writer and B. Reader}\\fancyhead[RO]{A short running head 2019}\n`,
    bib('plainnat'),
    { tail: APPENDIX },
  ),
  setting(
    'article apalike two columns',
    'author-year',
    false,
    `\\documentclass[twocolumn]{article}\n${BASE}\\usepackage{natbib}\n`,
    bib('apalike'),
  ),
  setting(
    'IEEEtran',
    'number',
    true,
    `\\documentclass[journal]{IEEEtran}\n${BASE}\\usepackage{cite}\n`,
    bib('IEEEtran'),
  ),
  setting('acmart', 'number', false, `\\documentclass[sigconf,nonacm]{acmart}\n`, bib('ACM-Reference-Format'), {
    tail: APPENDIX,
  }),
  setting(
    'elsarticle numbers',
    'number',
    true,
    `\\documentclass[final,5p,twocolumn]{elsarticle}\n${BASE}`,
    bib('elsarticle-num'),
  ),
  setting(
    'elsarticle names',
    'author-year',
    false,
    `\\documentclass[preprint,12pt,authoryear]{elsarticle}\n${BASE}\\usepackage{lineno}\\linenumbers\n`,
    bib('elsarticle-harv'),
  ),
  setting('llncs', 'number', false, `\\documentclass{llncs}\n${BASE}\\usepackage{cite}\n`, bib('splncs04')),
  setting('revtex', 'number', true, `\\documentclass[twocolumn,aps,prl]{revtex4-2}\n${BASE}`, bib('apsrev4-2'), {
    isUntitled: true,
  }),
  setting(
    'superscripts',
    'superscript',
    true,
    `\\documentclass{article}\n${BASE}\\usepackage[super,sort&compress]{natbib}\n`,
    bib('unsrtnat'),
    { parenthetical: 'cite' },
  ),
];

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
  { name, head, list, tail, parenthetical, narrative }: Setting,
): string {
  const piece = (one: Piece): string => {
    if (typeof one === 'string') return one;
    if ('typed' in one) return one.typed;
    const keys = one.works.map((at) => works[at]?.key ?? '').join(',');
    return `\\${one.isNarrative ? narrative : parenthetical}${one.locator ? `[p.~${one.locator}]` : ''}{${keys}}`;
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
  const silent = uncited.map((at) => `\\nocite{${works[at]?.key ?? ''}}`).join('');
  return `${head}\\begin{document}\n\\title{${title}}\n${revtexAuthor}\n${name.startsWith('elsarticle') ? '' : '\\maketitle\n'}${body.join('\n\n')}\n${silent}\n${list}${tail}\\end{document}\n`;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { cslStyle } from '@veracite/testing/csl-styles';
import type { Manuscript, Piece, Way } from './manuscript';
import { run } from './tools';

/** Styles of the Citation Style Language that documents are written in. */
export const STYLES: readonly { id: string; way: Way; isUnsorted: boolean }[] = [
  { id: 'apa', way: 'author-year', isUnsorted: false },
  { id: 'chicago-author-date', way: 'author-year', isUnsorted: false },
  { id: 'harvard-cite-them-right', way: 'author-year', isUnsorted: false },
  { id: 'modern-language-association', way: 'author-page', isUnsorted: false },
  { id: 'ieee', way: 'number', isUnsorted: true },
  { id: 'nature', way: 'superscript', isUnsorted: true },
  { id: 'vancouver', way: 'number', isUnsorted: true },
  { id: 'american-medical-association', way: 'superscript', isUnsorted: true },
  { id: 'american-sociological-association', way: 'author-year', isUnsorted: false },
  { id: 'elsevier-harvard', way: 'author-year', isUnsorted: false },
  { id: 'elsevier-with-titles', way: 'number', isUnsorted: true },
  { id: 'springer-basic-author-date', way: 'author-year', isUnsorted: false },
  // Footnotes: in full and then by short titles, with and without ibid.
  { id: 'chicago-fullnote-bibliography', way: 'note', isUnsorted: false },
  { id: 'chicago-note-bibliography-with-ibid', way: 'note', isUnsorted: false },
];

/** One manuscript written in several kinds of file, and the list as it is printed there. */
export interface Written {
  files: { kind: string; bytes: Uint8Array; name: string }[];
  order: string[];
  /** Words of each entry, in order. */
  entries: string[];
}

export function write(manuscript: Manuscript, style: string, folder: string): Written {
  writeFileSync(path.join(folder, 'style.csl'), cslStyle(style).xml);
  writeFileSync(path.join(folder, 'works.json'), JSON.stringify(manuscript.works.map(({ item }) => item)));
  writeFileSync(path.join(folder, 'paper.md'), markdownOf(manuscript));
  const cited = ['--citeproc', '--csl', 'style.csl', '--bibliography', 'works.json', '-M', 'link-citations=false'];
  for (const kind of ['docx', 'odt', 'html'])
    run('pandoc', ['paper.md', ...cited, '-s', '-o', `paper.${kind}`], folder);
  const html = readFileSync(path.join(folder, 'paper.html'), 'utf8');
  const found = [
    ...html.matchAll(/<div id="ref-([^"]+)" class="csl-entry"[^>]*>([\s\S]*?)<\/div>\s*(?=<div id="ref-|<\/div>)/g),
  ];
  const plain = html.replace(/\sdata-cites="[^"]*"| class="csl-entry"| role="doc-biblioentry"| id="ref-[^"]*"/g, '');
  writeFileSync(path.join(folder, 'plain.html'), plain);
  const files = [
    { kind: 'docx', name: 'paper.docx', bytes: readFileSync(path.join(folder, 'paper.docx')) },
    { kind: 'odt', name: 'paper.odt', bytes: readFileSync(path.join(folder, 'paper.odt')) },
    { kind: 'html', name: 'plain.html', bytes: new TextEncoder().encode(plain) },
  ];
  return {
    files,
    order: found.map(({ 1: key = '' }) => key),
    entries: found.map(({ 2: inner = '' }) => wordsOf(inner)),
  };
}

const wordsOf = (html: string): string =>
  html
    .replace(/<div class="csl-left-margin">[\s\S]*?<\/div>/g, '')
    .replace(/<[^<>]{1,400}>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The Word file printed by LibreOffice; undefined when it cannot be. */
export function printedByOffice(folder: string): Uint8Array | undefined {
  run(
    'soffice',
    ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'pdf', 'paper.docx'],
    folder,
    true,
  );
  const pdf = path.join(folder, 'paper.pdf');
  return existsSync(pdf) ? readFileSync(pdf) : undefined;
}

/** Pages of HTML printed by Chromium, in one and two columns. */
export async function printedByBrowser(pages: { html: string; columns: number }[]): Promise<Uint8Array[]> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const printed: Uint8Array[] = [];
    for (const { html, columns } of pages) {
      const page = await browser.newPage();
      await page.setContent(
        html.replace(
          '</head>',
          `<style>html{font-size:11px}body{max-width:none;padding:0;columns:${columns};column-gap:24px;text-align:justify;hyphens:auto}.references>*{padding-left:2em;text-indent:-2em}</style></head>`,
        ),
      );
      printed.push(
        await page.pdf({
          format: 'A4',
          displayHeaderFooter: true,
          headerTemplate: '<span style="font-size:8px">A short running head</span>',
          footerTemplate: '<span style="font-size:8px" class="pageNumber"></span>',
          margin: { top: '60px', bottom: '60px', left: '60px', right: '60px' },
        }),
      );
      await page.close();
    }
    return printed;
  } finally {
    await browser.close();
  }
}

function markdownOf({ title, works, paragraphs, uncited }: Manuscript): string {
  const piece = (item: Piece): string => {
    if (typeof item === 'string') return item;
    if ('typed' in item && item.isNote) return `^[${item.typed}]`;
    if ('typed' in item) return item.typed.replace(/[[\]]/g, '\\$&');
    const [first = 0] = item.works;
    const locator = item.locator ? `, p. ${item.locator}` : '';
    return item.isNarrative
      ? `@${works[first]?.key ?? ''}`
      : `[${item.works.map((index) => `@${works[index]?.key ?? ''}`).join('; ')}${locator}]`;
  };
  const nocite =
    uncited.length > 0 ? `nocite: |\n  ${uncited.map((index) => `@${works[index]?.key ?? ''}`).join(', ')}\n` : '';
  const body = paragraphs.map(
    (sentences, i) =>
      `${i % 5 === 0 ? `# Part ${String.fromCharCode(65 + ((i / 5) % 26))}\n\n` : ''}${sentences.map(({ pieces }) => pieces.map(piece).join('')).join(' ')}`,
  );
  return `---\ntitle: ${title}\nlang: en\n${nocite}---\n\n${body.join('\n\n')}\n\n# References\n\n::: {#refs}\n:::\n\n# Appendix A\n\nThe trials were repeated in the year 1999 and in 2004, with the same outcome in each place.\n`;
}

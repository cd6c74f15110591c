import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { htmlPage } from '@veracite/text/html-page';
import { escapeMarkdown } from '@veracite/text/italics';
import { toHtml, toPlain, toRuns } from '../markup';
import { sorted } from '../sort';
import { reference } from '../reference';
import { yearLetters } from '../year-letters';

/** The heading each manual gives its list. */
export const HEADINGS: Record<Style, string> = { apa: 'References', mla: 'Works Cited', chicago: 'Bibliography' };

/** Formats the citations of works in a style and its order, with italic marks; those of APA with the letters of their years. */
export const entries = (items: CslItem[], style: Style): string[] => {
  const list = sorted(items, style);
  const letters = style === 'apa' ? yearLetters(list) : undefined;
  return list.map((item) => reference(item, style, { yearLetter: letters?.get(item) }));
};

/** Exports works as escaped Markdown with one paragraph per work. */
export function toMarkdown(items: CslItem[], style: Style): string {
  const paragraph = (entry: string): string =>
    toRuns(entry)
      .map(({ text, italic }) => (italic ? emphasized(escapeMarkdown(text)) : escapeMarkdown(text)))
      .join('');
  return `# ${HEADINGS[style]}\n\n${entries(items, style).map(paragraph).join('\n\n')}\n`;
}

/** Adds emphasis without the spaces at the edges, which would break it. */
const emphasized = (text: string): string => text.replace(/^(\s*)(\S[\s\S]*\S|\S)(\s*)$/, '$1*$2*$3');

const STYLES =
  'body{font:12pt/2 serif;max-width:42em;margin:2em auto}h1{font-size:1em;text-align:center}p{margin:0;padding-left:.5in;text-indent:-.5in;overflow-wrap:anywhere}';

/** Exports works as a self-contained HTML page with hanging indents. */
export function toHtmlPage(items: CslItem[], style: Style): string {
  const list = entries(items, style).map((entry) => `<p>${toHtml(entry)}</p>`);
  return htmlPage(HEADINGS[style], STYLES, [`<h1>${HEADINGS[style]}</h1>`, ...list].join('\n'));
}

/** Exports works as plain text with one citation per line. */
export const toText = (items: CslItem[], style: Style): string => `${entries(items, style).map(toPlain).join('\n')}\n`;

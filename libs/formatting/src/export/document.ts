import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { disambiguate } from '../disambiguation';
import { toHtml, toPlain, toRuns } from '../markup';
import { sorted } from '../sort';
import { reference } from '../reference';

/** The heading each manual gives its list. */
export const HEADINGS: Record<Style, string> = { apa: 'References', mla: 'Works Cited', chicago: 'Bibliography' };

/** The citations of works in a style and its order, told apart where they need be, with marks of italics. */
export const entries = (items: CslItem[], style: Style): string[] => {
  const list = sorted(items, style);
  const apart = disambiguate(list, style);
  return list.map((item, index) => reference(item, style, { yearLetter: apart[index]?.yearLetter }));
};

/** A list in Markdown, one paragraph a work; characters that Markdown would read are escaped. */
export function toMarkdown(items: CslItem[], style: Style): string {
  const paragraph = (entry: string): string =>
    toRuns(entry)
      .map(({ text, italic }) => (italic ? emphasised(escapeMarkdown(text)) : escapeMarkdown(text)))
      .join('');
  return `# ${HEADINGS[style]}\n\n${entries(items, style).map(paragraph).join('\n\n')}\n`;
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>]/g, (char) => `\\${char}`);

/** Spaces at the edge would break the emphasis. */
const emphasised = (text: string): string => text.replace(/^(\s*)(\S[\s\S]*\S|\S)(\s*)$/, '$1*$2*$3');

/** A self-contained page with hanging indents; nothing is loaded from elsewhere. */
export function toHtmlPage(items: CslItem[], style: Style): string {
  const list = entries(items, style).map((entry) => `    <p>${toHtml(entry)}</p>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${HEADINGS[style]}</title>
    <style>body{font:12pt/2 serif;max-width:42em;margin:2em auto}h1{font-size:1em;text-align:center}p{margin:0;padding-left:.5in;text-indent:-.5in;overflow-wrap:anywhere}</style>
  </head>
  <body>
    <h1>${HEADINGS[style]}</h1>
${list.join('\n')}
  </body>
</html>
`;
}

/** One citation a line, without marks. */
export const toText = (items: CslItem[], style: Style): string => `${entries(items, style).map(toPlain).join('\n')}\n`;

import { escapeHtml } from './escape-html';

/** Citations carry their italics between asterisks: "Smith, J. (2020). *Nature*, *5*(2)." */

export interface Run {
  text: string;
  italic: boolean;
}

/** The citation cut at its asterisks; a last asterisk without a partner opens nothing. */
export function runsOf(citation: string): Run[] {
  const parts = citation.split('*');
  const open = parts.length % 2 === 0;
  return parts
    .map((text, index) => ({ text, italic: index % 2 === 1 && !(open && index === parts.length - 1) }))
    .filter((run) => run.text.length > 0);
}

/** Without asterisks. */
export function plainOf(citation: string): string {
  return citation.replaceAll('*', '');
}

/** Escapes text inside a line of Markdown, as CommonMark and GitHub read it. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~$]|&(?=#?\w+;)/g, String.raw`\$&`);

/** As Markdown, with emphasis for italics. */
export const markdownOf = (citation: string, escape = escapeMarkdown): string =>
  runsOf(citation)
    .map(({ text, italic }) => (italic ? `*${escape(text)}*` : escape(text)))
    .join('');

/** As HTML for the clipboard, a line a citation; everything that could be markup is escaped. */
export function htmlOf(citation: string): string {
  return runsOf(citation)
    .map(({ text, italic }) => (italic ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text)))
    .join('')
    .replaceAll('\n', '<br>');
}

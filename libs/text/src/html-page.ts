import { escapeHtml } from './escape-html';

/** Writes a page without scripts and external resources, which its policy forbids. @param styles CSS. @param body HTML */
export const htmlPage = (title: string, styles: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${htmlText(title)}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** Escapes a text for HTML, on one line. */
export const htmlText = (text: string): string => escapeHtml(text.replace(/[\s\p{Cc}]+/gu, ' '));

/** Writes a text as a link if its address is one of the web, as records contain any text. */
export const htmlLink = (text: string, url = ''): string =>
  /^https?:\/\//i.test(url)
    ? `<a href="${htmlText(url)}" rel="noopener noreferrer">${htmlText(text)}</a>`
    : htmlText(text);

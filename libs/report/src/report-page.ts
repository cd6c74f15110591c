import { htmlPage } from '@veracite/text/html-page';

const STYLES = `
body{font:16px/1.5 Georgia,serif;color:#1b1e24;background:#fff;max-width:48em;margin:2.5em auto;padding:0 1em}
h1{font-size:1.6em;margin:0}h2{font-size:1.15em;margin:1.6em 0 .4em}
h1,h2,p,li,blockquote{overflow-wrap:anywhere}a{color:#2f3a9e}
.facts,.detail,small,table{font:14px/1.45 system-ui,sans-serif}.facts,.detail,small,th{color:#565c66}
@media print{body{margin:0;max-width:none;font-size:10.5pt}.facts,.detail,small,table{font-size:9pt}tr,li,blockquote{break-inside:avoid}h2{break-after:avoid}}
`;

/** Writes a report as one HTML page, for screens and paper. @param styles CSS of its own parts. @param body HTML */
export const reportPage = (title: string, styles: string, body: string): string =>
  htmlPage(title, STYLES + styles, body);

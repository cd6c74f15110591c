import { strToU8 } from 'fflate';
import { word, WORD_HEAD, writer } from '@veracite/testing/hostile-documents/files';
import { readAndCheck } from './read-and-check';

const HE = 'He, K., Zhang, X., & Sun, J. (2016). Deep residual learning. In Proceedings of CVPR (pp. 770–778).';
const LECUN = 'LeCun, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.';
const LONG = 'Hochreiter, S., & Schmidhuber, J. (1997). Long short-term memory. Neural Computation, 9(8), 1735–1780.';
const ADAMS = 'Adams, Bo. “On Rivers and Lakes.” Water 3 (2019): 1–9.';
const BROWN = 'Brown, Cy. Deep Soils of the North. London: Soil Press, 2015.';
const LIST = [HE, LECUN, LONG];
const CITED =
  'Deep networks (He et al., 2016; LeCun &amp; Hinton, 2015) have memory (Hochreiter &amp; Schmidhuber, 1997).';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('&amp;amp;', '&amp;');
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const p = (...parts: string[]): string => `<w:p>${parts.join('')}</w:p>`;
const BREAK = '<w:r><w:br/></w:r>';
const cell = (...parts: string[]): string => `<w:tc>${parts.join('')}</w:tc>`;
const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
const docx = (...body: string[]): Uint8Array =>
  word(`${WORD_HEAD}${p(run(CITED))}${body.join('')}</w:body></w:document>`);
const odt = (body: string): Uint8Array =>
  writer(
    `<office:document-content><office:body><office:text><text:p>${CITED}</text:p>${body}</office:text></office:body></office:document-content>`,
  );
const html = (body: string): Uint8Array => strToU8(`<!doctype html><html><body><p>${CITED}</p>${body}</body></html>`);
const md = (body: string): Uint8Array => strToU8(`${CITED.replaceAll('&amp;', '&')}\n\n${body}`);
const HEADING = p(run('References'));
const choice = (body: string): string =>
  `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent>${body}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${body}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

test.each<[name: string, bytes: Uint8Array, file: string, entries: string[]]>([
  ['Word: line breaks in one paragraph', docx(HEADING, p(LIST.map(run).join(BREAK))), 'a.docx', LIST],
  [
    'Word: the heading in the same paragraph',
    docx(p([run('References'), ...LIST.map(run)].join(BREAK))),
    'a.docx',
    LIST,
  ],
  [
    'Word: two entries in the second of three paragraphs',
    docx(HEADING, p(run(ADAMS)), p([HE, LECUN].map(run).join(BREAK)), p(run(LONG))),
    'a.docx',
    [ADAMS, HE, LECUN, LONG],
  ],
  [
    'Word: an address on a line of its own',
    docx(HEADING, ...LIST.map((entry) => p(run(entry), BREAK, run('https://doi.org/10.1038/nature14539')))),
    'a.docx',
    LIST.map((entry) => `${entry}\nhttps://doi.org/10.1038/nature14539`),
  ],
  ['Word: a text box', docx(HEADING, p(choice(LIST.map((entry) => p(run(entry))).join('')))), 'a.docx', LIST],
  [
    'Word: a text box of older versions',
    docx(
      p(
        run('References'),
        `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${LIST.map((entry) => p(run(entry))).join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    ),
    'a.docx',
    LIST,
  ],
  [
    'Word: a text box with its heading and line breaks',
    docx(p(choice(HEADING + p(LIST.map(run).join(BREAK))))),
    'a.docx',
    LIST,
  ],
  [
    'Word: a table with numbers in the first column',
    docx(
      HEADING,
      `<w:tbl>${LIST.map((entry, i) => row(cell(p(run(`[${i + 1}]`))), cell(p(run(entry))))).join('')}</w:tbl>`,
    ),
    'a.docx',
    LIST,
  ],
  [
    'Word: a table with plain numbers',
    docx(
      HEADING,
      `<w:tbl>${LIST.map((entry, i) => row(cell(p(run(String(i + 1)))), cell(p(run(entry))))).join('')}</w:tbl>`,
    ),
    'a.docx',
    LIST,
  ],
  [
    'Word: one cell of a table with line breaks',
    docx(HEADING, `<w:tbl>${row(cell(p(LIST.map(run).join(BREAK))))}</w:tbl>`),
    'a.docx',
    LIST,
  ],
  [
    'Word: numbers before the line breaks',
    docx(HEADING, p(LIST.map((entry, i) => run(`[${i + 1}] ${entry}`)).join(BREAK))),
    'a.docx',
    LIST,
  ],
  ['Word: two breaks between entries', docx(HEADING, p(LIST.map(run).join(BREAK + BREAK))), 'a.docx', LIST],
  [
    'OpenDocument: line breaks',
    odt(`<text:p>References</text:p><text:p>${LIST.map(escaped).join('<text:line-break/>')}</text:p>`),
    'a.odt',
    LIST,
  ],
  [
    'OpenDocument: a frame',
    odt(
      `<text:h>References</text:h><text:p><draw:frame><draw:text-box>${LIST.map((entry) => `<text:p>${escaped(entry)}</text:p>`).join('')}</draw:text-box></draw:frame></text:p>`,
    ),
    'a.odt',
    LIST,
  ],
  [
    'OpenDocument: a frame with its heading',
    odt(
      `<text:p>An end.<draw:frame><draw:text-box><text:p>Literature</text:p>${LIST.map((entry) => `<text:p>${escaped(entry)}</text:p>`).join('')}</draw:text-box></draw:frame></text:p>`,
    ),
    'a.odt',
    LIST,
  ],
  [
    'OpenDocument: a shape with text',
    odt(
      `<text:h>References</text:h><text:p><draw:custom-shape>${LIST.map((entry) => `<text:p>${escaped(entry)}</text:p>`).join('')}</draw:custom-shape></text:p>`,
    ),
    'a.odt',
    LIST,
  ],
  [
    'OpenDocument: a frame in a group of shapes',
    odt(
      `<text:h>References</text:h><text:p><draw:g><draw:frame><draw:text-box>${LIST.map((entry) => `<text:p>${escaped(entry)}</text:p>`).join('')}</draw:text-box></draw:frame></draw:g></text:p>`,
    ),
    'a.odt',
    LIST,
  ],
  [
    'OpenDocument: the index of LibreOffice, with its title',
    odt(
      `<text:bibliography><text:bibliography-source/><text:index-body><text:index-title><text:p>Works</text:p></text:index-title>${LIST.map((entry) => `<text:p>${escaped(entry)}</text:p>`).join('')}</text:index-body></text:bibliography>`,
    ),
    'a.odt',
    LIST,
  ],
  [
    'HTML: preformatted lines',
    html(`<h2>References</h2><pre>${LIST.map((entry) => escaped(entry).replace('. ', '.\n   ')).join('\n\n')}</pre>`),
    'a.html',
    LIST.map((entry) => entry.replace('. ', '.\n')),
  ],
  [
    'Markdown: a list that Pandoc wrote, without a heading',
    md(
      `::: {#refs .references .csl-bib-body}\n${LIST.map((entry, i) => `::: {#ref-a${i} .csl-entry}\n${entry}\n:::`).join('\n\n')}\n:::\n`,
    ),
    'a.md',
    LIST,
  ],
  ['HTML: breaks', html(`<h2>References</h2><p>${LIST.map(escaped).join('<br>\n')}</p>`), 'a.html', LIST],
  [
    'HTML: two breaks and no paragraph',
    html(`<h2>References</h2>${LIST.map(escaped).join('<br><br>')}`),
    'a.html',
    LIST,
  ],
  [
    'HTML: the heading in bold in the same paragraph',
    html(`<p><b>References</b><br/>${LIST.map(escaped).join('<br/>')}</p>`),
    'a.html',
    LIST,
  ],
  [
    'HTML: a table',
    html(
      `<h2>References</h2><table>${LIST.map((entry, i) => `<tr><td>${i + 1}.</td><td>${escaped(entry)}</td></tr>`).join('')}</table>`,
    ),
    'a.html',
    LIST,
  ],
  [
    'HTML: entries with a break inside',
    html(
      `<h2>References</h2>${[
        ['Adams, Bo (2019).', 'On rivers and lakes. Water 3, 1–9.'],
        ['Brown, Cy (2015).', 'Deep soils. London: Soil Press.'],
      ]
        .map((parts) => `<p>${parts.join('<br>')}</p>`)
        .join('')}`,
    ),
    'a.html',
    ['Adams, Bo (2019).\nOn rivers and lakes. Water 3, 1–9.', 'Brown, Cy (2015).\nDeep soils. London: Soil Press.'],
  ],
  ['Markdown: two spaces', md(`## References\n\n${LIST.join('  \n')}`), 'a.md', LIST],
  ['Markdown: a backslash', md(`## References\n\n${LIST.join('\\\n')}`), 'a.md', LIST],
  [
    'Markdown: one on a line',
    md(`## References\n\n${[...LIST, ADAMS, BROWN].join('\n')}`),
    'a.md',
    [...LIST, ADAMS, BROWN],
  ],
  ['Markdown: the heading on the line above', md(`**References**\n${LIST.join('\n')}`), 'a.md', LIST],
  [
    'Markdown: entries wrapped, with blank lines',
    md(`# References\n\n${LIST.map((entry) => entry.replace('). ', ').\n')).join('\n\n')}`),
    'a.md',
    LIST.map((entry) => entry.replace('). ', ').\n')),
  ],
])('%s', async (_name, bytes, name, entries) => {
  const read = await readAndCheck({ bytes, name }, new Date('2026-11-29'));
  if ('fault' in read) throw new Error(read.message);
  expect(read.report.references.map(({ raw }) => raw)).toEqual(entries);
});

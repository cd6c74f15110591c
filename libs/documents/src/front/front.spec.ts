import { strToU8 } from 'fflate';
import { displayName } from '@veracite/model/csl';
import { latex, pages, tex, word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { readDocument } from '../read-document';

/** Returns title, authors and identifiers of a document, one a line. */
async function frontOf(bytes: Uint8Array, plainOfLatex: (source: string) => string = String): Promise<string[]> {
  const read = await readDocument(bytes, { plainOfLatex });
  if ('fault' in read) return [read.fault];
  const { title = '–', authors, identifiers } = read.document.front;
  return [
    title,
    authors.map(displayName).join('; '),
    ...Object.entries(identifiers).map(([kind, id]) => `${kind} ${id}`),
  ];
}

const line = (text: string, y: number, size = 10): string => `BT /F ${size} Tf 40 ${y} Td (${text}) Tj ET\n`;
const PROSE = line('It rains in the mountains and it snows in the valleys of the north.', 500);

test.each<[trap: string, stream: string, front: string[]]>([
  [
    'a title of two lines under the banner of a journal',
    line('Nature Rivers', 800, 24) +
      line('Article', 780, 8) +
      line('On the sources of', 750, 18) +
      line('rivers in the north', 730, 18) +
      line('Ann B. Li1,*, Bo van Wu2 and Carlos Diaz3', 700) +
      line('1 Department of Water, University of Rain', 690, 8) +
      line('https://doi.org/10.1234/nr.2024.5', 680, 8) +
      line('Abstract', 660, 11) +
      PROSE,
    ['On the sources of rivers in the north', 'Ann B. Li; Bo van Wu; Carlos Diaz', 'doi 10.1234/nr.2024.5'],
  ],
  [
    'a preprint with its number',
    line('arXiv:2401.01234v2 [cs.CL] 3 Jan 2024', 800, 9) +
      line('Rivers are all you need', 760, 17) +
      line('Ann Li', 735) +
      PROSE,
    ['Rivers are all you need', 'Ann Li', 'arxiv 2401.01234'],
  ],
  ['no title in larger print', PROSE + line('It rains here too, and there as well, and it snows.', 488), ['–', '']],
])('PDF: %s', async (_trap, stream, front) => {
  expect(await frontOf(pages(1, stream))).toEqual(front);
});

test.each<[kind: string, bytes: Uint8Array, front: string[]]>([
  [
    'JATS',
    strToU8(
      '<article article-type="x"><front><journal-meta><journal-title>Water</journal-title></journal-meta><article-meta><article-id pub-id-type="pmc">123</article-id><article-id pub-id-type="doi">10.1234/W.1</article-id><title-group><article-title>On <italic>rivers</italic><xref>*</xref></article-title></title-group><contrib-group><contrib contrib-type="author"><name><surname>Li</surname><given-names>Ann B.</given-names></name></contrib><contrib contrib-type="editor"><name><surname>Wu</surname></name></contrib><contrib contrib-type="author"><collab>Water Group</collab></contrib></contrib-group></article-meta></front><body><p>It rains.</p></body><back><ref-list><ref id="b1"><element-citation><article-title>On lakes</article-title></element-citation></ref></ref-list></back></article>',
    ),
    ['On rivers', 'Ann B. Li; Water Group', 'pmcid PMC123', 'doi 10.1234/w.1'],
  ],
  [
    'plain text',
    strToU8(
      'On rivers in the north\n\nIt rains (Li, 2019).\n\nReferences\n\nLi, A. (2019). On lakes. Water, 3, 1–9.\nWu, B. (2020). On seas. Water, 4, 1–9.\n',
    ),
    ['On rivers in the north', ''],
  ],
  [
    'TEI of GROBID',
    strToU8(
      '<TEI><teiHeader><fileDesc><titleStmt><title level="a" type="main">On rivers</title></titleStmt><sourceDesc><biblStruct><analytic><author><persName><forename type="first">Ann</forename><forename type="middle">B</forename><surname>Li</surname></persName></author><title level="a">On rivers</title></analytic><idno type="DOI">10.1234/w.1</idno><idno type="arXiv">arXiv:2401.01234v1</idno></biblStruct></sourceDesc></fileDesc></teiHeader><text><body><p>It rains.</p></body></text></TEI>',
    ),
    ['On rivers', 'Ann B Li', 'doi 10.1234/w.1', 'arxiv 2401.01234'],
  ],
  [
    'LaTeX of a conference',
    latex({
      'main.tex': tex(
        '\\title[Rivers]{On Rivers\\thanks{Paid by {Rain}.} \\\\ and Lakes}\\author{Ann B. Li$^{1,*}$ \\And Bo Wu\\textsuperscript{2}\\\\ University of Rain\\\\ \\texttt{bo@rain.edu}}\\author[3]{Carlos Diaz}\\maketitle It rains \\cite{li}.',
      ),
    }),
    ['On Rivers and Lakes', 'Ann B. Li; Bo Wu; Carlos Diaz'],
  ],
  [
    'Word with a paragraph in the style Title',
    word(
      `${WORD_HEAD}<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>On rivers</w:t></w:r></w:p><w:p><w:r><w:t>Ann Li and Bo Wu</w:t></w:r></w:p><w:p><w:r><w:t>It rains.</w:t></w:r></w:p></w:body></w:document>`,
    ),
    ['On rivers', 'Ann Li; Bo Wu'],
  ],
  [
    'a short text, whose first reference has a DOI',
    strToU8(
      'On rivers in the north\n\nAnn Li\n\nIt rains (Wu, 2019).\n\nReferences\n\nWu, B. (2019). On lakes. Water, 3(2), 1-9. https://doi.org/10.1234/w.1\n',
    ),
    ['On rivers in the north', 'Ann Li'],
  ],
  ['Markdown', strToU8('# On rivers\n\nAnn Li, Bo Wu\n\nIt rains [@li].\n'), ['On rivers', 'Ann Li; Bo Wu']],
])('%s', async (_kind, bytes, front) => {
  expect(await frontOf(bytes, (source) => source.replace(/\\\\|[{}]/g, ' '))).toEqual(front);
});

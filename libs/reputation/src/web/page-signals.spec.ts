import { pageSignalsOf } from './page-signals';

const PAGE = `<html><head><title>Annals &amp; Tides</title>
<meta name="citation_journal_title" content="Annals of Tides"><meta content='0028-0836' name='citation_issn'>
<META NAME="DC.publisher" CONTENT="Harbour Press"><meta name="viewport" content="width=1"></head>
<body>ISSN 1476–4687, telephone 1234-5678, <a href="/contact-us">write</a> Editor-in-Chief. Peer-review by two.
<script>var board = "Publication ethics 2167-8359";</script></body></html>`;

test('what a journal’s page says of itself', () => {
  expect(pageSignalsOf(PAGE)).toMatchObject({
    title: 'Annals & Tides',
    journal: 'Annals of Tides',
    publisher: 'Harbour Press',
    scholarlyTags: ['citation_journal_title', 'citation_issn', 'dc.publisher'],
    // The number with a wrong check digit is a telephone number. Scripts are not part of the page's text.
    issns: ['0028-0836', '1476-4687'],
    contact: true,
    policies: ['editorial board', 'peer review'],
  });
});

test.each([
  ['an empty page', '', { scholarlyTags: [], issns: [], contact: false, policies: [] }],
  ['a DOI among the tags', '<meta name="citation_doi" content="doi:10.1000/X">', { doi: '10.1000/x' }],
  ['a tag never closed', '<meta name="citation_doi" content="10.1000/x"', { doi: undefined }],
])('%s', (_name, html, signals) => {
  expect(pageSignalsOf(html)).toMatchObject(signals);
});

test.each([
  ['tags without end', '<meta name="'.repeat(80_000)],
  ['scripts never closed', '<script>'.repeat(120_000)],
  ['scripts whose tag never ends', '<script'.repeat(140_000)],
  ['styles whose tag never ends', '<style '.repeat(140_000)],
  ['titles whose tag never ends', '<title'.repeat(160_000)],
  ['blanks', `<title ${' '.repeat(900_000)}`],
  ['digits and hyphens', '1234-567'.repeat(120_000)],
  ['links', '<a href="'.repeat(100_000)],
  ['contact after blanks', `>${' '.repeat(900_000)}`],
])('a hostile megabyte of %s is read in less than a second', (_name, html) => {
  const start = process.cpuUsage();
  pageSignalsOf(html);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
});

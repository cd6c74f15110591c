import { strToU8, zipSync } from 'fflate';
import {
  latin1,
  utf16,
  LAUGHS,
  OUTSIDE,
  WORD_HEAD,
  word,
  writer,
  latex,
  tex,
  pdf,
  CATALOG,
  pages,
  printed,
} from './files';

/** A file that no reader of documents should fall over, and what is wrong with it. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: Uint8Array;
}

/** Made by hand: each a way of its own to be broken, to lie or to be too large. Some are read, as far as there is something to read. */
export function handmadeHostile(): HostileFile[] {
  const file = (name: string, what: string, bytes: Uint8Array | string): HostileFile => ({
    what,
    name,
    bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes,
  });
  return [
    file('a.pdf', 'nothing', new Uint8Array()),
    file('a.pdf', 'a head and no more', '%PDF-1.7'),
    file('a.pdf', 'pages that are each other', pdf([CATALOG, '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R]>>'])),
    file('a.pdf', 'two million pages as declared', pdf([CATALOG, '<</Type/Pages/Count 2000000/Kids[]>>'])),
    file('a.pdf', 'two thousand pages', pages(2000, printed('Smith (2019) says so.', 3))),
    file('a.pdf', 'a page that is printed for ever', pages(1, printed('Smith (2019) says so.', 400_000))),
    file('a.pdf', 'a stream that unpacks to 300 MB', pages(1, ' '.repeat(300_000_000))),
    file('a.pdf', 'a page a million points wide', pages(2, printed('Li (2020)', 50), '[0 0 1e9 1e9]')),
    file(
      'a.pdf',
      'behind a password',
      pdf(
        [CATALOG, '<</Type/Pages/Count 0/Kids[]>>'],
        '/Root 1 0 R/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<00>/U<00>>>',
      ),
    ),
    file('a.pdf', 'no catalog', pdf(['<<>>'])),
    file(
      'a.pdf',
      'a table of objects that leads to itself',
      latin1('%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF'),
    ),
    file(
      'a.pdf',
      'ten thousand lists deep',
      pdf([`<</Type/Catalog/Pages ${'['.repeat(10_000)}${']'.repeat(10_000)}>>`]),
    ),
    file('a.docx', 'Word without a body', word('<w:document/>')),
    file('a.docx', 'Word cut in the middle', word(`${WORD_HEAD}<w:p><w:r><w:t>Smith (2019)`)),
    file(
      'a.docx',
      'Word with entities that grow',
      word(`${LAUGHS}${WORD_HEAD}<w:p><w:r><w:t>&a9;</w:t></w:r></w:p></w:body></w:document>`),
    ),
    file(
      'a.docx',
      'Word with entities from outside',
      word(`${OUTSIDE}${WORD_HEAD}<w:p><w:r><w:t>&f;&n;</w:t></w:r></w:p></w:body></w:document>`),
    ),
    file('a.docx', 'Word with tables fifty thousand deep', word(`${WORD_HEAD}${'<w:tbl><w:tr><w:tc>'.repeat(50_000)}`)),
    file(
      'a.docx',
      'Word with a million paragraphs',
      word(`${WORD_HEAD}${'<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(1_000_000)}</w:body></w:document>`),
    ),
    file(
      'a.docx',
      'Word that unpacks to 30 MB of nothing',
      zipSync({ 'word/document.xml': new Uint8Array(30_000_000) }),
    ),
    file(
      'a.docx',
      'Word with fields that never end',
      word(
        `${WORD_HEAD}<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[{"id":1,</w:instrText></w:r>'.repeat(3_000)}</w:p></w:body></w:document>`,
      ),
    ),
    file(
      'a.docx',
      'Word with a field of a megabyte of JSON',
      word(
        `${WORD_HEAD}<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>ADDIN ZOTERO_ITEM CSL_CITATION ${'['.repeat(1_000_000)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:body></w:document>`,
      ),
    ),
    file(
      'a.odt',
      'OpenDocument without its end',
      writer('<office:document-content><office:body><office:text><text:p>Smith (2019)'),
    ),
    file(
      'a.odt',
      'OpenDocument with entities that grow',
      writer(`${LAUGHS}<office:document-content>&a9;</office:document-content>`),
    ),
    file(
      'a.odt',
      'OpenDocument with blanks by the thousand million',
      writer(
        '<office:document-content xmlns:text="t"><office:body><office:text><text:p><text:s text:c="4000000000"/>a</text:p></office:text></office:body></office:document-content>',
      ),
    ),
    file(
      'a.zip',
      'an archive of archives',
      zipSync({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'c.tex': strToU8(tex('a')) }) }) }),
    ),
    file(
      'a.zip',
      'an archive of five thousand files',
      zipSync(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`${i}.tex`, strToU8('a')]))),
    ),
    file('a.zip', 'an archive cut off', zipSync({ 'main.tex': strToU8(tex('Smith (2019)'.repeat(99))) }).slice(0, 90)),
    file('a.zip', 'an archive of pictures', zipSync({ 'a.png': latin1('\u0089PNG') })),
    file(
      'a.zip',
      'names that climb',
      latex({ '../../etc/main.tex': tex('\\input{../../../../etc/passwd}\\bibliography{/etc/passwd}') }),
    ),
    file('a.zip', 'a file that takes itself in', latex({ 'main.tex': tex('\\input{main}\\input{main}') })),
    file(
      'a.zip',
      'files that take each other in',
      latex({
        'main.tex': tex('\\input{a}\\input{a}'),
        'a.tex': '\\input{b}\\input{b}',
        'b.tex': '\\input{a}\\input{a}',
      }),
    ),
    file('a.tex', 'commands that define themselves', tex('\\newcommand{\\a}{\\a\\a}\\def\\b{\\b\\b}\\a\\b')),
    file(
      'a.tex',
      'commands that double thirty times',
      tex(
        `${Array.from({ length: 30 }, (_, i) => `\\newcommand{\\x${'i'.repeat(i + 1)}}{${`\\x${'i'.repeat(i)}`.repeat(2)}}`).join('')}\\x${'i'.repeat(30)}`,
      ),
    ),
    file('a.tex', 'a hundred thousand open braces', `\\documentclass{article}${'{'.repeat(100_000)}`),
    file('a.tex', 'two megabytes of citing commands', tex('\\cite{a,b,c}\\citep[see][p.~2]{d}'.repeat(60_000))),
    file('a.md', 'headings and keys', `# References\n${'[@a; @b, p. 3] '.repeat(100_000)}`),
    file('a.md', 'a head that never ends', `---\nreferences:\n${'- {id: &a a, x: [*a, *a]}\n'.repeat(20_000)}`),
    file('a.html', 'a hundred thousand open boxes', `<html><body>${'<div><p>'.repeat(100_000)}Smith (2019)`),
    file('a.html', 'scripts and no text', `<html><body><script>${'alert(1);'.repeat(100_000)}</script></body></html>`),
    file(
      'a.html',
      'an attribute of five megabytes',
      `<html><body><p title="${'a'.repeat(5_000_000)}">Smith (2019)</p></body></html>`,
    ),
    file(
      'a.xml',
      'JATS with entities that grow',
      `<?xml version="1.0"?>${LAUGHS}<article article-type="x"><front/><body><p>&a9;</p></body></article>`,
    ),
    file(
      'a.xml',
      'JATS with entities from outside',
      `<?xml version="1.0"?>${OUTSIDE}<article article-type="x"><front/><body><p>&f;&n;</p></body></article>`,
    ),
    file(
      'a.xml',
      'JATS with a hundred thousand references',
      `<article article-type="x"><front/><back><ref-list>${'<ref id="a"><mixed-citation>Li 2019</mixed-citation></ref>'.repeat(100_000)}</ref-list></back></article>`,
    ),
    file(
      'a.xml',
      'TEI that is never closed',
      `<TEI><text><body>${'<div><p>Li (2019) <ref target="#b1">[1]</ref>'.repeat(20_000)}`,
    ),
    file('a.xml', 'XML of no kind that is known', `<a>${'<b c="d"/>'.repeat(100_000)}</a>`),
    file('a.txt', 'blanks', ' \n\t '.repeat(1_000_000)),
    file('a.txt', 'one line of nine megabytes', 'Smith, J. (2019). On rivers. '.repeat(320_000)),
    file('a.txt', 'brackets that never close', '('.repeat(9_000_000)),
    file('a.txt', 'headings of lists', 'References\n1. '.repeat(400_000)),
    file('a.txt', 'halves of characters', '\ud800 (2019) \udc00 Li [1] '.repeat(10_000)),
    file('a.txt', 'UTF-16', utf16('Smith (2019) says so.\n\nReferences\nSmith, J. (2019). On rivers.')),
    file('a.txt', 'zeros', new Uint8Array(1_000_000)),
    file('a.txt', 'more than is read', new Uint8Array(31_000_000).fill(97)),
    file('a.rtf', 'RTF', '{\\rtf1 hello}'),
    file('a.doc', 'an old Word text', latin1(`\u00d0\u00cf\u0011\u00e0${'\0'.repeat(600)}`)),
    file('a.png', 'a picture', latin1('\u0089PNG\r\n\u001a\n0000')),
    file('a.exe', 'a program', latin1(`MZ${'\0\u0001\u0002\u0090'.repeat(9_000)}`)),
  ];
}

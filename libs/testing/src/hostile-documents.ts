import { deflateSync, strToU8, zipSync } from 'fflate';
import { seeded } from './seeded';

/** A file that no reader of documents should fall over, and what is wrong with it. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: Uint8Array;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0) & 255);
const utf16 = (text: string): Uint8Array => latin1(`\u00ff\u00fe${[...text].map((char) => `${char}\0`).join('')}`);

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const LAUGHS = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}]>`;
const OUTSIDE = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY n SYSTEM "http://127.0.0.1:1/">]>';
const WORD_HEAD = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>';
const word = (xml: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(xml), ...more });
const writer = (xml: string): Uint8Array =>
  zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8(xml) });
const latex = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const tex = (body: string): string => `\\documentclass{article}\\begin{document}${body}\\end{document}`;

/** A PDF file of the objects given, from 1 on, without a table of where they stand: a reader has to look for them. */
const pdf = (objects: readonly (string | Uint8Array)[], trailer = '/Root 1 0 R'): Uint8Array =>
  joined(
    latin1('%PDF-1.7\n'),
    ...objects.flatMap((object, i) => [
      latin1(`${i + 1} 0 obj\n`),
      typeof object === 'string' ? latin1(object) : object,
      latin1('\nendobj\n'),
    ]),
    latin1(`trailer<<${trailer}>>\n%%EOF`),
  );
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const packed = (text: string): Uint8Array => {
  const body = deflateSync(strToU8(text), { level: 9 });
  // A head of zlib; readers bear that its sum is missing.
  return joined(
    latin1(`<</Length ${body.length + 2}/Filter/FlateDecode>>\nstream\n\u0078\u00da`),
    body,
    latin1('\nendstream'),
  );
};
/** Pages that all print one stream. */
const pages = (count: number, text: string, box = '[0 0 600 800]'): Uint8Array =>
  pdf([
    CATALOG,
    `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(' ')}]>>`,
    FONT,
    packed(text),
    ...Array.from(
      { length: count },
      () => `<</Type/Page/Parent 2 0 R/MediaBox${box}/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>`,
    ),
  ]);
const printed = (words: string, times: number): string =>
  `BT /F 9 Tf 11 TL 40 780 Td ${`(${words}) Tj T* `.repeat(times)}ET`;

/** Made by hand: each a way of its own to be broken, to lie or to be too large. Some are read, as far as there is something to read. */
export function handmadeHostile(): HostileFile[] {
  const of = (name: string, what: string, bytes: Uint8Array | string): HostileFile => ({
    what,
    name,
    bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes,
  });
  return [
    of('a.pdf', 'nothing', new Uint8Array()),
    of('a.pdf', 'a head and no more', '%PDF-1.7'),
    of('a.pdf', 'pages that are each other', pdf([CATALOG, '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R]>>'])),
    of('a.pdf', 'two million pages by its word', pdf([CATALOG, '<</Type/Pages/Count 2000000/Kids[]>>'])),
    of('a.pdf', 'two thousand pages', pages(2000, printed('Smith (2019) says so.', 3))),
    of('a.pdf', 'a page that is printed for ever', pages(1, printed('Smith (2019) says so.', 400_000))),
    of('a.pdf', 'a stream that unpacks to 300 MB', pages(1, ' '.repeat(300_000_000))),
    of('a.pdf', 'a page a million points wide', pages(2, printed('Li (2020)', 50), '[0 0 1e9 1e9]')),
    of(
      'a.pdf',
      'behind a password',
      pdf(
        [CATALOG, '<</Type/Pages/Count 0/Kids[]>>'],
        '/Root 1 0 R/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<00>/U<00>>>',
      ),
    ),
    of('a.pdf', 'no catalog', pdf(['<<>>'])),
    of(
      'a.pdf',
      'a table of objects that leads to itself',
      latin1('%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF'),
    ),
    of('a.pdf', 'ten thousand lists deep', pdf([`<</Type/Catalog/Pages ${'['.repeat(10_000)}${']'.repeat(10_000)}>>`])),
    of('a.docx', 'Word without a body', word('<w:document/>')),
    of('a.docx', 'Word cut in the middle', word(`${WORD_HEAD}<w:p><w:r><w:t>Smith (2019)`)),
    of(
      'a.docx',
      'Word with entities that grow',
      word(`${LAUGHS}${WORD_HEAD}<w:p><w:r><w:t>&a9;</w:t></w:r></w:p></w:body></w:document>`),
    ),
    of(
      'a.docx',
      'Word with entities from outside',
      word(`${OUTSIDE}${WORD_HEAD}<w:p><w:r><w:t>&f;&n;</w:t></w:r></w:p></w:body></w:document>`),
    ),
    of('a.docx', 'Word with tables fifty thousand deep', word(`${WORD_HEAD}${'<w:tbl><w:tr><w:tc>'.repeat(50_000)}`)),
    of(
      'a.docx',
      'Word with a million paragraphs',
      word(`${WORD_HEAD}${'<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(1_000_000)}</w:body></w:document>`),
    ),
    of('a.docx', 'Word that unpacks to 30 MB of nothing', zipSync({ 'word/document.xml': new Uint8Array(30_000_000) })),
    of(
      'a.docx',
      'Word with fields that never end',
      word(
        `${WORD_HEAD}<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[{"id":1,</w:instrText></w:r>'.repeat(3_000)}</w:p></w:body></w:document>`,
      ),
    ),
    of(
      'a.docx',
      'Word with a field of a megabyte of JSON',
      word(
        `${WORD_HEAD}<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>ADDIN ZOTERO_ITEM CSL_CITATION ${'['.repeat(1_000_000)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:body></w:document>`,
      ),
    ),
    of(
      'a.odt',
      'OpenDocument without its end',
      writer('<office:document-content><office:body><office:text><text:p>Smith (2019)'),
    ),
    of(
      'a.odt',
      'OpenDocument with entities that grow',
      writer(`${LAUGHS}<office:document-content>&a9;</office:document-content>`),
    ),
    of(
      'a.odt',
      'OpenDocument with blanks by the thousand million',
      writer(
        '<office:document-content xmlns:text="t"><office:body><office:text><text:p><text:s text:c="4000000000"/>a</text:p></office:text></office:body></office:document-content>',
      ),
    ),
    of(
      'a.zip',
      'an archive of archives',
      zipSync({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'c.tex': strToU8(tex('a')) }) }) }),
    ),
    of(
      'a.zip',
      'an archive of five thousand files',
      zipSync(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`${i}.tex`, strToU8('a')]))),
    ),
    of('a.zip', 'an archive cut off', zipSync({ 'main.tex': strToU8(tex('Smith (2019)'.repeat(99))) }).slice(0, 90)),
    of('a.zip', 'an archive of pictures', zipSync({ 'a.png': latin1('\u0089PNG') })),
    of(
      'a.zip',
      'names that climb',
      latex({ '../../etc/main.tex': tex('\\input{../../../../etc/passwd}\\bibliography{/etc/passwd}') }),
    ),
    of('a.zip', 'a file that takes itself in', latex({ 'main.tex': tex('\\input{main}\\input{main}') })),
    of(
      'a.zip',
      'files that take each other in',
      latex({
        'main.tex': tex('\\input{a}\\input{a}'),
        'a.tex': '\\input{b}\\input{b}',
        'b.tex': '\\input{a}\\input{a}',
      }),
    ),
    of('a.tex', 'commands that define themselves', tex('\\newcommand{\\a}{\\a\\a}\\def\\b{\\b\\b}\\a\\b')),
    of(
      'a.tex',
      'commands that double thirty times',
      tex(
        `${Array.from({ length: 30 }, (_, i) => `\\newcommand{\\x${'i'.repeat(i + 1)}}{${`\\x${'i'.repeat(i)}`.repeat(2)}}`).join('')}\\x${'i'.repeat(30)}`,
      ),
    ),
    of('a.tex', 'a hundred thousand open braces', `\\documentclass{article}${'{'.repeat(100_000)}`),
    of('a.tex', 'two megabytes of citing commands', tex('\\cite{a,b,c}\\citep[see][p.~2]{d}'.repeat(60_000))),
    of('a.md', 'headings and keys', `# References\n${'[@a; @b, p. 3] '.repeat(100_000)}`),
    of('a.md', 'a head that never ends', `---\nreferences:\n${'- {id: &a a, x: [*a, *a]}\n'.repeat(20_000)}`),
    of('a.html', 'a hundred thousand open boxes', `<html><body>${'<div><p>'.repeat(100_000)}Smith (2019)`),
    of('a.html', 'scripts and no text', `<html><body><script>${'alert(1);'.repeat(100_000)}</script></body></html>`),
    of(
      'a.html',
      'an attribute of five megabytes',
      `<html><body><p title="${'a'.repeat(5_000_000)}">Smith (2019)</p></body></html>`,
    ),
    of(
      'a.xml',
      'JATS with entities that grow',
      `<?xml version="1.0"?>${LAUGHS}<article article-type="x"><front/><body><p>&a9;</p></body></article>`,
    ),
    of(
      'a.xml',
      'JATS with entities from outside',
      `<?xml version="1.0"?>${OUTSIDE}<article article-type="x"><front/><body><p>&f;&n;</p></body></article>`,
    ),
    of(
      'a.xml',
      'JATS with a hundred thousand references',
      `<article article-type="x"><front/><back><ref-list>${'<ref id="a"><mixed-citation>Li 2019</mixed-citation></ref>'.repeat(100_000)}</ref-list></back></article>`,
    ),
    of(
      'a.xml',
      'TEI that is never closed',
      `<TEI><text><body>${'<div><p>Li (2019) <ref target="#b1">[1]</ref>'.repeat(20_000)}`,
    ),
    of('a.xml', 'XML of no kind that is known', `<a>${'<b c="d"/>'.repeat(100_000)}</a>`),
    of('a.txt', 'blanks', ' \n\t '.repeat(1_000_000)),
    of('a.txt', 'one line of nine megabytes', 'Smith, J. (2019). On rivers. '.repeat(320_000)),
    of('a.txt', 'brackets that never close', '('.repeat(9_000_000)),
    of('a.txt', 'headings of lists', 'References\n1. '.repeat(400_000)),
    of('a.txt', 'halves of characters', '\ud800 (2019) \udc00 Li [1] '.repeat(10_000)),
    of('a.txt', 'UTF-16', utf16('Smith (2019) says so.\n\nReferences\nSmith, J. (2019). On rivers.')),
    of('a.txt', 'zeros', new Uint8Array(1_000_000)),
    of('a.txt', 'more than is read', new Uint8Array(31_000_000).fill(97)),
    of('a.rtf', 'RTF', '{\\rtf1 hello}'),
    of('a.doc', 'an old Word text', latin1(`\u00d0\u00cf\u0011\u00e0${'\0'.repeat(600)}`)),
    of('a.png', 'a picture', latin1('\u0089PNG\r\n\u001a\n0000')),
    of('a.exe', 'a program', latin1(`MZ${'\0\u0001\u0002\u0090'.repeat(9_000)}`)),
  ];
}

/**
 * Hostile files: those made by hand, then good files with bytes changed and cut off, until there are as many as wanted.
 * @param good files to damage, by name
 */
export function* hostileFiles(
  good: readonly { name: string; bytes: Uint8Array }[],
  count: number,
  seed = 5,
): Generator<HostileFile> {
  const random = seeded(seed);
  const handmade = handmadeHostile();
  yield* handmade.slice(0, count);
  for (let i = handmade.length; i < count; i += 1) {
    const { name, bytes } = good[i % good.length] as { name: string; bytes: Uint8Array };
    const changed = new Uint8Array(bytes);
    const changes = 1 + Math.floor(random() * 60);
    for (let k = 0; k < changes; k += 1) changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
    const end = random() < 0.4 ? Math.floor(random() * changed.length) : changed.length;
    yield {
      what: `${name} with ${changes} bytes changed, ${bytes.length - end} cut off`,
      name,
      bytes: changed.slice(0, end),
    };
  }
}

import { strFromU8, strToU8, unzipSync } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { readDocument } from '@veracite/documents/read-document';
import { childrenOf, descendants, textOf } from '@veracite/text/tree';
import { annotate } from './annotate';
import type { Remark } from './remark';
import { rootOf } from './exact-text';

const OPTIONS = { author: 'Veracite', at: new Date('2026-02-03T04:05:06Z') };
const LI = 'Li, A. (2019). On rivers & their banks. Water, 3, 1–9.';
const WU = 'Wu, B. (2020). On lakes and ponds. Water, 4, 1–9.';
const remark = (position: number, raw: string): Remark => ({
  position,
  raw,
  status: 'fake',
  label: 'Not found',
  comment: 'In no register.\nAsk <the> authors.',
  identifiers: {},
});
const run = (text: string): string => `<w:r><w:t>${text.replace('&', '&amp;')}</w:t></w:r>`;
const paragraph = (content: string, properties = ''): string => `<w:p>${properties}${content}</w:p>`;
const STYLE = '<w:pPr><w:pStyle w:val="Bibliography"/></w:pPr>';
const body = (...paragraphs: string[]): string => `${WORD_HEAD}${paragraphs.join('')}</w:body></w:document>`;

const COMMENTS = `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="7" w:author="Ada"><w:p>${run('Earlier')}</w:p></w:comment></w:comments>`;
const RELATIONSHIPS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId5" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="/word/remarks.xml"/></Relationships>`;

/** Reads the comments of a document: each with its author, its paragraphs and the text that it is on. */
function commentsIn(file: Uint8Array): { author?: string; date?: string; lines: string[]; on: string }[] {
  const parts = unzipSync(file);
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const relationship = childrenOf(rootOf(xml('word/_rels/document.xml.rels')), 'Relationship')[0];
  const target = relationship?.attributes['Target'] ?? '';
  const part = target.startsWith('/') ? target.slice(1) : `word/${target}`;
  return childrenOf(rootOf(xml(part)), 'comment').map((comment) => {
    const id = comment.attributes['w:id'];
    const on = xml('word/document.xml').split(new RegExp(`<w:commentRange(?:Start|End) w:id="${id}"/>`))[1] ?? '';
    return {
      author: comment.attributes['w:author'],
      date: comment.attributes['w:date'],
      lines: descendants(comment, 'p').map((item) => textOf(item) ?? ''),
      on: textOf(rootOf(`<p>${on}</p>`)) ?? '',
    };
  });
}
/** Removes the anchors of comments. */
const withoutAnchors = (xml: string): string =>
  xml.replace(/<w:commentRange(?:Start|End) w:id="\d+"\/>|<w:r><w:commentReference w:id="\d+"\/><\/w:r>/g, '');
const fileOf = (done: Awaited<ReturnType<typeof annotate>>): Uint8Array => {
  if ('fault' in done) throw new Error(done.message);
  return done.file;
};
const mine = (on: string) => ({
  author: 'Veracite',
  date: '2026-02-03T04:05:06Z',
  lines: ['Not found', 'In no register.', 'Ask <the> authors.'],
  on,
});

test.each<[string, string[], string[], string[]]>([
  ['references of one paragraph each', [paragraph(run(LI), STYLE), paragraph(run(WU))], [LI, WU], [LI, WU]],
  ['a reference of several runs', [paragraph(run('Li, A. (2019). On ri') + run(LI.slice(20)))], [LI], [LI]],
  [
    'a reference with a label and tracked changes',
    [paragraph(`${run('[12] ')}<w:del><w:r><w:delText>Old</w:delText></w:r></w:del><w:ins>${run(WU)}</w:ins>`)],
    [WU],
    [`[12] Old${WU}`],
  ],
  [
    'a reference of two paragraphs, on the first',
    [paragraph(run(`[1] ${LI.slice(0, 40)}`)), paragraph(run(LI.slice(40)))],
    [LI],
    [`[1] ${LI.slice(0, 40).trim()}`],
  ],
  [
    'the entry and not the paragraph that quotes it',
    [paragraph(run(`As ${LI} states, it rains.`)), paragraph(run(LI))],
    [LI],
    [LI],
  ],
  [
    'equal references, each on its own',
    [paragraph(run(`1. ${LI}`)), paragraph(run(`23. ${LI}`))],
    [LI, LI],
    [`1. ${LI}`, `23. ${LI}`],
  ],
])('comments on %s', async (_name, paragraphs, references, on) => {
  const file = word(body(...paragraphs));
  const done = await annotate(
    file,
    'docx',
    references.map((raw, position) => remark(position, raw)),
    OPTIONS,
  );
  expect(done).toMatchObject({ unplaced: [] });
  expect(commentsIn(fileOf(done))).toEqual(on.map(mine));
  const document = strFromU8(unzipSync(fileOf(done))['word/document.xml'] ?? new Uint8Array());
  expect(withoutAnchors(document)).toBe(body(...paragraphs));
});

test('a reference in a footnote has its comment on the mark of the note', async () => {
  const note = `<w:footnotes><w:footnote w:id="2">${paragraph(run(`See ${LI}`))}</w:footnote></w:footnotes>`;
  const text = paragraph(`${run('It rains.')}<w:r><w:footnoteReference w:id="2"/></w:r>`);
  const done = await annotate(
    word(body(text), { 'word/footnotes.xml': strToU8(note) }),
    'docx',
    [remark(0, LI)],
    OPTIONS,
  );
  expect(commentsIn(fileOf(done))).toEqual([mine('')]);
  expect(strFromU8(unzipSync(fileOf(done))['word/document.xml'] ?? new Uint8Array())).toContain(
    '<w:commentRangeStart w:id="0"/><w:r><w:footnoteReference w:id="2"/></w:r><w:commentRangeEnd w:id="0"/>',
  );
});

test('earlier comments and all other parts are unchanged', async () => {
  const parts = {
    'word/remarks.xml': strToU8(COMMENTS),
    'word/_rels/document.xml.rels': strToU8(RELATIONSHIPS),
    'word/media/a.png': new Uint8Array([1, 2, 3]),
  };
  const file = word(body(paragraph(`<w:commentRangeStart w:id="7"/>${run(LI)}<w:commentRangeEnd w:id="7"/>`)), parts);
  const annotated = fileOf(await annotate(file, 'docx', [remark(0, LI)], OPTIONS));
  expect(commentsIn(annotated)).toEqual([{ author: 'Ada', lines: ['Earlier'], on: LI }, mine(LI)]);
  const changed = Object.entries(unzipSync(annotated)).filter(([name, part]) => {
    const before = unzipSync(file)[name];
    return !before || !Buffer.from(part).equals(before);
  });
  expect(changed.map(([name]) => name).sort()).toEqual(['word/document.xml', 'word/remarks.xml']);
});

test('comments are added to an empty part', async () => {
  const empty = `<?xml version="1.0"?><w:comments xmlns:w="urn:w" />`;
  const file = word(body(paragraph(run(LI))), {
    'word/remarks.xml': strToU8(empty),
    'word/_rels/document.xml.rels': strToU8(RELATIONSHIPS),
  });
  const annotated = fileOf(await annotate(file, 'docx', [remark(0, LI)], OPTIONS));
  expect(commentsIn(annotated)).toEqual([mine(LI)]);
  expect(strFromU8(unzipSync(annotated)['word/remarks.xml'] ?? new Uint8Array())).toMatch(
    /^.*" ><w:comment .*<\/w:comments>$/,
  );
});

test('a new part of comments has a relationship and a content type', async () => {
  const parts = unzipSync(fileOf(await annotate(word(body(paragraph(run(LI)))), 'docx', [remark(0, LI)], OPTIONS)));
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(xml('[Content_Types].xml')).toBe(
    '<Types><Override PartName="/word/comments.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/></Types>',
  );
  expect(xml('word/_rels/document.xml.rels')).toContain('Id="rIdVeracite"');
});

test('an annotated document reads as before', async () => {
  const summary = async (bytes: Uint8Array) => summaryOf(await readDocument(bytes, { plainOfLatex: String }));
  const file = word(body(paragraph(run('It rains (Li, 2019).')), paragraph(run(LI), STYLE), paragraph(run(WU), STYLE)));
  const annotated = fileOf(await annotate(file, 'docx', [remark(0, LI), remark(1, WU)], OPTIONS));
  expect(await summary(annotated)).toEqual(await summary(file));
});

test('a remark without a paragraph is reported, and the file is unchanged', async () => {
  const file = word(body(paragraph(run(LI))));
  expect(await annotate(file, 'docx', [remark(5, WU), remark(6, '12')], OPTIONS)).toEqual({ file, unplaced: [5, 6] });
});

test.each<[string, string, Uint8Array]>([
  ['not-a-document', 'a file with a password', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['broken', 'a document that is no XML', word('nothing')],
  ['broken', 'an archive cut short', word(body(paragraph(run(LI)))).subarray(0, 90)],
])('%s: %s is not annotated', async (fault, _name, file) => {
  expect(await annotate(file, 'docx', [remark(0, LI)], OPTIONS)).toMatchObject({ fault });
});

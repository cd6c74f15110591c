import { strFromU8, unzipSync, zipSync } from 'fflate';
import { exactText, insertAll, type Insertion } from '@veracite/desk/annotate/exact-text';
import { childrenOf, descendants, readTree, type Element } from '@veracite/text/tree';

/** What of our marks is taken back: the tracked changes alone, or the comments too. */
type Marks = 'changes' | 'all';

const PART = { '.docx': 'word/document.xml', '.odt': 'content.xml' };
export type Ending = keyof typeof PART;

export const endingOf = (name: string): Ending => (/\.odt$/i.test(name) ? '.odt' : '.docx');

/** Returns the text of a document without the tracked changes, or all marks, of an author, as it was before they were made. */
function undone(xml: string, ending: Ending, author: string, marks: Marks, parts: Record<string, Uint8Array>): string {
  const root = readTree(xml);
  const edits = ending === '.docx' ? wordEdits(root, xml, author, marks, parts) : openDocumentEdits(root, xml, marks);
  return insertAll(xml, edits);
}

const removed = ({ start, end }: Element): Insertion => ({ at: start, until: end, text: '' });

function wordEdits(root: Element, xml: string, author: string, marks: Marks, parts: Record<string, Uint8Array>) {
  const isOwn = ({ attributes }: Element) => attributes['w:author'] === author;
  const edits = descendants(root, 'ins').filter(isOwn).map(removed);
  for (const { start, end, inner } of descendants(root, 'del').filter(isOwn))
    edits.push({ at: start, until: end, text: xml.slice(inner.start, inner.end).replace(/w:delText/g, 'w:t') });
  if (marks === 'changes') return edits;
  const comments = Object.entries(parts).filter(([name]) => /word\/comments\.xml$/.test(name));
  const ours = comments.flatMap(([, bytes]) => descendants(readTree(strFromU8(bytes)), 'comment').filter(isOwn));
  const ids = new Set(ours.map(({ attributes }) => attributes['w:id']));
  const isAnchor = ({ attributes }: Element) => ids.has(attributes['w:id']);
  const runs = descendants(root, 'r').filter((run) => descendants(run, 'commentReference').some(isAnchor));
  return [
    ...edits,
    ...[...descendants(root, 'commentRangeStart', 'commentRangeEnd').filter(isAnchor), ...runs].map(removed),
  ];
}

/** Our ids begin with "veracite-". */
function openDocumentEdits(root: Element, xml: string, marks: Marks): Insertion[] {
  const isOwn = (id: string) => (each: Element) => each.attributes[id]?.startsWith('veracite-') ?? false;
  const regions = descendants(root, 'changed-region').filter(isOwn('text:id'));
  const deleted = new Map(regions.map((each) => [each.attributes['text:id'], deletedText(each, xml)]));
  const others = descendants(root, 'changed-region').length - regions.length;
  const lists = others > 0 ? regions : descendants(root, 'tracked-changes').filter(() => regions.length > 0);
  const ends = descendants(root, 'change-end');
  const inserted = descendants(root, 'change-start')
    .filter(isOwn('text:change-id'))
    .map(({ start, attributes }) => {
      const end = ends.find((each) => each.attributes['text:change-id'] === attributes['text:change-id'])?.end;
      return { at: start, until: end ?? start, text: '' };
    });
  const put = descendants(root, 'change')
    .filter(isOwn('text:change-id'))
    .map(({ start, end, attributes }) => ({
      ...{ at: start, until: end },
      text: deleted.get(attributes['text:change-id']) ?? '',
    }));
  const notes = marks === 'all' ? descendants(root, 'annotation', 'annotation-end').filter(isOwn('office:name')) : [];
  return [...lists.map(removed), ...inserted, ...put, ...notes.map(removed)];
}

/** Returns the deleted text of a region, in whose paragraph spans may be around it. */
function deletedText(region: Element, xml: string): string {
  let [inside] = descendants(region, 'p');
  while (inside?.children.length === 1 && typeof inside.children[0] === 'object' && inside.children[0].name === 'span')
    inside = inside.children[0];
  return inside ? xml.slice(inside.inner.start, inside.inner.end).replace(/<text:s\/>/g, ' ') : '';
}

/** Returns a copy of a corrected file without its tracked changes. */
export function withoutChanges(file: Uint8Array, ending: Ending, author: string): Uint8Array {
  const parts = unzipSync(file);
  const { text, bytesOf } = exactText(parts[PART[ending]] ?? new Uint8Array());
  return zipSync({ ...parts, [PART[ending]]: bytesOf(undone(text, ending, author, 'changes', parts)) }, { level: 1 });
}

/** Parts that a first comment of a Word file adds to or extends. */
const OF_COMMENTS = /^(?:word\/comments\.xml|word\/_rels\/document\.xml\.rels|\[Content_Types\]\.xml)$/;

/** Returns the parts of a file that are other than in the original once all marks of the author are taken back. */
export function lostParts(original: Uint8Array, corrected: Uint8Array, ending: Ending, author: string): string[] {
  const [before, after] = [unzipSync(original), unzipSync(corrected)];
  const main = PART[ending];
  const textOf = (bytes: Uint8Array = new Uint8Array()) => exactText(bytes).text;
  const isSame = (name: string): boolean => {
    if (name === main) return plain(textOf(before[name]), ending) === plain(undone(textOf(after[name]), ending, author, 'all', after), ending); // prettier-ignore
    // Only added to.
    if (OF_COMMENTS.test(name)) return isExtended(textOf(before[name]), textOf(after[name]));
    return Buffer.from(before[name] ?? []).equals(Buffer.from(after[name] ?? []));
  };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(name));
}

/** Returns whether a text begins and ends as another one, with an addition in between. */
function isExtended(before: string, after: string): boolean {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return (
    before === '' || after.endsWith(before.slice(same)) || after.includes(before.slice(same).replace(/^\s*\/>/, ''))
  );
}

/** Elements whose white space is text. */
const TEXTS = ['t', 'delText', 'instrText', 'p', 'h', 'span', 'a'];

/** Writes XML with neighboring runs of one format, and neighboring texts, as one. */
function plain(xml: string, ending: Ending): string {
  const headOf = ({ name, attributes }: Element): string =>
    `${name} ${JSON.stringify(Object.entries(attributes).filter(([key]) => key !== 'xml:space'))}`;
  const isRun = (name: string) => ending === '.docx' && (name === 'r' || name === 't');
  const write = ({ name: parent, children }: Element): string => {
    const isText = ending === '.odt' || TEXTS.includes(parent);
    const written: { head: string; name: string; content: string }[] = [];
    for (const child of children) {
      if (typeof child === 'string') {
        if (isText || child.trim()) written.push({ head: '', name: '', content: child });
        continue;
      }
      const [format, ...others] = childrenOf(child, 'rPr');
      const properties =
        child.name === 'r' && format && others.length === 0 ? `<${headOf(format)}>${write(format)}` : '';
      const content = properties
        ? write({ ...child, children: child.children.filter((each) => each !== format) })
        : write(child);
      const head = headOf(child) + properties;
      const last = written.at(-1);
      if (last?.head === head && isRun(child.name)) last.content += content;
      else written.push({ head, name: child.name, content });
    }
    return written.map(({ head, name, content }) => (head === '' ? content : `<${head}>${content}</${name}>`)).join('');
  };
  // Neighboring texts of runs that are one now.
  return write(readTree(xml)).replace(/<\/t><t \[\]>/g, '');
}

import { strToU8 } from 'fflate';
import { commentAnchors, commentOf, HEAD, OFFICE, PACKAGE, WORD as WORD_TYPE } from '@veracite/formatting/export/word';
import { childrenOf, descendants, textOf, type Element } from '@veracite/text/tree';
import { appendToRoot, exactText, rootOf } from './exact-text';
import { EMPTY, type Anchor, type OfficeFormat, type Parts, type Writing } from './office';
import { lettersOf } from './placing';
import { fixedSpans, trackChanges } from './tracked-changes';

const RELATIONSHIPS = 'word/_rels/document.xml.rels';
const CONTENT_TYPES = '[Content_Types].xml';
const NAMESPACE = 'xmlns:w';
/** Namespace of relationships in documents of the strict variant of ISO/IEC 29500. */
const STRICT_OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
/** Elements of a paragraph that are not part of its text. */
const HIDDEN = ['pPr', 'del', 'moveFrom', 'instrText', 'oMath', 'oMathPara', 'Fallback'];

/** Comments and tracked changes of Word documents. */
export const WORD: OfficeFormat = {
  name: 'Word document',
  part: 'word/document.xml',
  namespace: NAMESPACE,
  anchorsOf: (root, parts) => [...paragraphsOf(root), ...notesOf(root, parts)],
  write,
};

function write(writing: Writing): ReturnType<OfficeFormat['write']> {
  const { xml, root, parts, comments, changed, author, at } = writing;
  const target = commentsPart(parts);
  const ids = childrenOf(rootIn(parts[target]), 'comment').map(({ attributes }) => Number(attributes['w:id'] ?? -1));
  const first = Math.max(-1, ...ids) + 1;
  const anchors = comments.flatMap((comment, i) => {
    const { start, end } = commentAnchors(first + i);
    return [
      { at: comment.start, text: start },
      { at: comment.end, text: end },
    ];
  });
  const fixed = fixedSpans(root);
  const nextId = counterAfter(xml);
  const done = [...changed].map(([paragraph, references]) =>
    trackChanges(paragraph, references, { author, at, xml, fixed, nextId }),
  );
  const written = comments.map(({ lines }, i) => commentOf(first + i, lines, author, at)).join('');
  return {
    edits: [...anchors, ...done.flatMap(({ edits }) => edits)],
    tracked: done.flatMap(({ tracked }) => tracked),
    parts: withComments(parts, { target, namespace: root.attributes[NAMESPACE] ?? '', comments: written }),
  };
}

/** Returns a counter of ids after all in the document. */
function counterAfter(text: string): () => number {
  let last = Math.max(0, ...[...text.matchAll(/ w:id="(\d{1,9})"/g)].map(([, id]) => Number(id)));
  return () => (last += 1);
}

const rootIn = (part: Uint8Array = EMPTY): Element | undefined => rootOf(exactText(part).text);

const paragraphsOf = (root: Element): Anchor[] =>
  descendants(root, 'p').map((paragraph) => ({
    paragraph,
    start: childrenOf(paragraph, 'pPr')[0]?.end ?? paragraph.inner.start,
    end: paragraph.inner.end,
    letters: lettersOf(textOf(paragraph, ...HIDDEN) ?? ''),
  }));

function notesOf(root: Element, parts: Parts): Anchor[] {
  return ['footnote', 'endnote'].flatMap((kind) => {
    const notes = childrenOf(rootIn(parts[`word/${kind}s.xml`]), kind);
    const letters = new Map(notes.map((note) => [note.attributes['w:id'], lettersOf(textOf(note, ...HIDDEN) ?? '')]));
    return descendants(root, 'r').flatMap((run) => {
      const [mark] = childrenOf(run, `${kind}Reference`);
      return mark ? [{ start: run.start, end: run.end, letters: letters.get(mark.attributes['w:id']) ?? '' }] : [];
    });
  });
}

/** Returns the name of the part with comments, which may not exist yet. */
function commentsPart(parts: Parts): string {
  const types = childrenOf(rootIn(parts[RELATIONSHIPS]), 'Relationship').map(({ attributes }) => attributes);
  const target = types.find(({ Type }) => Type?.endsWith('/comments'))?.['Target'] ?? 'comments.xml';
  return target.startsWith('/') ? target.slice(1) : `word/${target}`;
}

/** Adds comments to their part. Creates the part, with its relationship and content type, if there is none. */
function withComments(
  parts: Parts,
  { target, namespace, comments }: { target: string; namespace: string; comments: string },
): Parts {
  const append = (name: string, root: string, xml: string) => ({
    [name]: appendToRoot(parts[name] ?? strToU8(`${HEAD}<${root}/>`), xml),
  });
  const changed = append(target, `w:comments xmlns:w="${namespace}"`, comments);
  if (parts[target]) return changed;
  const type = `${namespace.includes('purl.oclc.org') ? STRICT_OFFICE : OFFICE}/comments`;
  const relationship = `<Relationship Id="rIdVeracite" Type="${type}" Target="comments.xml"/>`;
  const override = `<Override PartName="/${target}" ContentType="${WORD_TYPE}.comments+xml"/>`;
  return {
    ...changed,
    ...append(RELATIONSHIPS, `Relationships xmlns="${PACKAGE}/relationships"`, relationship),
    ...append(CONTENT_TYPES, `Types xmlns="${PACKAGE}/content-types"`, override),
  };
}

import { IDENTIFIER_KINDS } from '@veracite/model/identifiers';
import { printable } from '@veracite/formatting/export/printable';
import { childrenOf, descendants, find, readTree, type Element } from '@veracite/text/tree';
import type { AnnotatedFile, AnnotateFault, Remark } from './remark';
import { exactText, insertAll, xmlAscii, type Insertion } from './exact-text';

/** A reference of an XML file. */
interface MarkedReference {
  /** The element that gets the annotation. */
  element: Element;
  /** The element with the text of the reference. */
  citation: Element;
  key?: string;
}

/** Identifiers that JATS has types of `pub-id` for. An ISBN has an element of its own, and an ISSN is of the journal. */
const PUB_ID_KINDS = ['doi', 'pmid', 'pmcid', 'arxiv', 'bibcode'] as const;
const CITATIONS = ['element-citation', 'mixed-citation', 'nlm-citation', 'citation'];

/**
 * Annotates JATS. Each `ref` with a remark gets a processing instruction `veracite` at its end, which JATS 1.3 permits
 * anywhere: `<?veracite status="valid" label="…" doi="…"?>`. An `element-citation` also gets each identifier that it has none
 * of as `<pub-id pub-id-type="doi" specific-use="veracite">`, which its content model permits and no style prints. Nothing
 * else changes, not even in white space.
 */
export function annotateJats(file: Uint8Array, remarks: readonly Remark[]): AnnotatedFile | AnnotateFault {
  const referencesIn = (tree: Element): MarkedReference[] =>
    descendants(tree, 'ref').flatMap((ref) => {
      const citation = find(ref, ...CITATIONS);
      return citation ? [{ element: ref, citation, ...keyOf(ref.attributes['id']) }] : [];
    });
  return annotateXml(file, remarks, referencesIn, ({ citation }, remark) => {
    if (citation.name !== 'element-citation') return [];
    const present = new Set(childrenOf(citation, 'pub-id').map(({ attributes }) => attributes['pub-id-type']));
    return PUB_ID_KINDS.flatMap((kind) => {
      const value = remark.identifiers[kind];
      if (!value || present.has(kind)) return [];
      return `<pub-id pub-id-type="${kind}" specific-use="veracite">${xmlAscii(value)}</pub-id>`;
    });
  });
}

/**
 * Annotates TEI. Each `biblStruct`, `bibl` and `biblFull` with a remark gets the same processing instruction as in JATS. A
 * `biblStruct` also gets each identifier as `<idno type="DOI" subtype="veracite">` at its end, which TEI P5 permits.
 */
export function annotateTei(file: Uint8Array, remarks: readonly Remark[]): AnnotatedFile | AnnotateFault {
  const referencesIn = (tree: Element): MarkedReference[] => {
    const lists = descendants(tree, 'listBibl');
    return (lists.length > 0 ? lists : [tree])
      .flatMap((list) => descendants(list, 'biblStruct', 'bibl', 'biblFull'))
      .map((element) => ({ element, citation: element, ...keyOf(element.attributes['xml:id']) }));
  };
  return annotateXml(file, remarks, referencesIn, ({ citation }, remark) => {
    if (citation.name !== 'biblStruct') return [];
    const present = new Set(descendants(citation, 'idno').map(({ attributes }) => attributes['type']?.toLowerCase()));
    return IDENTIFIER_KINDS.flatMap((kind) => {
      const value = remark.identifiers[kind];
      if (!value || present.has(kind)) return [];
      return `<idno type="${kind === 'arxiv' ? 'arXiv' : kind.toUpperCase()}" subtype="veracite">${xmlAscii(value)}</idno>`;
    });
  });
}

const keyOf = (key: string | undefined) => (key ? { key } : {});

/** @param elementsOf returns the elements to insert at the end of the citation */
function annotateXml(
  file: Uint8Array,
  remarks: readonly Remark[],
  referencesIn: (tree: Element) => MarkedReference[],
  elementsOf: (reference: MarkedReference, remark: Remark) => string[],
): AnnotatedFile | AnnotateFault {
  const { text, bytesOf } = exactText(file);
  const references = referencesIn(readTree(text));
  const unplaced: number[] = [];
  const insertions = remarks.flatMap((remark): Insertion[] => {
    const reference = takeReference(references, remark, text);
    if (!reference) {
      unplaced.push(remark.position);
      return [];
    }
    return [
      { at: reference.citation.inner.end, text: elementsOf(reference, remark).join('') },
      { at: reference.element.inner.end, text: instructionOf(remark) },
    ];
  });
  return { file: bytesOf(insertAll(text, insertions)), unplaced };
}

/** Finds the reference of a remark by its key or its text, and removes it from the others. */
function takeReference(references: MarkedReference[], remark: Remark, text: string): MarkedReference | undefined {
  const byKey = remark.key === undefined ? [] : references.filter(({ key }) => key === remark.key);
  const raw = wordsOf(remark.raw);
  const found =
    byKey.length === 1
      ? byKey[0]
      : references.find(({ citation }) => wordsOf(text.slice(citation.start, citation.end)) === raw);
  if (found) references.splice(references.indexOf(found), 1);
  return found;
}

/** Returns the letters and digits of XML without its tags. */
const wordsOf = (xml: string): string => xml.replace(/<[^<>]*>/g, ' ').replace(/[^\p{L}\p{N}]+/gu, '');

function instructionOf({ status, label, identifiers }: Remark): string {
  const facts = { status, label, ...identifiers };
  const written = Object.entries(facts).map(([name, value]) => `${name}="${xmlAscii(printable(value))}"`);
  return `<?veracite ${written.join(' ')}?>`;
}

import { printable } from '@veracite/text/printable';
import { IDENTIFIER_KINDS, type IdentifierKind } from '@veracite/model/identifiers';
import { descendants, find, readTree, type Element } from '@veracite/text/tree';
import MARKUPS from '../../data/markups.json';
import { exactText, insertAll, xmlAscii, type Insertion } from './exact-text';
import type { AnnotatedFile, Remark } from './remark';

/** How a format marks references (`lists` of `references`), their text (`citations`) and their identifiers. */
interface Markup {
  lists: string[];
  references: string[];
  /** Absent when the text is the reference itself. */
  citations?: string[];
  /** Attribute with the key of a reference. */
  key: string;
  /** The citation whose content model permits identifiers at its end. */
  structured: string;
  /** The element of identifiers, the attribute with their kind, and the attribute that marks those that were added. */
  identifier: string[];
  /** Names of the kinds of identifiers that the format has. */
  kinds: Partial<Record<IdentifierKind, string>>;
}

/** A reference of a file with the element of its text. */
interface MarkedReference {
  element: Element;
  citation: Element;
}

/**
 * Annotates JATS and TEI. Each reference with a remark gets a processing instruction at its end, which both formats permit
 * anywhere: `<?veracite status="valid" label="…" doi="…"?>`. A structured reference also gets
 * the identifiers that it lacks, marked with "veracite". All other bytes stay the same.
 */
export function annotateMarkup(file: Uint8Array, remarks: readonly Remark[], kind: 'jats' | 'tei'): AnnotatedFile {
  const markup: Markup = MARKUPS[kind];
  const { text, bytesOf } = exactText(file);
  const tree = readTree(text);
  const lists = descendants(tree, ...markup.lists);
  const references = (lists.length > 0 ? lists : [tree])
    .flatMap((list) => descendants(list, ...markup.references))
    .flatMap((element): MarkedReference[] => {
      const citation = markup.citations ? find(element, ...markup.citations) : element;
      return citation ? [{ element, citation }] : [];
    });
  const unplaced: number[] = [];
  const insertions = remarks.flatMap((remark): Insertion[] => {
    const byKey = references.filter(({ element }) => remark.key && element.attributes[markup.key] === remark.key);
    const raw = wordsOf(remark.raw);
    const isSame = ({ citation: { start, end } }: MarkedReference) => wordsOf(text.slice(start, end)) === raw;
    const found = byKey.length === 1 ? byKey[0] : references.find(isSame);
    if (!found) {
      unplaced.push(remark.position);
      return [];
    }
    references.splice(references.indexOf(found), 1);
    const facts = Object.entries({ status: remark.status, label: remark.label, ...remark.identifiers });
    const instruction = facts.map(([name, value]) => ` ${name}="${xmlAscii(printable(value))}"`).join('');
    return [
      { at: found.citation.inner.end, text: identifiersFor(found.citation, remark, markup) },
      { at: found.element.inner.end, text: `<?veracite${instruction}?>` },
    ];
  });
  return { file: bytesOf(insertAll(text, insertions)), unplaced };
}

/** Writes the identifiers of a remark that a citation has none of. */
function identifiersFor(citation: Element, { identifiers }: Remark, { structured, identifier, kinds }: Markup): string {
  if (citation.name !== structured) return '';
  const [element = '', attribute = '', mark = ''] = identifier;
  const present = descendants(citation, element).map(({ attributes }) => attributes[attribute]?.toLowerCase());
  const added = IDENTIFIER_KINDS.map((kind) => {
    const value = identifiers[kind];
    if (!value || !kinds[kind] || present.includes(kind)) return '';
    return `<${element} ${attribute}="${kinds[kind]}" ${mark}="veracite">${xmlAscii(value)}</${element}>`;
  });
  return added.join('');
}

/** Returns the letters and digits of XML without its tags. */
const wordsOf = (xml: string): string => xml.replace(/<[^<>]*>/g, ' ').replace(/[^\p{L}\p{N}]+/gu, '');

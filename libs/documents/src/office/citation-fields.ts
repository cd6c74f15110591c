import type { KeyedItem } from '@veracite/model/document';
import { childrenOf, descendants, find, readTree, textOf } from '@veracite/text/tree';

/** The meaning of a field of a reference manager or Word: a citation with its works, or the printed list. */
type FieldMeaning = { kind: 'citation'; items: KeyedItem[] } | { kind: 'list' };

/** Parses a field code of Zotero, Mendeley, EndNote, Citavi exports or Word. Returns undefined for all others. */
export function fieldMeaning(code: string): FieldMeaning | undefined {
  const text = code.trim();
  if (/^(?:ADDIN\s+)?(?:ZOTERO_BIBL|Mendeley Bibliography|EN\.REFLIST|CSL_BIBLIOGRAPHY)|^BIBLIOGRAPHY\b/.test(text))
    return { kind: 'list' };
  const json = text.indexOf('{');
  if (/^(?:ADDIN\s+)?(?:ZOTERO_ITEM\s+)?CSL_CITATION\b/.test(text) && json >= 0)
    return asCitation(cslItems(text.slice(json)));
  if (/^ADDIN\s+EN\.CITE\b/.test(text) && text.includes('<Cite'))
    return asCitation(endNoteItems(text.slice(text.indexOf('<'))));
  if (/^CITATION\s/.test(text)) return asCitation(wordItems(text));
  return undefined;
}

const asCitation = (items: KeyedItem[]): FieldMeaning | undefined =>
  items.length > 0 ? { kind: 'citation', items } : undefined;

interface CslCitation {
  citationItems?: {
    id?: unknown;
    uris?: unknown;
    uri?: unknown;
    locator?: unknown;
    label?: unknown;
    itemData?: unknown;
  }[];
}

/** Parses the items of a CSL citation. Text after its closing brace is ignored. */
export function cslItems(json: string): KeyedItem[] {
  const end = json.lastIndexOf('}');
  let citation: CslCitation;
  try {
    citation = JSON.parse(json.slice(0, end + 1)) as CslCitation;
  } catch {
    // Truncated or edited by hand: the printed citation is read as text instead.
    return [];
  }
  if (!Array.isArray(citation.citationItems)) return [];
  return citation.citationItems.flatMap((item): KeyedItem[] => {
    const { id, uris, uri, locator, label, itemData } = item ?? {};
    const uriOf = [uris, uri].flat().find((each) => typeof each === 'string');
    const key = uriOf ?? (typeof id === 'string' || typeof id === 'number' ? String(id) : undefined);
    if (typeof key !== 'string') return [];
    const isPage = label === undefined || label === 'page';
    return [
      {
        key,
        ...(typeof locator === 'string' &&
          locator !== '' && { locator: isPage ? locator : `${String(label)} ${locator}` }),
        ...(typeof itemData === 'object' && itemData !== null && { record: JSON.stringify(itemData) }),
      },
    ];
  });
}

function endNoteItems(xml: string): KeyedItem[] {
  const tree = readTree(xml);
  return descendants(tree, 'Cite').flatMap((cite): KeyedItem[] => {
    const record = find(cite, 'record');
    const key =
      textOf(find(cite, 'RecNum')) ??
      `${textOf(find(cite, 'Author')) ?? ''} ${textOf(find(cite, 'Year')) ?? ''}`.trim();
    const locator = textOf(childrenOf(cite, 'Pages')[0]);
    return key === ''
      ? []
      : [
          {
            key: `endnote-${key}`,
            ...(locator && { locator }),
            ...(record && { record: `<xml><records>${xml.slice(record.start, record.end)}</records></xml>` }),
          },
        ];
  });
}

/** Parses a field of Word such as "CITATION Smi19 \p 12 \m Jon20 \l 1033" (ECMA-376, 17.16.5.9). */
function wordItems(code: string): KeyedItem[] {
  const items: KeyedItem[] = [];
  const words = code.match(/"[^"]*"|\S+/g) ?? [];
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const value = (words[i + 1] ?? '').replace(/^"|"$/g, '');
    const last = items.at(-1);
    if (word === '\\m') items.push({ key: `word-${value}` });
    else if (word === '\\p' && last) last.locator = value;
    else if (i === 1 && !word.startsWith('\\')) items.push({ key: `word-${word}` });
    if (/^\\[a-zA-Z]$/.test(word) && !/^\\[nyt]$/.test(word)) i += 1;
  }
  return items;
}

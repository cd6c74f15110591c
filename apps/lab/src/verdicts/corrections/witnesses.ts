import type { CslItem, CslName } from '@veracite/model/csl';
import { hashText } from '@veracite/text/hash';
import { isPerson, isPlaceholder } from '@veracite/text/placeholders';

/** What a poor record lacks of a good one. */
const SILENCES: ((item: CslItem) => CslItem)[] = [
  (item) => item,
  (item) => ({ ...item, issue: undefined }),
  (item) => ({ ...item, page: undefined }),
  (item) => ({ ...item, author: item.author?.slice(0, 1).map(({ family, literal }) => ({ family, literal })) }),
  (item) => ({ ...item, author: item.author?.map(initialsOnly) }),
  (item) => ({ ...item, title: `${item.title ?? ''} /` }),
  (item) => ({ ...item, volume: undefined, issue: undefined, page: undefined }),
  (item) => ({ ...item, 'container-title': item['container-title']?.toLowerCase() }),
];

function initialsOnly(name: CslName): CslName {
  return { ...name, given: name.given?.replace(/(\p{L})[\p{L}'’]*/gu, '$1.') };
}

/** Two records of a work, the good one among them first or last: one of them is silent about something, by the work's hash. */
export function witnessesOf(item: CslItem): CslItem[] {
  const hash = hashText(item.title ?? '') >>> 0;
  const poor = SILENCES[hash % SILENCES.length]?.(item) ?? item;
  return (hash >>> 8) % 2 === 0 ? [poor, item] : [item, poor];
}

/** The work as a connector reads it: without placeholder names. */
export function withoutPlaceholders({ author, editor, publisher, ...item }: CslItem): CslItem {
  return {
    ...item,
    author: author?.filter(isPerson),
    editor: editor?.filter(isPerson),
    publisher: publisher !== undefined && isPlaceholder(publisher) ? undefined : publisher,
  };
}

import type { KeyedItem, Mark } from '@veracite/model/document';

type Citation = Extract<Mark, { kind: 'citation' }>;

/**
 * Merges adjacent links to entries into one citation: "[1], [2]", "[1–3]", "(Li, 2019; Wu, 2020)". A range also cites the entries
 * between its ends.
 * @param keys keys of the list of references, in order
 */
export function mergeCitations(text: string, marks: readonly Mark[], keys: readonly string[]): Mark[] {
  const citations = marks
    .filter((mark): mark is Citation => mark.kind === 'citation')
    .sort((a, b) => a.start - b.start)
    .map((mark) => ({ ...mark, items: withRange(text.slice(mark.start, mark.end), mark.items, keys) }));
  const merged: Citation[] = [];
  for (const mark of citations) {
    const last = merged.at(-1);
    const between = last ? text.slice(last.end, mark.start) : '';
    if (last && mark.start >= last.end && between.length <= 8 && /^[\s,;[\]]*(?:and|&)?\s?$/.test(between)) {
      last.items = [...last.items, ...mark.items];
      last.end = mark.end;
    } else if (last && /^\]?\s?[–—-]\s?\[?$/.test(between)) {
      last.items = [...last.items, ...keysBetween(last.items.at(-1), mark.items[0], keys), ...mark.items];
      last.end = mark.end;
    } else merged.push(mark);
  }
  return [...marks.filter(({ kind }) => kind !== 'citation'), ...merged.map((mark) => inBrackets(text, mark))];
}

/** Adds the entries of a range that is one link to its first entry: "6–8". */
function withRange(words: string, items: KeyedItem[], keys: readonly string[]): KeyedItem[] {
  const [, first, last] = /^\D{0,2}(\d{1,4})\s?[–—-]\s?(\d{1,4})\D{0,2}$/.exec(words) ?? [];
  const from = keys.indexOf(items[0]?.key ?? '');
  const count = Number(last) - Number(first);
  if (items.length !== 1 || from < 0 || !(count > 0 && count <= 80)) return items;
  return [...items, ...keys.slice(from + 1, from + 1 + count).map((key) => ({ key }))];
}

function keysBetween(from: KeyedItem | undefined, to: KeyedItem | undefined, keys: readonly string[]): KeyedItem[] {
  const [first, last] = [keys.indexOf(from?.key ?? ''), keys.indexOf(to?.key ?? '')];
  return first < 0 || last - first > 80 ? [] : keys.slice(first + 1, Math.max(first + 1, last)).map((key) => ({ key }));
}

/** Extends a citation to the brackets around it, with the words before it inside them: "(see Smith, 2019)". */
function inBrackets(text: string, mark: Citation): Citation {
  const before = /[([][^()[\]]{0,40}$/.exec(text.slice(Math.max(0, mark.start - 42), mark.start))?.[0];
  const behind = /^[^()[\]]{0,40}[)\]]/.exec(text.slice(mark.end, mark.end + 42))?.[0];
  if (before === undefined || behind === undefined) return mark;
  // A year may be outside the link: "(<link>Smith et al.</link>, 2015, p. 24)". Other words are about something else: "; Figure 2)".
  const locator =
    /^[\s,;:]{0,3}(?:(?:1[5-9]|20)\d\d[a-z]?[\s,;:]{1,3})?(?:pp?\.\s?|S\.\s?)?(?!(?:1[5-9]|20)\d\d\b)(\d{1,5}(?:[–-]\d{1,5})?)\s?[)\]]$/.exec(
      behind,
    )?.[1];
  const items = mark.items.map((item, i) =>
    i === mark.items.length - 1 && locator !== undefined && item.locator === undefined ? { ...item, locator } : item,
  );
  return { ...mark, items, start: mark.start - before.length, end: mark.end + behind.length };
}

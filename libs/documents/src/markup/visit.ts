import type { Element } from '@veracite/text/tree';

/** Calls for each element and text in the order of the file; `enter` says whether what is inside is looked at too. */
export function visit(
  element: Element,
  enter: (child: Element) => boolean,
  words: (text: string) => void,
  leave: (child: Element) => void = () => undefined,
): void {
  for (const child of element.children) {
    if (typeof child === 'string') words(child);
    else if (enter(child)) {
      visit(child, enter, words, leave);
      leave(child);
    }
  }
}

/** Nested definitions of entities grow without bound when they are resolved; no document needs many. */
export function hasEntityBomb(text: string): boolean {
  const head = text.slice(0, 200_000);
  const definitions = head.match(/<!ENTITY\s[^>]{0,4000}/g) ?? [];
  return (
    definitions.length > 300 || definitions.filter((each) => /["'][^"']*&[\w.-]+;[^"']*&[\w.-]+;/.test(each)).length > 1
  );
}

import type { Element } from '@veracite/text/tree';

/** Visits elements and text in document order. The children of an element are visited only if `enter` returns true. */
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

/** Returns true if the XML has many or nested entity definitions, which grow exponentially when they are resolved. */
export function hasEntityBomb(text: string): boolean {
  const head = text.slice(0, 200_000);
  const definitions = head.match(/<!ENTITY\s[^>]{0,4000}/g) ?? [];
  return (
    definitions.length > 300 || definitions.filter((each) => /["'][^"']*&[\w.-]+;[^"']*&[\w.-]+;/.test(each)).length > 1
  );
}

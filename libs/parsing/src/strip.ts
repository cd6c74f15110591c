/** `text` without any of `chars` at its end; a loop, because `/[x]+$/` looks at every x of the text anew. */
export function stripEnd(text: string, chars: string): string {
  let end = text.length;
  while (end > 0 && chars.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** `text` without any of `chars` at its beginning. */
export function stripStart(text: string, chars: string): string {
  let start = 0;
  while (start < text.length && chars.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

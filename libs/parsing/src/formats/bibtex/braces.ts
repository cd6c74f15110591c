/** Splits a text at separators (white space, comma or tilde first) outside braces and pairs of `quote`. */
export function splitOutsideBraces(text: string, separator: RegExp, quote?: string): string[] {
  if (!/[{}\\]/.test(text) && !(quote && text.includes(quote))) return text.split(separator);
  const sticky = new RegExp(separator.source, `${separator.flags.replace('y', '')}y`);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (char === '\\') {
      i += 1;
      continue;
    }
    if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    else if (char === quote) isQuoted = !isQuoted;
    if (depth > 0 || isQuoted || !/[\s,~]/.test(char)) continue;
    sticky.lastIndex = i;
    const found = sticky.exec(text);
    if (!found) {
      // Tries a run of white space once, not from each of its characters.
      while (/\s/.test(char) && /\s/.test(text.charAt(i + 1))) i += 1;
      continue;
    }
    parts.push(text.slice(start, i));
    start = i + found[0].length;
    i = start - 1;
  }
  parts.push(text.slice(start));
  return parts;
}

/** Returns the text inside the one pair of braces that encloses all of it; undefined for "{A} and {B}". */
export function withoutOuterBraces(text: string): string | undefined {
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined;
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (char === '\\') i += 1;
    else if (char === '{') depth += 1;
    else if (char === '}' && (depth -= 1) === 0 && i < text.length - 1) return undefined;
  }
  return text.slice(1, -1);
}

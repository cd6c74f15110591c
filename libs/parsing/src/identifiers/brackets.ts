const PARTNER: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };
const OPENERS = new Set(Object.values(PARTNER));

/** Returns the length of a text's part with balanced brackets. */
export function balancedEnd(text: string): number {
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (OPENERS.has(char)) open.push(index);
    const partner = PARTNER[char];
    if (partner === undefined) continue;
    const last = open.pop();
    if (last === undefined) return index;
    if (text.charAt(last) !== partner) return last;
  }
  return open[0] ?? text.length;
}

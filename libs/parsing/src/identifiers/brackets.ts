const PARTNER: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };
const OPENERS = new Set(Object.values(PARTNER));

/** Returns the length of a text's part with balanced brackets. */
export function balancedEnd(text: string): number {
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (OPENERS.has(char)) open.push(at);
    const partner = PARTNER[char];
    if (partner === undefined) continue;
    const last = open.pop();
    if (last === undefined) return at;
    if (text.charAt(last) !== partner) return last;
  }
  return open[0] ?? text.length;
}

const PARTNER: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };
const OPENERS = new Set(Object.values(PARTNER));

/**
 * Where the brackets of a text cease to be in balance: before a closing one without a partner, or else before the first
 * opening one that is never closed. The length of the text when all are in balance.
 */
export function balancedEnd(text: string): number {
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (OPENERS.has(sign)) open.push(at);
    const partner = PARTNER[sign];
    if (partner === undefined) continue;
    const last = open.pop();
    if (last === undefined) return at;
    if (text.charAt(last) !== partner) return last;
  }
  return open[0] ?? text.length;
}

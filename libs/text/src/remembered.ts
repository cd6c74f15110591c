/** Answers kept in each of two generations. */
const KEPT = 4096;
/** Longer texts are whole documents, which come once. */
const LONGEST = 500;

/** Caches a function of a text: two generations of answers, at most 8,192 texts of 500 characters. */
export function remembered<T>(compute: (text: string) => T): (text: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return compute(text);
    if (young.has(text)) return young.get(text) as T;
    const answer = old.has(text) ? (old.get(text) as T) : compute(text);
    if (young.size >= KEPT) [young, old] = [new Map(), young];
    young.set(text, answer);
    return answer;
  };
}

/** First letters of a name, upper case: of "Ada Lovelace" with 2 "AL", with 1 "A". */
export function initials(name: string, count = 2): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, count)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

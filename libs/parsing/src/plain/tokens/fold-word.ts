export function foldWord(text: string): string {
  const lower = text.toLowerCase();
  for (let i = 0; i < lower.length; i += 1) {
    if (lower.charCodeAt(i) > 127)
      return lower
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .replace('’', "'");
  }
  return lower;
}

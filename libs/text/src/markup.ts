import { decodeEntities } from './entities';
import { GREEK_BY_NAME, LATEX_LETTERS, LATEX_MARKS } from './letters';

/** HTML and JATS as plain text: entities decoded, tags dropped; a tag that breaks a line leaves a space. */
export function plainOfHtml(text: string): string {
  let plain = text;
  // Deposits are often escaped twice ("&amp;lt;i&amp;gt;").
  for (let round = 0; round < 2 && plain.includes('&'); round += 1) {
    plain = decodeEntities(plain);
  }
  if (!plain.includes('<')) return plain;
  return plain
    .replace(/<\/?(?:br|p|div|title|jats:p|jats:title)(?:\s[^<>]{0,200})?\/?>/gi, ' ')
    .replace(/<\/?[a-z][\w:-]{0,30}(?:\s[^<>]{0,300})?\/?>/gi, '');
}

/** LaTeX as plain text: accents and special letters resolved, commands for shape dropped with their content kept. */
export function plainOfLatex(text: string): string {
  if (!/[\\{}$]/.test(text)) return text;
  return text
    .replace(/\\([`'^~"=.])\s{0,2}\{?\s?\\?([a-z])\}?/gi, accent)
    .replace(/\\([uvHckrdb])\s?\{\s?\\?([a-z])\}/gi, accent)
    .replace(/\\([uvHckrdb])\s\\?([a-z])/gi, accent)
    .replace(/\\([a-z]{1,20})\*?\s?/gi, (_whole, name: string) => command(name))
    .replace(/\\([&%#_$])/g, '$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[{}$\\]/g, '');
}

function accent(_whole: string, mark: string, letter: string): string {
  return letter + (LATEX_MARKS[mark] ?? '');
}

function command(name: string): string {
  const letter = LATEX_LETTERS[name] ?? GREEK_BY_NAME.get(name.replace(/^var/, '').toLowerCase());
  return letter ?? '';
}

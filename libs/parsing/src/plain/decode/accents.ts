import { asItIs, rewrite, type Decoded } from './rewrite';

/** Separate accents from PDF files: the combining mark of each, and the letters that can have it. */
const ACCENTS: Readonly<Record<string, readonly [mark: string, letters: string]>> = {
  '´': ['\u0301', 'aeiouycnsz'],
  '`': ['\u0300', 'aeiou'],
  ˆ: ['\u0302', 'aeiou'],
  '˜': ['\u0303', 'ano'],
  '¨': ['\u0308', 'aeiouy'],
  '¯': ['\u0304', 'aeiou'],
  '˘': ['\u0306', 'ag'],
  '˙': ['\u0307', 'zi'],
  '˚': ['\u030a', 'au'],
  '˝': ['\u030b', 'ou'],
  ˇ: ['\u030c', 'cszrendt'],
  '¸': ['\u0327', 'cst'],
  '˛': ['\u0328', 'ae'],
};
const ANY = `[${Object.keys(ACCENTS).join('')}]`;
const HAS_ACCENT = new RegExp(ANY, 'u');
const AROUND = new RegExp(`(\\p{L}?)( ?)(${ANY})( ?)(\\p{L}?)`, 'gu');
/** ´quoted´ or \`\`quoted''. */
const QUOTES = /(?:^|\P{L} ?)[´`]{1,2}\p{L}[^´`']{1,200}[´`'](?!\p{L})|``/u;
/** Text before an apostrophe ("d´Ivoire") and after one ("Women´s", "don´t"). */
const ELIDED = /(?:^|\P{L})(?:[dljmnstcDLO]|[Qq]u)$/u;
const ENDING = /^(?:s|t|d|m|re|ve|ll)(?!\p{L})/u;

/**
 * Combines separate accents with their letters: "Mu¨ller" and "M¨uller", "Garc´ıa", "S ´ wia ˛tek". An accent belongs to the
 * adjacent letter that can have it: a vowel rather than a consonant (for a háček a consonant rather than a vowel), and the
 * letter before it when in doubt. Acute and grave accents used as apostrophes or quotation marks stay.
 */
export function withAccents(text: string): Decoded {
  if (!HAS_ACCENT.test(text)) return asItIs(text);
  const quoted = QUOTES.test(text);
  return rewrite(text, AROUND, (match) => {
    const [all, before = '', gap = '', accent = '', space = '', behind = ''] = match;
    const head = text.slice(0, match.index) + before;
    const rest = text.slice(match.index + all.length - behind.length);
    const isLone = /(?:^|\P{L})[\p{Lu}csz]$/u.test(head);
    if (gap !== '' && space !== '' && !isLone) return undefined;
    if ((accent === '´' || accent === '`') && (quoted || isElision(head, rest, { gap, space, isLone })))
      return undefined;
    const onBefore = bear(before, accent);
    const onBehind = gap === '' || space === '' ? bear(behind, accent) : undefined;
    if (onBefore && (!onBehind || rank(before, accent) >= rank(behind, accent)))
      // "A´ lvarez" is one word. At the end of a word the space stays: "Jose´ Garcia".
      return onBefore + (gap === '' && !(isLone && /^\p{Ll}/u.test(behind)) ? space : '') + behind;
    return onBehind && before + gap + onBehind;
  });
}

function isElision(head: string, rest: string, { gap, space, isLone }: Place): boolean {
  if (gap !== '') return !isLone;
  if (space !== '' || !/^\p{L}/u.test(rest)) return /[csnz]$/i.test(head) && !isLone;
  return ENDING.test(rest) || (ELIDED.test(head) && !/\p{Lu}$/u.test(head)) || /^\p{Lu}\p{Ll}/u.test(rest);
}

/** The spaces before and after an accent, and whether only one letter precedes it. */
interface Place {
  gap: string;
  space: string;
  isLone: boolean;
}

/** Ranks how well an accent fits a letter: a dotless i always has one, a háček prefers consonants, others prefer vowels. */
const rank = (letter: string, accent: string): number =>
  letter === 'ı' ? 2 : /[aeiouy]/i.test(letter) === (accent !== 'ˇ') ? 1 : 0;

/** Returns the letter with the accent, or undefined if no language has that combination. */
function bear(letter: string, accent: string): string | undefined {
  const [mark = '', letters = ''] = ACCENTS[accent] ?? [];
  const plain = letter === 'ı' ? 'i' : letter;
  return plain !== '' && letters.includes(plain.toLowerCase()) ? (plain + mark).normalize('NFC') : undefined;
}

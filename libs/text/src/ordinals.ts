const UNITS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const TEENS = 'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ');
const TENS = 'twent thirt fort fift sixt sevent eight ninet'.split(' ');

const VALUES = new Map<string, number>([
  ...[...UNITS, ...TEENS].map((word, n): [string, number] => [word, n]),
  ...TENS.map((stem, n): [string, number] => [`${stem}ieth`, (n + 2) * 10]),
]);
const WORDS = [...VALUES.keys()].join('|');
const ORDINAL = new RegExp(String.raw`\b(?:(\d{1,3})(?:st|nd|rd|th)|(?:(${TENS.join('|')})y )?(${WORDS}))\b`, 'g');

/** Returns the English ordinal numbers in folded text: 7 and 31 for "7th workshop, thirty first meeting". */
export function ordinalsIn(folded: string): number[] {
  return [...folded.matchAll(ORDINAL)].map(([, digits, stem, word = '']) => {
    const tens = stem === undefined ? 0 : (TENS.indexOf(stem) + 2) * 10;
    return digits === undefined ? tens + (VALUES.get(word) ?? 0) : Number(digits);
  });
}

/** Checks whether both folded texts have ordinal numbers, and none in common. */
export function ordinalsDiffer(a: string, b: string): boolean {
  const [left, right] = [ordinalsIn(a), ordinalsIn(b)];
  return left.length > 0 && right.length > 0 && !left.some((number) => right.includes(number));
}

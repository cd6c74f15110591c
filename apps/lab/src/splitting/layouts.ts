/** A line of a pasted text: the entry it belongs to, or that it belongs to none. */
export interface Row {
  text: string;
  entry?: number;
}

export type Layout = (entries: readonly string[], random: () => number) => Row[];

/** Lines of at most `width` characters; words are divided where `divide` says so, addresses behind "/" and "." where they do not fit. */
function fill(text: string, width: number, { rest = '', divide = false } = {}): string[] {
  return text.split('\n').flatMap((part, k) => {
    const lines: string[] = [];
    let line = k > 0 ? rest : '';
    for (const whole of part.split(' ')) {
      let word = whole;
      while (line.trim() && `${line} ${word}`.length > width) {
        const space = width - line.length - 2;
        const cut = placeToCut(word, space, divide);
        if (cut > 0) {
          line += ` ${word.slice(0, cut)}${/[/.-]$/.test(word.slice(0, cut)) ? '' : '-'}`;
          word = word.slice(cut);
        }
        lines.push(line);
        line = rest;
      }
      line += (line.trim() ? ' ' : '') + word;
    }
    if (line.trim()) lines.push(line);
    return lines;
  });
}

function placeToCut(word: string, space: number, divide: boolean): number {
  if (/10\.\d{4}|https?:/.test(word)) {
    const index = Math.max(word.lastIndexOf('/', space - 1), word.lastIndexOf('.', space - 1)) + 1;
    return divide && index > 12 && index < word.length - 2 ? index : 0;
  }
  return divide && space >= 4 && /^\p{L}{8,}[.,;:]?$/u.test(word) ? Math.min(space, word.length - 4) : 0;
}

const rows = (lines: readonly string[], entry: number): Row[] => lines.map((text) => ({ text, entry }));
const BLANK: Row = { text: '' };

/** Entries with `between` of them, each laid out by `lines`. */
function list(
  entries: readonly string[],
  lines: (entry: string, i: number) => string[],
  between: readonly Row[] = [],
): Row[] {
  return entries.flatMap((entry, i) => [...(i > 0 ? between : []), ...rows(lines(entry, i), i)]);
}

/** Entries whose lines are filled to a width. */
const filled = (entries: readonly string[], width: number, how = {}, between: readonly Row[] = []): Row[] =>
  list(entries, (entry) => fill(entry, width, how), between);
const numbered = (entries: readonly string[], before: string, behind: string): string[] =>
  entries.map((entry, i) => `${before}${i + 1}${behind}${entry}`);

/** A page's end after every `length` lines, also inside entries. */
function paged(list: readonly Row[], length: number, page: (number: number) => Row[]): Row[] {
  return list.flatMap((row, i) => (i > 0 && i % length === 0 ? [...page(Math.floor(i / length) + 210), row] : [row]));
}

const LIGATURES: [string, string][] = [
  ['ffi', 'ﬃ'],
  ['fi', 'ﬁ'],
  ['fl', 'ﬂ'],
];
const withLigatures = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      /10\.|http/.test(word) ? word : LIGATURES.reduce((all, [from, to]) => all.replaceAll(from, to), word),
    )
    .join(' ');

const PROSE_BEFORE =
  'The debate over these questions has gone on for a long time, and we do not claim to settle it here. What we have shown is that the answer depends on the age of the readers (Okafor & Lind, 2014), on the texts they were given, and on how much time they had. Others have reported the same [12, 14].';
const PROSE_AFTER =
  'Ingrid Solberg is a senior lecturer at the College of the North Coast, where she teaches methods of research. She was educated in Bergen and Aberdeen, and her work is about how people read numbers.';

/** A width about `usual`, and one of some heads: two lists of a layout are not laid out by the same numbers. */
const about = (mean: number, random: () => number): number => Math.round(mean * (0.88 + 0.24 * random()));
const HEADS = [
  'READING AND REMEMBERING LISTS',
  'Solberg and Okafor',
  'How lists are read',
  'C. Okafor, M. Lind',
  'Annals of Method 14 (2021)',
  'THE COLLEGE OF THE NORTH COAST',
];
const oneOf = (all: readonly string[], random: () => number): string => all[Math.floor(random() * all.length)] ?? '';

/** Inserts the end of a page at a random line between or inside the entries: its number, and mostly a head, in either order, with or without blank lines. */
export function withPageEnd(list: readonly Row[], random: () => number): Row[] {
  const [from, to] = [
    list.findIndex(({ entry }) => entry === 0),
    list.findLastIndex(({ entry }) => entry !== undefined),
  ];
  const index = from + 1 + Math.floor(random() * (to - from));
  const number = { text: String(2 + Math.floor(random() * 400)) };
  const parts = [number, { text: oneOf(HEADS, random) }];
  const both = random() < 0.5 ? parts : parts.toReversed();
  const end = random() < 0.75 ? both : [number];
  const blank = random() < 0.3 ? [BLANK] : [];
  return [...list.slice(0, index), ...blank, ...end, ...blank, ...list.slice(index)];
}

/** Ways in which people's lists arrive. */
export const LAYOUTS: Record<string, Layout> = {
  'one a line': (entries) => list(entries, (entry) => [entry.replaceAll('\n', ' ')]),
  'one a line, blank lines between': (entries) => list(entries, (entry) => [entry.replaceAll('\n', ' ')], [BLANK]),
  'heading, then filled lines': (entries, random) => [
    { text: 'References' },
    BLANK,
    ...filled(entries, about(78, random)),
  ],
  'filled lines, blank lines between': (entries, random) => filled(entries, about(72, random), {}, [BLANK]),
  'hanging indent': (entries, random) => filled(entries, about(86, random), { rest: '     ' }),
  'brackets and filled lines': (entries, random) => filled(numbered(entries, '[', '] '), about(66, random)),
  'numbers, indented': (entries, random) => filled(numbered(entries, '', '. '), about(80, random), { rest: '   ' }),
  'narrow column, divided words, ligatures': (entries, random) =>
    filled(entries.map(withLigatures), about(46, random), { divide: true }),
  'brackets, narrow column, divided words': (entries, random) =>
    filled(numbered(entries.map(withLigatures), '[', '] '), about(48, random), { divide: true }),
  'pages with heads between filled lines': (entries, random) => {
    const head = oneOf(HEADS, random);
    return paged(filled(entries, about(82, random), { divide: true }), about(34, random), (n) => [
      { text: String(n) },
      { text: head },
    ]);
  },
  'pages with heads, numbered': (entries, random) =>
    paged(filled(numbered(entries, '', '. '), about(90, random)), about(40, random), (n) => [
      BLANK,
      { text: `I. Solberg et al. / Annals of Method 14 (2021) ${n}–${n + 9}` },
      { text: String(n) },
      BLANK,
    ]),
  'double spaced, hanging indent': (entries, random) =>
    filled(entries, about(76, random), { rest: '\t' }).flatMap((row) => [row, BLANK]),
  'a blank line between filled lines': (entries, random) =>
    filled(entries, about(84, random)).flatMap((row) => (random() < 0.03 ? [row, BLANK] : [row])),
  'blank lines, some missing, some doubled': (entries, random) => {
    const width = about(80, random);
    return entries.flatMap((entry, i) => {
      const dice = random();
      const gap = i === 0 || dice < 0.08 ? [] : dice > 0.92 ? [BLANK, BLANK] : [BLANK];
      return [...gap, ...rows(fill(entry, width), i)];
    });
  },
  'numbers that skip and repeat': (entries, random) => {
    let number = 0;
    const width = about(74, random);
    return list(entries, (entry) => {
      const dice = random();
      number += dice < 0.06 ? 2 : dice > 0.95 ? 0 : 1;
      return fill(`[${number}] ${entry}`, width);
    });
  },
  'line ends lost, numbered': (entries) => [
    ...entries.map((entry, i) => ({ text: `[${i + 1}] ${entry.replaceAll('\n', ' ')}`, entry: i })),
  ],
  'prose before, a biography behind': (entries, random) => [
    ...fill(PROSE_BEFORE, 80).map((text) => ({ text })),
    BLANK,
    { text: 'REFERENCES' },
    BLANK,
    ...filled(numbered(entries, '[', '] '), about(80, random)),
    BLANK,
    ...fill(PROSE_AFTER, 80).map((text) => ({ text })),
  ],
  'prose before filled lines, a note behind': (entries, random) => [
    ...fill(PROSE_BEFORE, 95).map((text) => ({ text })),
    { text: 'Works cited' },
    ...filled(entries, about(95, random)),
    ...fill('Publisher’s note: The College Press stays neutral in all matters of borders and institutions.', 95).map(
      (text) => ({ text }),
    ),
  ],
  'two columns read across': (entries, random) => filled(entries, about(46, random)),
  'two columns read across, numbered': (entries, random) =>
    filled(numbered(entries, '[', '] '), about(46, random), { divide: true }),
  bullets: (entries, random) =>
    filled(
      entries.map((entry) => `• ${entry}`),
      about(100, random),
      { rest: '  ' },
    ),
  'buttons of a publisher’s page': (entries) =>
    list(entries, (entry, i) => [`${i + 1}. ${entry.replaceAll('\n', ' ')}`], [{ text: 'Google Scholar' }]),
};

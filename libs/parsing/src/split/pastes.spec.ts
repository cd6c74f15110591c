import { parse, parseText } from '../parse';

/** Returns the family name of the first author, or the title, of each entry. */
function heads(text: string): string[] {
  return parse(text, { now: new Date('2026-11-21') }).map(
    ({ csl }) => csl.author?.[0]?.family ?? csl.author?.[0]?.literal ?? csl.editor?.[0]?.family ?? csl.title ?? '?',
  );
}

const A = 'Smith, J. (2001). A study of first things. Nature, 1, 2–3.';
const B = 'Jones, K. (2002). Second thoughts on models. Science, 4, 5–6.';
const C = 'Brown, L. M. (2003). Third time lucky in trials. Cell, 7, 8–9.';
const ABC = ['Smith', 'Jones', 'Brown'];

test.each<[string, string, string[]]>([
  ['numbers and a bracket', `1) ${A}\n2) ${B}\n3) ${C}`, ABC],
  [
    'short reports of one body, which differ in their years',
    [2006, 2007, 2008].map((year) => `UNICEF. (${year}). The state of children ${year}. UNICEF.`).join('\n\n') +
      `\n\n${A}`,
    ['UNICEF', 'UNICEF', 'UNICEF', 'Smith'],
  ],
  ['full-width brackets', `［1］${A}\n［2］${B}\n［3］${C}`, ABC],
  ['lenticular brackets', `【1】${A}\n【2】${B}`, ['Smith', 'Jones']],
  ['number and an ideographic comma', `1、${A}\n2、${B}`, ['Smith', 'Jones']],
  ['numbers glued to the name', `1.${A}\n2.${B}\n3.${C}`, ABC],
  ['numbers in braces', `{1} ${A}\n{2} ${B}`, ['Smith', 'Jones']],
  ['superscript numbers of footnotes', `¹ ${A}\n² ${B}\n³ ${C}`, ABC],
  ['superscript numbers glued', `¹${A}\n²${B}\n¹⁰${C}`, ABC],
  ['bare numbers of footnotes', `12 ${A}\n13 ${B}\n14 ${C}`, ABC],
  ['ascending numbers after "Ref."', `Ref. 1: ${A}\nRef. 2: ${B}`, ['Smith', 'Jones']],
  ['numbers on lines of their own', `1.\n${A}\n2.\n${B}\n3.\n${C}`, ABC],
  ['bracketed numbers on lines of their own', `[1]\n${A}\n[2]\n${B}`, ['Smith', 'Jones']],
  [
    'numbers ten and more, wrapped',
    `[9] ${A.replace('first', '\nfirst')}\n[10] ${B.replace('on models', '\non models')}\n[11] ${C}`,
    ABC,
  ],
  ['indented numbers of Word', `   1.  ${A}\n   2.  ${B}\n  10.  ${C}`, ABC],
  ['a number and a no-break space', `1.\u00a0${A}\n2.\u00a0${B}`, ['Smith', 'Jones']],
  ['Word bullets and tabs', `•\t${A}\n•\t${B}\n•\t${C}`, ABC],
  ['bullets of Word’s symbol font', `\uf0b7\t${A}\n\uf0b7\t${B}`, ['Smith', 'Jones']],
  ['hollow bullets', `o\t${A}\no\t${B}`, ['Smith', 'Jones']],
  ['squares', `§ ${A}\n§ ${B}`, ['Smith', 'Jones']],
  ['arrows', `➢ ${A}\n➢ ${B}`, ['Smith', 'Jones']],
  ['check marks', `✓ ${A}\n✓ ${B}`, ['Smith', 'Jones']],
  [
    'bullets, wrapped',
    `• ${A.replace('of', '\nof')}\n• ${B.replace('on models', '\n  on models')}`,
    ['Smith', 'Jones'],
  ],
  ['asterisks of Markdown', `* ${A}\n* ${B}`, ['Smith', 'Jones']],
  ['quotation signs of mail', `> ${A}\n> ${B}`, ['Smith', 'Jones']],
  ['items of HTML', `<ol>\n<li>${A}</li>\n<li>${B}</li>\n</ol>`, ['Smith', 'Jones']],
  ['paragraphs of HTML', `<p>${A}</p>\n<p>${B}</p>`, ['Smith', 'Jones']],
  ['bibitems of LaTeX', `\\bibitem{a} ${A}\n\n\\bibitem{b}\n${B}`, ['Smith', 'Jones']],
  [
    'bibitems in their environment',
    `\\begin{thebibliography}{9}\n\\bibitem[S01]{a} ${A}\n\\bibitem[J02]{b} ${B}\n\\end{thebibliography}`,
    ['Smith', 'Jones'],
  ],
  ['soft line breaks of Word', `${A}\u000b${B}\u000b${C}`, ABC],
  ['line separators of Unicode', `${A}\u2028${B}\u2029${C}`, ABC],
  ['a page break between', `${A}\n\f${B}`, ['Smith', 'Jones']],
  ['a byte order mark in front', `\ufeff${A}\n${B}`, ['Smith', 'Jones']],
  ['old Macintosh line ends', `${A}\r${B}`, ['Smith', 'Jones']],
  ['zero-width spaces in front', `\u200b${A}\n\u200b${B}`, ['Smith', 'Jones']],
  ['a page number between', `[1] ${A}\n17\n[2] ${B}`, ['Smith', 'Jones']],
  ['a page number inside an entry', `[1] ${A.replace('of', '\n17\nof')}\n[2] ${B}`, ['Smith', 'Jones']],
  ['a page number between lines of no numbering', `${A}\n\n17\n\n${B}`, ['Smith', 'Jones']],
  ['"Page 3 of 9" between', `${A}\nPage 3 of 9\n${B}`, ['Smith', 'Jones']],
  ['a page number between dashes', `${A}\n– 17 –\n${B}`, ['Smith', 'Jones']],
  [
    'a running head that is repeated',
    `[1] ${A}\nJournal of Tests 12 (2020) 17\n[2] ${B}\nJournal of Tests 12 (2020) 18\n[3] ${C}`,
    ABC,
  ],
  [
    'a running head of names, unnumbered',
    `${A}\nD. Doe et al. / Journal of Tests 12 (2020) 1–17\n${B}\nD. Doe et al. / Journal of Tests 12 (2020) 1–17\n${C}`,
    ABC,
  ],
  [
    'a footnote of several by ;',
    `1. J. Smith, A Study of First Things (London: Faber, 2001), 3; K. Jones, Second Thoughts on Models (Oxford: Blackwell, 2002), 4; L. Brown, Third Time (Cambridge: Polity, 2003), 5.\n2. P. White, Fourth Work (London: Verso, 2004), 6.`,
    [...ABC, 'White'],
  ],
  ['headings of parts', `Primary sources\n${A}\n${B}\nSecondary sources\n${C}`, ABC],
  ['German headings of parts', `Quellen\n${A}\nSekundärliteratur\n${B}`, ['Smith', 'Jones']],
  ['headings between numbers', `References\n1. ${A}\n2. ${B}\nFurther reading\n3. ${C}`, ABC],
  ['an appendix’ heading', `References and notes\n${A}\n${B}`, ['Smith', 'Jones']],
  ['"Bibliographie" with a rule below', `Bibliographie\n=============\n${A}\n${B}`, ['Smith', 'Jones']],
  ['a heading of Markdown', `## References\n\n- ${A}\n- ${B}`, ['Smith', 'Jones']],
  [
    'a Markdown table',
    `| Nr | Reference |\n| --- | :${'-'.repeat(60)} |\n| 1 | ${A} |\n| 2 | ${B} |`,
    ['Smith', 'Jones'],
  ],
  [
    'a Markdown table without numbers',
    `| Reference | Checked |\n|---|---|\n| ${A} | yes |\n| ${B} | no |`,
    ['Smith', 'Jones'],
  ],
  ['rows of a Markdown table without its head', `| 1 | ${A} |\n| 2 | ${B} |\n| 3 | ${C} |`, ABC],
  ['the same without bars at their ends', `| 1 | ${A}\n| 2 | ${B}\n| 3 | ${C}`, ABC],
  ['letters of the alphabet between', `J\n${B}\nS\n${A}`, ['Jones', 'Smith']],
  ['two glued in one line, numbered', `[1] ${A} [2] ${B}\n[3] ${C}`, ABC],
  ['all in one line, numbered', `[1] ${A} [2] ${B} [3] ${C}`, ABC],
  ['all in one line, numbers with periods', `1. ${A} 2. ${B} 3. ${C}`, ABC],
  ['all in one line with semicolons', `${A.slice(0, -1)}; ${B}`, ['Smith', 'Jones']],
  [
    'hyphens at the ends of lines',
    `[1] ${A.replace('first', 'fi-\nrst')}\n[2] ${B.replace('thoughts', 'thou-\nghts')}`,
    ['Smith', 'Jones'],
  ],
  [
    'hanging indent by tabs',
    `${A.replace('of', '\n\tof')}\n${B.replace('on models', '\n\ton models')}`,
    ['Smith', 'Jones'],
  ],
  [
    'first lines indented, the rest not',
    `    ${A.replace('of', '\nof')}\n    ${B.replace('on models', '\non models')}`,
    ['Smith', 'Jones'],
  ],
  ['double line spacing', `${A}\n\n\n${B}\n\n\n${C}`, ABC],
  [
    'double line spacing of wrapped lines with hanging indent',
    `${A.replace('of', '\n\n    of')}\n\n${B.replace('on models', '\n\n    on models')}`,
    ['Smith', 'Jones'],
  ],
  ['an entry of the previous author', `${A}\n--- (2004). Later on. Nature, 5, 6.\n${B}`, ['Smith', 'Smith', 'Jones']],
  ['underscores for the previous author', `${A}\n______. (2004). Later on. Nature, 5, 6.`, ['Smith', 'Smith']],
  [
    'dashes and a numbered list',
    `1. ${A}\n2. ———. (2004). Later on. Nature, 5, 6.\n3. ${B}`,
    ['Smith', 'Smith', 'Jones'],
  ],
  [
    'two dashes running',
    `${A}\n———. 2004. Later on. London: Faber.\n———. 2005. Latest of all. London: Faber.`,
    ['Smith', 'Smith', 'Smith'],
  ],
  ['footnotes with Ibid.', `1. ${A}\n2. Ibid., 3.\n3. ${B}`, ['Smith', 'Jones']],
  [
    'Chinese in book-title marks',
    '［1］王小明．《中国文学史》．北京：人民文学出版社，1998年。\n［2］李华，张伟．人工智能研究综述［J］．计算机学报，2019，42（3）：453—482．',
    ['王小明', '李华'],
  ],
  [
    'Russian with //',
    '1. Иванов И. И. Методы анализа данных // Вестник МГУ. 2015. № 3. С. 45–58.\n2. Петров П. П. Основы физики. М.: Наука, 2001. 320 с.',
    ['Иванов', 'Петров'],
  ],
  [
    'a DOI on its own line after each',
    `${A}\nhttps://doi.org/10.1000/182\n${B}\nhttps://doi.org/10.1000/183`,
    ['Smith', 'Jones'],
  ],
  [
    'a blank line before each DOI',
    `1. ${A}\n\nhttps://doi.org/10.1000/182\n\n2. ${B}\n\nhttps://doi.org/10.1000/183`,
    ['Smith', 'Jones'],
  ],
  ['"[CrossRef] [PubMed]" of MDPI', `1. ${A} [CrossRef] [PubMed]\n2. ${B} [CrossRef]\n[PubMed]\n3. ${C}`, ABC],
  ['"Google Scholar" below each entry', `${A}\nGoogle Scholar\n${B}\nCrossref\nGoogle Scholar`, ['Smith', 'Jones']],
  [
    '"View in Article" below numbered entries',
    `1. ${A}\nView in Article\nGoogle Scholar\n2. ${B}\nView in Article`,
    ['Smith', 'Jones'],
  ],
])('%s', (_trap, text, expected) => {
  expect(heads(text)).toEqual(expected);
});

describe('a line of a page', () => {
  const ENTRIES = [
    'Ott, M., & Bell, J. (2004). Tides and their measurement in the harbours',
    'of the north. Journal of Coasts, 69, 3–45.',
    'Vance, T. (2009). Winds of the west and what they meant for sailors of',
    'small boats. Sea Letters, 11, 77–90.',
    'Kern, U. (2011). On the shape of sails. Design Studies, 33, 210–225.',
    'Ruiz, A. (2003). Ropes of the old harbours. Historical Notes, 59, 8–19.',
  ];
  const paste = (lines: string[], before: number) =>
    [...ENTRIES.slice(0, before), ...lines, ...ENTRIES.slice(before)].join('\n');
  /** Expects the four entries, and the lines between them left out. */
  function expectWhole(lines: string[], before: number): void {
    const { references, leftOut } = parseText(paste(lines, before), { now: new Date('2026-11-29') });
    expect(references.map(({ csl }) => csl.title)).toEqual([
      'Tides and their measurement in the harbours of the north',
      'Winds of the west and what they meant for sailors of small boats',
      'On the shape of sails',
      'Ropes of the old harbours',
    ]);
    expect(leftOut.filter(({ kind }) => kind === 'page')).toHaveLength(lines.length);
  }

  describe.each([
    ['between two entries', 2],
    ['inside an entry', 3],
  ])('%s', (_place, before) => {
    test.each([
      ['a copyright', ['© 2021 The Authors. Published by Harbour Press.']],
      ['a download', ['Downloaded from https://coasts.org by guest on 3 May 2021']],
      ['authors below a page number', ['412', 'M. OTT ET AL.']],
      ['authors with a page number', ['412 Ott and Bell']],
    ])('%s', (_line, lines) => {
      expectWhole(lines, before);
    });
  });

  test.each([
    ['names below a page number between entries', ['212', 'C. Okafor, M. Lind'], 4],
    ['a journal above a page number inside an entry', ['Annals of Method 14 (2021)', '212'], 1],
    ['a page number alone inside an entry', ['212'], 3],
  ])('once in a list: %s', (_line, lines, before) => {
    expectWhole(lines, before);
  });

  test('names below a page number in a numbered list', () => {
    const list = [`[1] ${A}`, `[2] ${B}`, '17', 'M. Ott, J. Bell', `[3] ${C}`].join('\n');
    expect(heads(list)).toEqual(ABC);
  });

  test('the first authors of an entry below a page number are no running head', () => {
    const first = 'Lund, A., Voss, B., et al.';
    const list = paste(['17', first, 'Waves on the shore. Journal of Coasts, 69, 3–45, 2004.'], 4);
    const raws = parseText(list, { now: new Date('2026-11-29') }).references.map(({ raw }) => raw);
    expect(raws.filter((raw) => raw.startsWith(first))).toHaveLength(1);
  });

  test('a short reference with a year is no running head', () => {
    const list = ['Diewald et al. 1996', 'Nolte et al. 1997', 'Roe and Lund 2003'].join('\n');
    expect(parseText(list, { now: new Date('2026-11-29') }).references).toHaveLength(3);
  });
});

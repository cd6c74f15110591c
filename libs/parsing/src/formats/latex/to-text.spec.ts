import { fromLatex } from './to-text';

test.each([
  ['a Greek letter in a formula', '$\\Lambda$CDM and $\\kappa$', 'ΛCDM and κ'],
  ['a function keeps its name', '$O(\\log n)$ and $n \\log n$', 'O(log n) and n log n'],
  ['a function without a formula', 'O(n\\log n)', 'O(n log n)'],
  ['degrees', '5\\textdegree C, 5\\,\\textdegree{}C', '5°C, 5 °C'],
  ['an index and a power', 'H$_2$O, $10^{-3}$, \\textsubscript{2}', 'H2O, 10-3, 2'],
  ['accents of every form', "\\'e \\\"{o} \\v{c} \\c c \\H{o} {\\'\\i} \\~n \\=a", 'é ö č ç ő í ñ ā'],
  ['an accent in a formula', '$\\bar{B}$ and $\\hat x$', 'B̄ and x̂'],
  ['an accent without a letter', 'a\\~{}b and \\^{}', 'a~b and ^'],
  ['letters', "\\o re, \\ss, \\AA{}ngstr\\\"om, \\L\\'od\\'z", 'øre, ß, Ångström, Łódź'],
  ['Cyrillic letters', '\\CYRM\\cyrzh', 'Мж'],
  ['an address with its text', '\\href{https://example.org/a%20b}{the text}', 'the text'],
  ['looks', '\\textsc{Nasa} {\\em very} \\textit{big}', 'Nasa very big'],
  ['a formula outside of one', '\\ensuremath{\\alpha_1}', 'α1'],
  ['quotation marks', "\\enquote{a} ``b'' ?`c?", '“a” "b" ¿c?'],
  ['dashes', '1--2 --- x', '1–2 — x'],
  ['braces that are meant', '\\{0, 1\\} \\& 5\\%', '{0, 1} & 5%'],
  ['a fraction', '$\\frac{1}{2}$', '1/2'],
  ['relations', '$x \\leq y$, $a\\to b$', 'x ≤ y, a→b'],
  ['logos', '\\LaTeX\\ and \\TeX{} x', 'LaTeX and TeX x'],
  ['an unknown command keeps its name', 'the \\HTML{} page, \\foo{bar}', 'the HTML page, bar'],
  ['commands of styles of lists', '\\BIBentryALTinterwordspacing Li, A. \\harvardand\\ Wu, B.', 'Li, A. and Wu, B.'],
  ['a footnote, a key to sort by', '{\\noopsort{1973b}}1973\\footnote{No.}', '1973'],
  ['a journal of NASA ADS', '\\mnras', 'Monthly Notices of the Royal Astronomical Society'],
  ['braces that do not pair', '}a{b', 'ab'],
  ['an end behind a backslash', 'a\\', 'a'],
])('%s', (_trap, source, expected) => {
  expect(fromLatex(source)).toBe(expected);
});

test('a hundred thousand braces, accents, commands take no time', () => {
  const start = process.cpuUsage();
  for (const piece of ['{', '}', '\\"', '\\a', '\\footnote{', '$', '\\href{', '\\[', '\\foo[', ' \\log '])
    fromLatex(piece.repeat(100_000));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
});

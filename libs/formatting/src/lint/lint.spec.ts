import type { Style } from '@veracite/model/verification';
import { detectStyle } from './detect';
import { lint, lintList } from './lint';

const APA =
  'Smith, J. A., & Jones, K. (2020). A study of memory in older adults. Journal of Memory, 12(3), 123–129. https://doi.org/10.1234/abc';
const MLA =
  'Smith, John A., and Karen Jones. “A Study of Memory in Older Adults.” Journal of Memory, vol. 12, no. 3, May 2020, pp. 123–29, https://doi.org/10.1234/abc.';
const CHICAGO =
  'Smith, John A., and Karen Jones. “A Study of Memory in Older Adults.” Journal of Memory 12, no. 3 (May 2020): 123–29. https://doi.org/10.1234/abc.';
const TEXTS: Record<Style, string> = { apa: APA, mla: MLA, chicago: CHICAGO };

test.each([
  ['apa', APA],
  ['mla', MLA],
  ['chicago', CHICAGO],
  [
    'chicago-author-date',
    'Smith, John A., and Karen Jones. 2020. “A Study of Memory.” Journal of Memory 12 (3): 123–29.',
  ],
  ['harvard', 'Smith, J.A. and Jones, K. (2020) ‘A study of memory’, Journal of Memory, 12(3), pp. 123–129.'],
  ['ieee', '[1] J. A. Smith and K. Jones, “A study of memory,” J. Memory, vol. 12, no. 3, pp. 123–129, May 2020.'],
  ['vancouver', '1. Smith JA, Jones K. A study of memory. J Mem. 2020;12(3):123-9.'],
  [undefined, 'memory study 2020'],
] as const)('recognizes %s', (style, text) => {
  expect(detectStyle(text).style).toBe(style);
});

test.each(['apa', 'mla', 'chicago'] as const)('says nothing about a correct %s entry', (style) => {
  expect(lint(TEXTS[style], style).findings).toEqual([]);
});

test.each<[string, Style, string]>([
  [
    'a quoted phrase begins the title',
    'apa',
    'Poulat, E. (1969). “Modernism” and “integrism” in the church. Archives of Religion, 14(27), 3–28.',
  ],
  [
    'a book that is correct in MLA too',
    'chicago',
    'Wickens, Thomas D. Elementary Signal Detection Theory. Oxford University Press, 2002.',
  ],
  [
    'German title under review',
    'apa',
    'Furlani, G. (1926). Review of Die Anaphora des Patriarchen Johannan. Oriental Studies, 11, 443–444.',
  ],
  [
    'Latin title',
    'mla',
    'Rosen, Friedrich. Catalogus codicum manuscriptorum qui in Museo asservantur. Curatores, 1838.',
  ],
  [
    'names not inverted',
    'apa',
    'Zhang Qin, Abraham Juneman, & Fu Hui. (2020). Collaboration. Scientometrics, 125(1), 213–232.',
  ],
  [
    'an organization with commas in its name',
    'apa',
    'National Academies of Sciences, Engineering, and Medicine. (2022). Disorders of tissue. The National Academies Press.',
  ],
  [
    'a quotation inside the title',
    'mla',
    'Páez, Natalia. “Perla Suez. ‘The Present Goes through Us.’” La Nación, 22 Nov. 2020.',
  ],
  ['years behind a place', 'chicago', 'Foreign Office. China and Foreign Missionaries. London: 1860–1912, 1860.'],
  [
    'a site’s name after the title',
    'apa',
    'Rachman, L. (2011). Immunization in patients. clinicaltrials.gov. https://a.org/1',
  ],
])('no false alarm: %s', (_trap, style, text) => {
  expect(lint(text, style).findings).toEqual([]);
});

test.each<[string, Style, string, string, string, string]>([
  ['“and” for the ampersand', 'apa', ', & J', ' and J', ' and ', ', & '],
  ['given name in full', 'apa', 'Smith, J. A.', 'Smith, John Adam', 'John Adam', 'J. A.'],
  ['initials without stops', 'apa', 'J. A.', 'JA', 'JA', 'J. A.'],
  ['year bare', 'apa', '(2020). ', '2020. ', '', ''],
  ['headline capitals', 'apa', 'memory in older adults', 'Memory in Older Adults', '', ''],
  ['pages cut', 'apa', '123–129', '123–29', '123–29', '123–129'],
  ['volume labeled', 'apa', '12(3)', 'vol. 12, no. 3', ', vol. 12, no. 3', ', 12(3)'],
  ['hyphen in a range', 'apa', '123–129', '123-129', '123-129', '123–129'],
  ['DOI with a label', 'apa', 'https://doi.org/', 'doi:', 'doi:', 'https://doi.org/'],
  ['stop behind the address', 'apa', '10.1234/abc', '10.1234/abc.', '.', ''],
  ['ampersand', 'mla', ', and Karen', ' & Karen', ' & ', ', and '],
  ['second name inverted', 'mla', 'Karen Jones', 'Jones, Karen', 'Jones, Karen', 'Karen Jones'],
  ['stop outside the quotes', 'mla', '.”', '”.', 's”.', 's.”'],
  ['APA volume', 'mla', 'vol. 12, no. 3', '12(3)', '', ''],
  ['pages without label', 'mla', 'pp. ', '', '123–29', 'pp. 123–29'],
  ['full pages', 'chicago', '123–29', '123–129', '123–129', '123–29'],
  ['comma before pages', 'chicago', '): 1', '), 1', ', ', ': '],
  ['pages with label', 'chicago', ': 123', ': pp. 123', 'pp. ', ''],
  ['no stop at the end', 'chicago', 'abc.', 'abc', '', ''],
])('%s (%s)', (_trap, style, correct, wrong, before, after) => {
  const text = TEXTS[style].replace(correct, wrong);
  const { findings } = lint(text, style);
  expect(findings.length).toBeGreaterThan(0);
  if (before || after) expect(findings.map((f) => [f.before, f.after])).toContainEqual([before, after]);
  for (const { span, before: cited } of findings) expect(text.slice(span.start, span.end)).toBe(cited);
});

test('Chicago: a patent’s title in sentence case is no fault', () => {
  const patent = 'Doe, Jane. System for monitoring the weather. US Patent 7,123,393, issued July 19, 2016.';
  expect(lint(patent, 'chicago').findings).toEqual([]);
});

test('reports first that a citation is in another style', () => {
  expect(lint(MLA, 'apa').findings[0]).toMatchObject({ rule: 'apa-other-style', section: 'APA, whole entry' });
});

test('a list: its style, what is mixed in, and one report a line', () => {
  const list = lintList([APA, APA, MLA]);
  expect(list).toMatchObject({ style: 'apa', mixed: true, counts: { apa: 2, mla: 1 } });
  expect(list.reports.map((report) => report.findings.length > 0)).toEqual([false, false, true]);
});

test.each(['', '   ', '(', '“', 'a'.repeat(20_000), '. '.repeat(2_000), '“”'.repeat(2_000), ', A. & '.repeat(700)])(
  'hostile text ends soon (%#)',
  (text) => {
    const start = process.cpuUsage();
    for (const style of ['apa', 'mla', 'chicago'] as const) lint(text, style);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_500);
  },
);

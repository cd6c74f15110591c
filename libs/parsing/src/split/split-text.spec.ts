import { parse } from '../parse';
import { splitText } from './split-text';

function parts(text: string): string[] {
  return splitText(text).parts.map(({ start, end, lead }) => text.slice(start + lead, end).replace(/\s+/g, ' '));
}

const A = 'Smith, J. (2001). A first title. Nature, 1, 2–3.';
const B = 'Jones, K. (2002). A second title. Science, 4, 5–6.';

/** Breaks a text into two lines and indents the second. */
function wrapped(text: string, indent = ''): string {
  return text.replace(' title', `\n${indent}title`);
}

test.each([
  ['one a line', `${A}\n${B}`, [A, B]],
  ['Windows line ends', `${A}\r\n${B}\r\n`, [A, B]],
  ['blank lines between', `${A}\n\n${B}`, [A, B]],
  ['a heading', `References\n\n${A}\n${B}`, [A, B]],
  ['a German heading', `Literaturverzeichnis:\n${A}\n${B}`, [A, B]],
  ['numbers in brackets', `[1] ${A}\n[2] ${B}`, [A, B]],
  ['numbers with periods', `1. ${A}\n2. ${B}`, [A, B]],
  ['numbers in round brackets', `(1) ${A}\n(2) ${B}`, [A, B]],
  ['bullets', `• ${A}\n• ${B}`, [A, B]],
  ['numbered and wrapped', `[1] ${wrapped(A)}\n[2] ${B}`, [A, B]],
  ['hanging indent', `${wrapped(A, '    ')}\n${wrapped(B, '    ')}`, [A, B]],
  ['paragraphs of wrapped lines', `${wrapped(A)}\n\n${wrapped(B)}`, [A, B]],
  ['wrapped by width alone', `${wrapped(A)}\n${wrapped(B)}`, [A, B]],
  ['a year at the start of a line is not a label', `1998. ${A}`, [`1998. ${A}`]],
  ['labels of author and year', `[Smi01] ${A}\n[Jon02] ${B}`, [A, B]],
  ['dashes for bullets', `- ${A}\n- ${B}`, [A, B]],
  ['numbers and tabs', `1\t${A}\n2\t${B}`, [A, B]],
  ['numbered, wrapped and indented', `1. ${wrapped(A, '   ')}\n2. ${wrapped(B, '   ')}`, [A, B]],
  ['a numbered heading', `7. References\n\n[1] ${A}\n[2] ${B}`, [A, B]],
  ['a heading in capitals', `BIBLIOGRAPHY\n${A}\n${B}`, [A, B]],
  ['a Russian heading', `Список литературы\n${A}\n${B}`, [A, B]],
  ['a number missing in the list', `[1] ${A}\n[3] ${B}`, [A, B]],
  ['numbered with blank lines', `[1] ${wrapped(A)}\n\n[2] ${wrapped(B)}`, [A, B]],
  [
    'an address on a line of its own',
    `[1] ${A}\nhttps://doi.org/10.1000/1\n[2] ${B}`,
    [`${A} https://doi.org/10.1000/1`, B],
  ],
  ['one entry wrapped', wrapped(A), [A]],
  ['nothing', ' \n\n ', []],
])('%s', (_trap, text, expected) => {
  expect(parts(text)).toEqual(expected.map((part) => part.replace(/\s+/g, ' ')));
});

test('a dash means the previous author', () => {
  const references = parse(
    `Arendt, Hannah. 1951. The Origins of Totalitarianism. New York: Schocken.\n———. 1958. The Human Condition. Chicago: University of Chicago Press.`,
  );
  expect(references.map(({ csl }) => csl.author?.[0]?.family)).toEqual(['Arendt', 'Arendt']);
  expect(references[1]?.csl.title).toBe('The Human Condition');
});

test('a guess has a doubt', () => {
  const [first] = parse('Smith, J. (2001). A first title. Nature, 1, 2–3.\nJones on Brown: A reply. Science, 4, 5–6.');
  expect(first?.doubts.map(({ code }) => code)).toContain('ambiguous-split');
});

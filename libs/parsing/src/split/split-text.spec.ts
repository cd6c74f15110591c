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

const OTHERS = [
  'Bai, Y., Wu, J., Xing, Q., & Han, X. (2008). Primary production on the plateau. Ecology, 89(8), 2140–2153.',
  'Fay, P. A. (2015). Grassland productivity limited by multiple nutrients. Nature Plants, 1(7), 15080.',
  'Tilman, D. (1996). Productivity and sustainability in grasslands. Nature, 379, 718–720.',
];
const MANY =
  'Terry, T. M., Berdugo, M., Gaitan, J. J., Delgado, M., Crowther, T. W., Dakos, V., Maestre, F. T., Eldridge, D. J., Sala, O. E., Knapp, A. K., Smith, M. D., Wilkins, K., Carroll, O., Bakker, J. D., Cadotte, M. W., Caldeira, M. C., Donohue, I., Raynaud, X., Risch, A.,';

test.each(['. . .', '...', '…', '. . . &', '… &'])(
  'an entry with its authors shortened by "%s" is not cut in a list of one a line',
  (ellipsis) => {
    const long = `${MANY} ${ellipsis} Jentsch, A. (2026). Intra-annual growth of grasslands. Ecology, 32(1), 1–9.`;
    for (let index = 0; index <= OTHERS.length; index += 1)
      for (let count = 2; count <= OTHERS.length; count += 1) {
        const list = OTHERS.slice(0, count).toSpliced(index, 0, long);
        expect(parts(list.join('\n'))).toEqual(list);
      }
  },
);

test('running heads next to page numbers are in no entry', () => {
  const filled = [...OTHERS, A, B, ...OTHERS]
    .map((entry) => entry.replace(/(.{40,60}) /g, '$1\n'))
    .join('\n')
    .split('\n');
  const paged = filled.flatMap((line, i) => (i % 8 === 5 ? [line, String(211 + i), 'C. Okafor, M. Lind'] : [line]));
  const found = parse(paged.join('\n'));
  expect(found.map(({ raw }) => raw.slice(0, 5))).toEqual(
    [...OTHERS, A, B, ...OTHERS].map((entry) => entry.slice(0, 5)),
  );
  expect(found.every(({ csl }) => !JSON.stringify(csl).includes('Okafor'))).toBe(true);
});

test('a page number and a head inside a divided word are in no entry', () => {
  const divided =
    'Zhang, Z.-L., & Zhang, M.-L. (2006). Multi-instance multi-label learning with application to scenes. Adva-\n211\nC. Okafor, M. Lind\nnces in Neural Information Processing Systems, 19, 1609–1616.';
  const list = [...OTHERS, divided, A, ...OTHERS].map((entry) => entry.replace(/(.{40,60}) /g, '$1\n'));
  const found = parse(list.join('\n'));
  expect(found).toHaveLength(8);
  expect(found[3]?.csl['container-title']).toBe('Advances in Neural Information Processing Systems');
});

test('two entries on one line of a list are cut', () => {
  const [item = '', two = '', three = ''] = OTHERS;
  const glued = `${item} ${'Smith, J. (2001). A first title that is somewhat longer. Nature, 1, 2–3.'} ${two} ${A} ${B}`;
  expect(parts([three, item, two, glued].join('\n')).length).toBeGreaterThan(4);
});

test('editors, a publisher and its place begin no entry in a list of one a line', () => {
  const list = [
    'Boyd, R. T. Demographic History, 1774–1874. In Northwest Coast; Suttles, W., Ed.; Smithsonian Institution: Washington, D.C., 1990; pp 135–148.',
    'Stylos, J.; Myers, B. Mapping the Space of API Design Decisions. In IEEE Symposium on Visual Languages (VL/HCC 2007); IEEE, 2007; pp 50–60.',
    'Wormald, N. C. Models of Random Regular Graphs. In Surveys in Combinatorics, 1999; Lamb, J. D.; Preece, D. A., Eds.; Cambridge University Press: Cambridge, 1999; pp 239–298.',
    'Ito, Y.; Nakamura, I. Hilbert Schemes and Simple Singularities. In New Trends in Algebraic Geometry (Warwick, 1996); Cambridge University Press, 1999; pp 151–233.',
    'Henderson, Matthew, Blaise Thomson, and Jason D. Williams. 2014. “The Second Dialog State Tracking Challenge.” In Proceedings of the 15th Annual Meeting of the Special Interest Group on Discourse and Dialogue (SIGDIAL), 263–72. Philadelphia, PA, U.S.A.: Association for Computational Linguistics. https://doi.org/10.3115/v1/w14-4337 | CrossRef | Google Scholar',
  ];
  expect(parts(list.join('\n'))).toEqual(list);
  expect(parts(list.toReversed().join('\n'))).toEqual(list.toReversed());
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

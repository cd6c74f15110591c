import { readBibtexNames } from './bibtex-names';

/** "family|given|suffix" or "<body>", separated by "; ", and "…" for a list that was cut short. */
function shown(field: string): string {
  const { names, etAl } = readBibtexNames(field);
  const people = names.map(({ literal, family, given, suffix }) =>
    literal ? `<${literal}>` : [family, given, suffix].filter(Boolean).join('|'),
  );
  return [...people, ...(etAl ? ['…'] : [])].join('; ');
}

test.each<[form: string, field: string, people: string]>([
  ['et al. after a family name', 'Marsh et al.', 'Marsh; …'],
  ['et al. after a full name', 'Rhea Marsh et al.', 'Marsh|Rhea; …'],
  ['et al. after initials', 'Marsh, R. et al', 'Marsh|R.; …'],
  ['et al. in italics', 'Marsh, Rhea and \\emph{et al.}', 'Marsh|Rhea; …'],
  ['et al. with a tie', 'Marsh, Rhea and Vell, Ines et~al.', 'Marsh|Rhea; Vell|Ines; …'],
  ['others in braces', 'Marsh, Rhea and {others}', 'Marsh|Rhea; …'],
  ['commas and one "and"', 'Rhea Marsh, Ines Vell and Omar Quist', 'Marsh|Rhea; Vell|Ines; Quist|Omar'],
  [
    'commas and two "and"',
    'Rhea Marsh, Ines Vell and Omar Quist and Lena Moss',
    'Marsh|Rhea; Vell|Ines; Quist|Omar; Moss|Lena',
  ],
  ['a comma between two full names', 'John Marsh, Anna Vell', 'Marsh|John; Vell|Anna'],
  ['the same with initials', 'John R. Marsh, Anna Vell', 'Marsh|John R.; Vell|Anna'],
  ['a comma between initials and family names', 'R. Marsh, I. K. Vell', 'Marsh|R.; Vell|I. K.'],
  ['the same and one "and"', 'R. Marsh, I. Vell and O. Quist', 'Marsh|R.; Vell|I.; Quist|O.'],
  [
    'pairs of people between "and"',
    'John Marsh, Anna Vell and Peter Quist, Lena Moss',
    'Marsh|John; Vell|Anna; Quist|Peter; Moss|Lena',
  ],
  [
    'two given names as the family name of a turned list',
    'John Peter, Anna Vell and Quist, Omar',
    'John Peter|Anna Vell; Quist|Omar',
  ],
  ['a number behind the family name', 'Daniel III, J. Marsh', 'Daniel III|J. Marsh'],
  ['two family names and an initial', 'Edwards Marsh, G. Anna and Ines Vell', 'Edwards Marsh|G. Anna; Vell|Ines'],
  ['family names with an apostrophe', "O'Brien, Mary McEnery and Ines Vell", "O'Brien|Mary McEnery; Vell|Ines"],
  ['two family names and two given names', 'García Márquez, Gabriel José', 'García Márquez|Gabriel José'],
  ['a family name that is a given name too', 'Martin Lopez, Ana Maria', 'Martin Lopez|Ana Maria'],
  ['a family name in China, and two given names', 'Xu Lin, Mary Anne', 'Xu Lin|Mary Anne'],
  ['a country and its office', 'United States, National Agency', 'United States|National Agency'],
  ['a suffix between two full names', 'Ruiz Ferrer, Jr., John Paul', 'Ruiz Ferrer|John Paul|Jr.'],
  ['several people in one pair of braces', '{Marsh, R. and Vell, I. and Quist, O.}', 'Marsh|R.; Vell|I.; Quist|O.'],
  ['braces of a reference manager', '{Marsh, Rhea; Vell, Ines; Quist}, Omar', 'Marsh|Rhea; Vell|Ines; Quist|Omar'],
  ['braces around each person', '{Marsh, Rhea} and {Vell, Ines}', 'Marsh|Rhea; Vell|Ines'],
  ['braces around companies', '{Knotworks, Inc.} and {Ropes, Ltd.}', '<Knotworks, Inc.>; <Ropes, Ltd.>'],
  [
    'a formula for the first letter',
    String.raw`\ifmmode \check{C}\else \v{C}\fi{}ern\'y, A. and Marsh, R.`,
    'Černý|A.; Marsh|R.',
  ],
  ['a body in braces', '{Centers for Rope and Knot Research}', '<Centers for Rope and Knot Research>'],
  ['titles', 'Dr. Rhea Marsh and Prof. Ines Vell', 'Marsh|Rhea; Vell|Ines'],
  ['degrees', 'Rhea Marsh, PhD and Ines Vell, M.D.', 'Marsh|Rhea; Vell|Ines'],
  ['marks of footnotes', 'Rhea$^1$ Marsh$^{1,2}$ and Ines Vell\\textsuperscript{*}', 'Marsh|Rhea; Vell|Ines'],
  ['"and" twice, and at the end', 'Marsh, Rhea and and Vell, Ines and', 'Marsh|Rhea; Vell|Ines'],
  ['a body without braces', 'Harbor Research Institute', '<Harbor Research Institute>'],
  ['a company without braces', 'Knotworks Inc.', '<Knotworks Inc.>'],
  ['a team without braces', 'Rope Core Team', '<Rope Core Team>'],
  ['a suffix in words', 'Vell, fils, Omar', 'Vell|Omar|fils'],
  ['the name of an account', 'Marsh [@rheamarsh], Rhea', 'Marsh|Rhea'],
  ['two family names, inverted', 'Ruiz Ferrer, Ana and Vell, Ines', 'Ruiz Ferrer|Ana; Vell|Ines'],
])('%s', (_form, field, people) => {
  expect(shown(field)).toBe(people);
});

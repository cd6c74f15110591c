import { patchBibtex } from './patch';

const patchOf = (key: string, ...changes: [string, string?][]) =>
  new Map([[key, changes.map(([names, value]) => ({ names: names.split('|'), value }))]]);

const TWO = `% my list
@string{nat = "Nature"}

@article{a1,
  author = "Knuth, Donald E.",
  title  = {The {\\TeX}book},
  journal = nat # { Letters},
  year = 1984,
}

@Book(b2, title={B}, year={2000})
`;

test.each<[string, string, ReturnType<typeof patchOf>, string]>([
  ['nothing to change', TWO, new Map(), TWO],
  ['an unknown key', TWO, patchOf('zz', ['year', '1']), TWO],
  ['a bare number becomes a value in braces', TWO, patchOf('a1', ['year', '1985']), TWO.replace('1984', '{1985}')],
  [
    'a value in quotation marks',
    TWO,
    patchOf('a1', ['author', 'Knuth, D.']),
    TWO.replace('"Knuth, Donald E."', '{Knuth, D.}'),
  ],
  [
    'a macro with more behind it',
    TWO,
    patchOf('a1', ['journal', 'Science']),
    TWO.replace('nat # { Letters}', '{Science}'),
  ],
  ['braces within braces', TWO, patchOf('a1', ['title', 'X']), TWO.replace('{The {\\TeX}book}', '{X}')],
  ['letters of the key alone count', TWO, patchOf('A1', ['year', '1985']), TWO.replace('1984', '{1985}')],
  [
    'a field that is missing, before a comma at the end',
    TWO,
    patchOf('a1', ['volume', '3']),
    TWO.replace('year = 1984,', 'year = 1984,\n  volume = {3},'),
  ],
  [
    'the last field changed and one added',
    TWO,
    patchOf('a1', ['year', '1985'], ['volume', '3']),
    TWO.replace('year = 1984,', 'year = {1985},\n  volume = {3},'),
  ],
  [
    'an entry on one line, in round brackets',
    TWO,
    patchOf('b2', ['publisher', 'P']),
    TWO.replace('year={2000}', 'year={2000}, publisher={P}'),
  ],
  [
    'the field goes by its other name',
    '@article{a, date = {2019-05}}',
    patchOf('a', ['year|date', '2020']),
    '@article{a, date = {2020}}',
  ],
  [
    'signs of equality below each other',
    '@article{a,\n  title   = {T},\n  year    = {1}\n}',
    patchOf('a', ['doi', '10.1/x']),
    '@article{a,\n  title   = {T},\n  year    = {1},\n  doi     = {10.1/x}\n}',
  ],
  [
    'lines that end in CR and LF',
    '@article{a,\r\n\ttitle = {T}\r\n}\r\n',
    patchOf('a', ['year', '1']),
    '@article{a,\r\n\ttitle = {T},\r\n\tyear = {1}\r\n}\r\n',
  ],
  [
    'of two entries with one key the first',
    '@misc{a, year = {1}}\n@misc{a, year = {2}}',
    patchOf('a', ['year', '3']),
    '@misc{a, year = {3}}\n@misc{a, year = {2}}',
  ],
  [
    'of two fields with one name the first',
    '@misc{a, year = 1, year = 2}',
    patchOf('a', ['year', '3']),
    '@misc{a, year = {3}, year = 2}',
  ],
  [
    'a broken entry',
    '@article{a, title = {T\n@misc{b, year = 1}',
    patchOf('a', ['year', '3']),
    '@article{a, title = {T\n@misc{b, year = 1}',
  ],
  [
    'a value that would end the entry',
    '@misc{a, year = 1}',
    patchOf('a', ['year', '2}} @misc{x,']),
    '@misc{a, year = 1}',
  ],
  [
    'an escaped brace in the value',
    '@misc{a, title = {T}}',
    patchOf('a', ['title', 'a \\} b']),
    '@misc{a, title = {a \\} b}}',
  ],
  [
    'a key in a comment',
    '% @misc{a, year = 1}\n@misc{b, year = 1}',
    patchOf('b', ['year', '2']),
    '% @misc{a, year = 1}\n@misc{b, year = {2}}',
  ],
  [
    'letters beyond ASCII around',
    '@misc{ä, title = {Ünïcödé}, year = 1} 漢字',
    patchOf('ä', ['year', '2']),
    '@misc{ä, title = {Ünïcödé}, year = {2}} 漢字',
  ],
  ['a field is removed', TWO, patchOf('a1', ['title']), TWO.replace('\n  title  = {The {\\TeX}book},', '')],
  ['the first field is removed', TWO, patchOf('a1', ['author']), TWO.replace('\n  author = "Knuth, Donald E.",', '')],
  [
    'the last field is removed and one added',
    TWO,
    patchOf('b2', ['year'], ['note', 'n']),
    TWO.replace('year={2000}', 'note={n}'),
  ],
  [
    'a field of all its names is removed',
    '@misc{a, eprint = 1, x = 2, eprinttype={y}}',
    patchOf('a', ['eprint|eprinttype']),
    '@misc{a, x = 2}',
  ],
  ['a field that is missing is not removed', TWO, patchOf('b2', ['note']), TWO],
  ['an entry without fields', '@misc{a}', patchOf('a', ['year', '2']), '@misc{a}'],
])('%s', (_trap, before, patch, after) => {
  expect(patchBibtex(before, patch)).toBe(after);
});

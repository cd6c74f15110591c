import { parseOne } from '../../parse';
import { decodeEntities } from './plain-text';

test.each([
  ['an apostrophe', 'O&apos;Brien', "O'Brien"],
  ['by decimal number', 'O&#39;Brien', "O'Brien"],
  ['by hexadecimal number', 'O&#x27;Brien', "O'Brien"],
  ['an ampersand', 'Smith &amp; Wesson', 'Smith & Wesson'],
  ['a letter of Latin-1', 'S&oslash;ren &Aring;strand', 'Søren Åstrand'],
  ['an unknown name stays', 'AT&TT; R&D;', 'AT&TT; R&D;'],
  ['half of a surrogate pair stays', '&#xD800;', '&#xD800;'],
  ['a control character stays', 'a&#10;b', 'a&#10;b'],
  ['decoded only once', '&amp;lt;', '&lt;'],
])('%s', (_trap, raw, text) => {
  expect(decodeEntities(raw).text).toBe(text);
});

test('names stay together, and spans refer to the pasted text', () => {
  const raw = 'O&apos;Brien, P., &amp; d&apos;Amore, M. (2012). Salt &amp; water. Nature, 12(3), 3&ndash;5.';
  const { csl, fields } = parseOne(raw, { now: new Date('2026-11-21') });
  const textsOf = (field: keyof typeof fields): string[] =>
    (fields[field] ?? []).map(({ start, end }) => raw.slice(start, end));
  expect(csl.author?.map(({ family }) => family)).toEqual(["O'Brien", "d'Amore"]);
  expect(csl).toMatchObject({ title: 'Salt & water', page: '3-5' });
  expect(textsOf('author')).toEqual(['O&apos;Brien, P., &amp; d&apos;Amore, M.']);
  expect(textsOf('title')).toEqual(['Salt &amp; water']);
  expect(textsOf('page')).toEqual(['3&ndash;5']);
});

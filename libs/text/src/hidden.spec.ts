import { hasHidden, withoutHidden } from './hidden';

test.each<[string, string, string]>([
  ['a name', 'Ada Lovelace', 'Ada Lovelace'],
  ['letters of other scripts', 'آدا لاولیس 愛達 Ångström', 'آدا لاولیس 愛達 Ångström'],
  ['a joiner of Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a joiner inside a Latin name, and after an accent', 'Gar\u200dci\u0301\u200da', 'Garci\u0301a'],
  ['an emoji of several people', '👩‍👩‍👧 ❤\ufe0f', '👩‍👩‍👧 ❤\ufe0f'],
  ['a right-to-left override', 'exe.\u202efdp', 'exe.fdp'],
  ['an isolate', '\u2066Ada\u2069', 'Ada'],
  ['direction marks', '\u200eAda\u200f\u061c', 'Ada'],
  ['a zero-width space, a soft hyphen, a byte order mark', 'A\u200bd\u00ada\ufeff', 'Ada'],
  ['a filler of Hangul and an empty pattern of Braille', 'A\u3164d\u2800a', 'Ada'],
  ['line breaks', 'Ada\r\n\u2028Lovelace', 'AdaLovelace'],
  ['tags', 'Ada\u{e0041}', 'Ada'],
])('%s', (_name, text, left) => {
  expect(withoutHidden(text)).toBe(left);
  expect(hasHidden(text)).toBe(text !== left);
});

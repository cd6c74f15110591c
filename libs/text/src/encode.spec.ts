import { decodeText } from './decode';
import { encodeLike } from './encode';

const text = '@book{a, title = {Über Größe — ok}}\r\n';
const bytesOf = (value: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(value, encoding));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());
const windows = new Uint8Array([...'caf'].map((sign) => sign.charCodeAt(0)).concat(0x80, 0xe9, 0x20, 0x97));

test.each([
  ['UTF-8', bytesOf(text, 'utf8')],
  ['UTF-8 with a mark', bytesOf(`\ufeff${text}`, 'utf8')],
  ['UTF-16, little endian, with a mark', bytesOf(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big endian, with a mark', swapped(bytesOf(`\ufeff${text}`, 'utf16le'))],
  ['UTF-16 without a mark', bytesOf(text, 'utf16le')],
  ['Windows-1252', windows],
  ['every byte', Uint8Array.from({ length: 255 }, (_, index) => index + 1)],
  ['nothing but ASCII', bytesOf('abc\n', 'utf8')],
  ['an empty file', new Uint8Array()],
])('%s: unchanged text has unchanged bytes, and a change is read back', (_name, bytes) => {
  expect(encodeLike(bytes, decodeText(bytes))).toEqual(bytes);
  const changed = `${decodeText(bytes)}é`;
  expect(decodeText(encodeLike(bytes, changed) ?? new Uint8Array())).toBe(changed);
});

test('a character that the encoding lacks is refused', () => {
  expect(encodeLike(windows, 'Łukasz')).toBeUndefined();
});

test('half a character of UTF-16 is refused', () => {
  expect(encodeLike(new Uint8Array([0xff, 0xfe, 0x41]), 'A')).toBeUndefined();
});

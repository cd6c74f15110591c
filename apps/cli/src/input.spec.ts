import { decode } from './input';

const text = 'Gödel — Über';
test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 little endian, as Windows Notepad writes', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 big endian', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from([0x47, 0xf6, 0x64, 0x65, 0x6c, 0x20, 0x97, 0x20, 0xdc, 0x62, 0x65, 0x72])],
])('%s is read', (_name, bytes) => {
  expect(decode(bytes)).toBe(text);
});

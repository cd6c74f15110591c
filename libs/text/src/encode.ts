import { decodeText, utf16Of } from './decode';

/**
 * A changed text in the encoding and with the byte order mark that a file had, so that what is unchanged keeps its bytes.
 * @param original bytes of the file that `text` was decoded from before it was changed (`decodeText`)
 * @returns undefined when that encoding has no bytes for a character of `text`, or the file cannot be written as it was read
 */
export function encodeLike(original: Uint8Array, text: string): Uint8Array | undefined {
  const encode = encoderFor(original);
  const before = encode(decodeText(original));
  return before && equal(before, original) ? encode(text) : undefined;
}

type Encoder = (text: string) => Uint8Array | undefined;

const UTF8_MARK = [0xef, 0xbb, 0xbf];

function encoderFor(original: Uint8Array): Encoder {
  const utf16 = utf16Of(original);
  if (utf16) {
    const marked = (original[0] === 0xff && original[1] === 0xfe) || (original[0] === 0xfe && original[1] === 0xff);
    return (text) => utf16Bytes(marked ? `\ufeff${text}` : text, utf16 === 'utf-16be');
  }
  const utf8: Encoder = (text) => {
    const mark = UTF8_MARK.every((byte, index) => original[index] === byte) ? '\ufeff' : '';
    return new TextEncoder().encode(mark + text);
  };
  const asUtf8 = utf8(decodeText(original));
  return asUtf8 && equal(asUtf8, original) ? utf8 : windows1252Bytes;
}

function utf16Bytes(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian);
  return bytes;
}

/** Byte by the character that Windows-1252 has for it. */
const WINDOWS_1252 = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [
    byte < 0x80 ? String.fromCharCode(byte) : decodeText(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Returns the bytes of a text in Windows-1252; undefined if it lacks one of the characters. */
export function windows1252Bytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = WINDOWS_1252.get(text.charAt(index));
    if (byte === undefined) return undefined;
    bytes[index] = byte;
  }
  return bytes;
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

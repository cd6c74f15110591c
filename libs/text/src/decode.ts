/** Decodes UTF-8, UTF-16 by byte order mark or zero bytes, else Windows-1252, in which old programs wrote. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return windows1252(bytes);
  }
}

/** The first bytes as one character each, to recognize what a file is. */
export function latin1Head(bytes: Uint8Array, most = 4000): string {
  return Array.from(bytes.subarray(0, most), (byte) => String.fromCharCode(byte)).join('');
}

/** Bytes that are looked at for noughts. */
const HEAD = 4000;

/** Detects the encoding by its byte order mark. Without one, every other byte of most letters is 0. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, HEAD);
  const noughts = [0, 0];
  for (let i = 0; i < head.length; i += 1) if (head[i] === 0) noughts[i % 2] = (noughts[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  if (even === 0 && odd > head.length * 0.3) return 'utf-16le';
  return odd === 0 && even > head.length * 0.3 ? 'utf-16be' : undefined;
}

/** Characters of Windows-1252 at 0x80 to 0x9F (WHATWG Encoding Standard); all others are as in Latin 1. */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand, since TextDecoder of Node 20 takes Windows-1252 for Latin 1. */
function windows1252(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let index = 0; index < bytes.length; index += HEAD)
    pieces.push(
      String.fromCharCode(...bytes.subarray(index, index + HEAD)).replace(/[\u0080-\u009f]/g, (char) =>
        UPPER_CONTROLS.charAt(char.charCodeAt(0) - 0x80),
      ),
    );
  return pieces.join('');
}

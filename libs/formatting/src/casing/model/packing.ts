/** Small whole numbers as printable text, one character each, so that a table of weights can stand in a source file. */

const ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter((c) => !'`\\$'.includes(c));
const ZERO = 45;
const WIDTH = 120;

/** Numbers from -45 to 45, in lines. */
export function pack(values: Int8Array): string {
  const text = Array.from(values, (value) => ALPHABET[value + ZERO] ?? ALPHABET[ZERO]).join('');
  return text.replace(new RegExp(`.{${WIDTH}}`, 'g'), '$&\n');
}

export function unpack(text: string, length: number): Int8Array {
  const codes = new Map(ALPHABET.map((char, index) => [char.charCodeAt(0), index - ZERO]));
  const values = new Int8Array(length);
  let at = 0;
  for (let i = 0; i < text.length; i += 1) {
    const value = codes.get(text.charCodeAt(i));
    if (value !== undefined) values[at++] = value;
  }
  return values;
}

/** The greatest number that can be packed, up and down. */
export const LIMIT = 45;

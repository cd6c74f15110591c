const TYPES = { Int8Array, Uint8Array, Int32Array };
type Arrays = Record<string, Int8Array | Uint8Array | Int32Array>;

/** The content of a binary file: named values, which JSON can represent, and named arrays of numbers. */
export interface BinaryFile {
  /** A sentence on what the file contains and which program writes it. */
  about: string;
  values: object;
  arrays: Arrays;
}

interface Header extends Omit<BinaryFile, 'arrays'> {
  arrays: [name: string, type: keyof typeof TYPES, length: number][];
}

/**
 * Reads a binary file (written by `libs/testing/src/data-files.ts`): the length of the header in 32 bits, the header as JSON, and the arrays. Numbers are
 * little endian, as in the memory of every processor that Node and browsers support.
 * @throws RangeError when the file is cut short
 */
export function readBinaryFile<File extends BinaryFile>(bytes: Uint8Array): File {
  const start = 4 + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start))) as Header;
  const arrays: Arrays = {};
  let index = start;
  for (const [name, type, length] of header.arrays) {
    const end = index + length * TYPES[type].BYTES_PER_ELEMENT;
    if (end > bytes.length) throw new RangeError(`The binary file is cut short: ${header.about}`);
    arrays[name] = new TYPES[type](bytes.slice(index, end).buffer);
    index = end;
  }
  return { ...header, arrays } as File;
}

/** Writes ZIP archives of stored files, which also works in browsers (PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12, 4.3.16). */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
  return value;
});

/** Computes the CRC-32 of ISO 3309. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffff_ffff) >>> 0;
}

/** 1 January 1980, so that equal content gives equal bytes. */
const DOS_DATE = 0x21;

/** Encodes numbers of 2 and 4 bytes as little-endian. */
function bytesOf(...fields: [value: number, size: 2 | 4][]): number[] {
  return fields.flatMap(([value, size]) => Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 0xff));
}

/** Creates an archive from names and contents. */
export function zip(files: [name: string, text: string][]): Uint8Array {
  const encoder = new TextEncoder();
  const body: number[] = [];
  const directory: number[] = [];
  for (const [name, text] of files) {
    const path = encoder.encode(name);
    const data = encoder.encode(text);
    const offset = body.length;
    // version 2.0, flag 11: names in UTF-8, method 0: stored
    const shared = bytesOf(
      [20, 2],
      [0x800, 2],
      [0, 2],
      [0, 2],
      [DOS_DATE, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [path.length, 2],
      [0, 2],
    );
    append(body, bytesOf([0x0403_4b50, 4]), shared, path, data);
    append(
      directory,
      bytesOf([0x0201_4b50, 4], [20, 2]),
      shared,
      bytesOf([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    );
  }
  const end = bytesOf(
    [0x0605_4b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directory.length, 4],
    [body.length, 4],
    [0, 2],
  );
  return Uint8Array.from([...body, ...directory, ...end]);
}

function append(target: number[], ...parts: Iterable<number>[]): void {
  for (const part of parts) for (const byte of part) target.push(byte);
}

import fc from 'fast-check';
import { binaryFile } from '@veracite/testing/data-files';
import { readBinaryFile, type BinaryFile } from './binary-file';

const FILE = {
  about: 'Rivers of a map',
  values: { scale: 0.1 + 0.2, labels: ['Å', 'b'] },
  arrays: {
    bytes: Uint8Array.from([0, 255]),
    steps: Int8Array.from([-128, 0, 127]),
    keys: Int32Array.from([-(2 ** 31), 2 ** 31 - 1]),
    none: new Int8Array(0),
  },
} satisfies BinaryFile;

test('values and arrays are the same after writing and reading', () => {
  expect(readBinaryFile(binaryFile(FILE))).toEqual(FILE);
});

test.each(['Uint8Array', 'Int8Array', 'Int32Array'] as const)('any numbers of %s are the same', (type) => {
  const ArrayType = { Uint8Array, Int8Array, Int32Array }[type];
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const array = ArrayType.from(numbers);
      expect(readBinaryFile(binaryFile({ about: '', values: {}, arrays: { array } })).arrays['array']).toEqual(array);
    }),
  );
});

test.each([
  ['doubles', 0.0035599620323481522],
  ['the smallest double', 5e-324],
  ['negative numbers', -1.5],
])('values keep every digit: %s', (_name, value) => {
  expect(readBinaryFile(binaryFile({ about: '', values: { value }, arrays: {} })).values).toEqual({ value });
});

test.each([0, 1, 2, 3])('a file at an offset of %s bytes is read', (offset) => {
  const bytes = binaryFile(FILE);
  const buffer = new Uint8Array(offset + bytes.length);
  buffer.set(bytes, offset);
  expect(readBinaryFile(buffer.subarray(offset))).toEqual(FILE);
});

test('the arrays of a view contain its own numbers only', () => {
  const array = Int8Array.from([1, 2, 3]).subarray(1, 2);
  expect(readBinaryFile(binaryFile({ about: '', values: {}, arrays: { array } })).arrays['array']).toEqual(
    Int8Array.from([2]),
  );
});

test('a file that is cut short is refused', () => {
  expect(() => readBinaryFile(binaryFile(FILE).subarray(0, -1))).toThrow(
    new RangeError('The binary file is cut short: Rivers of a map'),
  );
});

test('a file without its header is refused', () => {
  expect(() => readBinaryFile(new Uint8Array(3))).toThrow(RangeError);
});

import { textOfDataFile } from '@veracite/testing/data-files';
import { lazily, rowsOf } from './data-file';

const file = { about: 'Rivers of a map', columns: ['name', 'length', 'sea'], rows: ['Aa\t22\tNorth Sea', 'Bo\t7'] };

test('rows by the names of their columns; what is left out at the end is empty', () => {
  expect(rowsOf(file, ['sea', 'name'])).toEqual([
    { sea: 'North Sea', name: 'Aa' },
    { sea: '', name: 'Bo' },
  ]);
});

test('a missing column is reported with the file', () => {
  expect(() => rowsOf(file, ['depth'])).toThrow('The data file has no column "depth": Rivers of a map');
});

test('a file is written one entry a line', () => {
  const text = textOfDataFile(file);
  expect(text.split('\n')).toHaveLength(13);
  expect(JSON.parse(text)).toEqual(file);
});

test('what is made lazily is made once, even when it is undefined', () => {
  let made = 0;
  const get = lazily(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  get();
  get();
  expect(made).toBe(1);
});

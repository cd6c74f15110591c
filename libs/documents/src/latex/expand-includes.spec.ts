import { folderOf } from '../folder';
import { expand } from './expand-includes';

const files: Record<string, string> = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `f${index}.tex`,
    `x\\input{f${index + 1}}\\input{f${index + 1}}\\input{f${index + 1}}`,
  ]),
);
const folder = folderOf(Object.keys(files), (name) => {
  const text = files[name];
  return text === undefined ? undefined : Buffer.from(text);
});

test('files that include each other several times are read up to a limit', () => {
  const text = expand('\\input{f0}', folder);
  expect(text).toMatch(/^x{12,60}$/);
});

test.each(['\\input{none}', '\\input none', '\\subfile{none}', '\\import{a/}{none}', '\\include{none.tex}'])(
  'the path of a missing file does not stay in the text: %s',
  (command) => expect(expand(`It rains. ${command}`, folder)).toBe('It rains. '),
);

test('a file is replaced by its content, with and without its extension, in any case', () => {
  const folder = folderOf(['a.tex'], () => Buffer.from('content'));
  expect(expand('\\input{a} \\include{a.tex} \\input{A}', folder)).toBe('content content content');
});

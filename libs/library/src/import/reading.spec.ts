import { blocks } from './blocks';
import { csvRows } from './csv';
import { jsonRecords } from './json-records';
import { linesOf } from './open';

/** The text cut into pieces of every length, as a stream may cut it. */
async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const LENGTHS = [1, 7, 10_000];

test.each<[string, string, unknown[]]>([
  ['one object a line', '{"a":1}\n{"a":2}\n', [{ a: 1 }, { a: 2 }]],
  ['an array', '[{"a":1},\n {"a":{"b":[{"c":2}]}}]', [{ a: 1 }, { a: { b: [{ c: 2 }] } }]],
  ['a list under "items"', '{"total":2,"items": [{"a":1},{"a":2}],"next":null}', [{ a: 1 }, { a: 2 }]],
  ['brackets and escaped quotes inside text', '{"a":"} \\" {[","b":"\\\\"}', [{ a: '} " {[', b: '\\' }]],
  ['a broken record between good ones', '{"a":1}\n{"a":nope}\n{"a":3}', [{ a: 1 }, { a: 3 }]],
  ['nothing', '', []],
])('reads JSON records: %s', async (_trap, text, expected) => {
  for (const length of LENGTHS) expect(await all(jsonRecords(pieces(text, length)))).toEqual(expected);
});

test.each<[string, string, Record<string, string>[]]>([
  ['commas', 'doi,nature\n10.1/a,Retraction\n', [{ doi: '10.1/a', nature: 'Retraction' }]],
  ['tabs', 'doi\tnature\n10.1/a\tCorrection', [{ doi: '10.1/a', nature: 'Correction' }]],
  ['quotes, commas and line ends in a field', 'a,b\n"x, ""y""\nz",2\n', [{ a: 'x, "y"\nz', b: '2' }]],
  ['a byte order mark', '\uFEFFa\n1\n', [{ a: '1' }]],
  ['a row too short', 'a,b\n1\n', [{ a: '1', b: '' }]],
])('reads rows with %s', async (_trap, text, expected) => {
  for (const length of LENGTHS) expect(await all(csvRows(linesOf(pieces(text, length))))).toEqual(expected);
});

test.each(['\n', '\r\n', '\r'])('finds lines whatever ends them: %j', async (end) => {
  for (const length of LENGTHS) {
    expect(await all(linesOf(pieces(['a', '', 'b'].join(end), length)))).toEqual(['a', '', 'b']);
  }
});

test('cuts out blocks, the last one unended', async () => {
  const lines = linesOf(pieces('head\nTY  - A\nx\nER  - \nbetween\nTY  - B\ny', 3));
  const found = blocks(
    lines,
    (line) => line.startsWith('TY'),
    (line) => line.startsWith('ER'),
  );
  expect(await all(found)).toEqual(['TY  - A\nx\nER  - ', 'TY  - B\ny']);
});

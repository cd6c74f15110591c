import { isColored, painter } from './colors';
import { plainLine } from './plain-text';
import { progressOn } from './progress';

test.each<[string, { isTTY?: boolean }, NodeJS.ProcessEnv, boolean]>([
  ['a terminal', { isTTY: true }, {}, true],
  ['a pipe', {}, {}, false],
  ['NO_COLOR on a terminal', { isTTY: true }, { NO_COLOR: '1' }, false],
  ['an empty NO_COLOR is none', { isTTY: true }, { NO_COLOR: '' }, true],
  ['FORCE_COLOR in a pipe', {}, { FORCE_COLOR: '1' }, true],
  ['FORCE_COLOR=0 on a terminal', { isTTY: true }, { FORCE_COLOR: '0' }, false],
  ['FORCE_COLOR overrides NO_COLOR, as in Node', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ['a terminal that is dumb', { isTTY: true }, { TERM: 'dumb' }, false],
])('%s', (_name, stream, env, expected) => {
  expect(isColored(stream, env)).toBe(expected);
  expect(painter(expected)('red', 'x') !== 'x').toBe(expected);
});

test.each([
  ['carriage returns and tabs', 'a\r\n\tb\rc', 'a b c'],
  ['a sequence that colours', 'a\u001b[31mb', 'a [31mb'],
  ['letters turned round', 'a\u202eb', 'ab'],
  ['too long a text', 'a sentence of words', 'a sente…'],
])('a line for the terminal: %s', (_name, text, expected) => {
  expect(plainLine(text, 8)).toBe(expected);
});

function recordingStream(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return { stream, written };
}

test('progress is shown on a terminal, and cleared once', () => {
  const { stream, written } = recordingStream(true);
  const progress = progressOn(stream, 4, true);
  progress.count(1);
  progress.clear();
  progress.clear();
  expect(written).toEqual(['\r\u001b[K█████░░░░░░░░░░░░░░░ 1 of 4 checked', '\r\u001b[K']);
});

test.each([
  ['a pipe', false, true, ['2 of 4 checked\n', '4 of 4 checked\n']],
  ['--quiet', true, false, []],
])('every ten seconds, progress with %s', (_name, isTTY, isShown, lines) => {
  jest.useFakeTimers();
  const { stream, written } = recordingStream(isTTY);
  const progress = progressOn(stream, 4, isShown);
  for (const done of [1, 2, 3, 4]) {
    jest.advanceTimersByTime(6_000);
    progress.count(done);
  }
  jest.useRealTimers();
  expect(written).toEqual(lines);
});

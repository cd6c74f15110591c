import { DEPTH, shapeFault, VALUES } from './clean-body';

const bytes = (json: string) => Buffer.from(json);
const names = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;
const levels = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

test.each<[string, string, RegExp | undefined]>([
  ['a small object', '{"a":1,"b":[1,2,{"c":"x"}]}', undefined],
  ['200,000 commas inside a text', `{"a":"${',:{['.repeat(50_000)}"}`, undefined],
  ['a quotation mark inside a text', `{"a":"\\"${',{['.repeat(5_000)}"}`, undefined],
  ['a backslash at the end of a text', `{"a":"\\\\","b":[${'1,'.repeat(VALUES)}1]}`, /names and values/],
  ['900 names', names(900), undefined],
  ['80,000 names', names(80_000), /names and values/],
  ['80,000 members of a list', `{"a":[${'1,'.repeat(80_000)}1]}`, /names and values/],
  ['as many levels as allowed', levels(DEPTH), undefined],
  ['one level more', levels(DEPTH + 1), /levels/],
  ['a million brackets that never close', '['.repeat(1_000_000), /levels/],
  ['no JSON at all', 'hello', undefined],
])('%s', (_name, json, fault) => {
  const reported = shapeFault(bytes(json));
  if (fault) expect(reported).toMatch(fault);
  else expect(reported).toBeUndefined();
});

test('a megabyte is counted in a few milliseconds', () => {
  const body = bytes(`{"a":"${'x'.repeat(1_000_000)}"}`);
  // The best of five: what else the machine does counts in the time of the processor too.
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = process.cpuUsage();
    shapeFault(body);
    return process.cpuUsage(start).user / 1_000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});

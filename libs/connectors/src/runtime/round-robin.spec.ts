import { countAhead, roundRobin, served, type ServiceOrder } from './round-robin';

const userIdOf = (name: string): string | undefined => (name.startsWith('-') ? undefined : name[0]);

test.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['one user: the order is kept', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['another user goes after the first item of the first user', ['a1', 'a2', 'a3', 'b1'], ['a1', 'b1', 'a2', 'a3']],
  ['two items of each', ['a1', 'a2', 'a3', 'b1', 'b2'], ['a1', 'b1', 'a2', 'b2', 'a3']],
  ['three users in order of arrival', ['c1', 'a1', 'a2', 'b1', 'c2'], ['c1', 'a1', 'b1', 'a2', 'c2']],
  ['items without a user count as one user', ['-1', '-2', 'b1'], ['-1', 'b1', '-2']],
])('%s', (_name, waiting, order) => {
  expect(roundRobin(waiting, userIdOf)).toEqual(order);
});

test.each<[string, string[], string | undefined, number]>([
  ['an empty queue', [], 'a', 0],
  ['after one’s own items', ['a1', 'a2', 'a3'], 'a', 3],
  ['another user after one item', ['a1', 'a2', 'a3'], 'b', 1],
  ['the second item of another user', ['a1', 'a2', 'a3', 'b1'], 'b', 3],
  ['a user with many items, after the few of others', ['a1', 'a2', 'a3', 'b1'], 'a', 4],
  ['no user', ['a1', 'a2', '-1'], undefined, 3],
])('number of items ahead: %s', (_name, waiting, userId, count) => {
  expect(countAhead(waiting, userIdOf, userId)).toBe(count);
});

test('the user served last goes last, each time the order is computed', () => {
  let users: ServiceOrder = [];
  let waiting = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'];
  const order: string[] = [];
  while (waiting.length > 0) {
    const [first = ''] = roundRobin(waiting, userIdOf, users);
    users = served(users, userIdOf(first));
    order.push(first);
    waiting = waiting.filter((item) => item !== first);
  }
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('a user who arrives later goes before a user who was served', () => {
  expect(roundRobin(['a2', 'a3', 'b1'], userIdOf, ['a'])).toEqual(['b1', 'a2', 'a3']);
});

import { countAhead, roundRobin, ServiceOrder } from './round-robin';

const whoseOf = (name: string): string | undefined => (name.startsWith('-') ? undefined : name[0]);

test.each<[string, string[], string[]]>([
  ['nobody', [], []],
  ['one user keeps the order of asking', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['a stranger goes after the first of the others', ['a1', 'a2', 'a3', 'b1'], ['a1', 'b1', 'a2', 'a3']],
  ['two by two', ['a1', 'a2', 'a3', 'b1', 'b2'], ['a1', 'b1', 'a2', 'b2', 'a3']],
  ['three users in the order of their coming', ['c1', 'a1', 'a2', 'b1', 'c2'], ['c1', 'a1', 'b1', 'a2', 'c2']],
  ['nobody in particular is one user', ['-1', '-2', 'b1'], ['-1', 'b1', '-2']],
])('%s', (_name, waiting, order) => {
  expect(roundRobin(waiting, whoseOf)).toEqual(order);
});

test.each<[string, string[], string | undefined, number]>([
  ['an empty queue', [], 'a', 0],
  ['behind one’s own', ['a1', 'a2', 'a3'], 'a', 3],
  ['a stranger behind one of many', ['a1', 'a2', 'a3'], 'b', 1],
  ['a stranger’s second behind two of many and the first', ['a1', 'a2', 'a3', 'b1'], 'b', 3],
  ['who asks much, behind the few of others', ['a1', 'a2', 'a3', 'b1'], 'a', 4],
  ['nobody in particular', ['a1', 'a2', '-1'], undefined, 3],
])('so many go before one more: %s', (_name, waiting, whose, count) => {
  expect(countAhead(waiting, whoseOf, whose)).toBe(count);
});

test('who was served last waits for the others, however often the order is asked for', () => {
  const served = new ServiceOrder();
  let waiting = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'];
  const order: string[] = [];
  while (waiting.length > 0) {
    const [first = ''] = roundRobin(waiting, whoseOf, served);
    served.served(whoseOf(first));
    order.push(first);
    waiting = waiting.filter((one) => one !== first);
  }
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('a stranger who comes late goes before the next of who was served', () => {
  const served = new ServiceOrder();
  served.served('a');
  expect(roundRobin(['a2', 'a3', 'b1'], whoseOf, served)).toEqual(['b1', 'a2', 'a3']);
});

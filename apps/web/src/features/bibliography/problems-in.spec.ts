import type { Statement } from '@veracite/model/bibliography';
import { problemsIn } from './problems-in';

const statement = (kind: Statement['kind'], code: string, text: string, entries: number[]): Statement => ({
  kind,
  code,
  text,
  entries,
});

test.each<[trap: string, Statement[], (string | undefined)[][]]>([
  [
    'a problem and what to do',
    [statement('weakness', 'a', 'Bad.', [1]), statement('recommendation', 'a', 'Fix it.', [1])],
    [['Bad.', 'Fix it.']],
  ],
  ['nothing can be done', [statement('weakness', 'a', 'Bad.', [1])], [['Bad.', undefined]]],
  ['praise is no problem', [statement('strength', 'a', 'Good.', [1])], []],
  [
    'advice without a problem is a row of its own',
    [statement('recommendation', 'u', 'Again.', [2])],
    [['Again.', undefined]],
  ],
  [
    'two problems of one kind keep their own advice',
    [
      statement('weakness', 'y', 'Li.', [1]),
      statement('recommendation', 'y', 'Write Li.', [1]),
      statement('weakness', 'y', 'Wu.', [2]),
      statement('recommendation', 'y', 'Write Wu.', [2]),
    ],
    [
      ['Li.', 'Write Li.'],
      ['Wu.', 'Write Wu.'],
    ],
  ],
  [
    'line numbers are in their column and not in the sentence',
    [statement('weakness', 'a', '3 of 9 were not found (lines 3, 5 and 8).', [2, 4, 7])],
    [['3 of 9 were not found.', undefined]],
  ],
])('%s', (_trap, statements, expected) => {
  expect(problemsIn(statements).map(({ text, action }) => [text, action])).toEqual(expected);
});

import type { Statement } from '@veracite/model/bibliography';
import { problemsIn } from './problems-in';

const said = (kind: Statement['kind'], code: string, text: string, entries: number[]): Statement => ({
  kind,
  code,
  text,
  entries,
});

test.each<[trap: string, Statement[], (string | undefined)[][]]>([
  [
    'a problem and what to do',
    [said('weakness', 'a', 'Bad.', [1]), said('recommendation', 'a', 'Mend.', [1])],
    [['Bad.', 'Mend.']],
  ],
  ['nothing can be done', [said('weakness', 'a', 'Bad.', [1])], [['Bad.', undefined]]],
  ['praise is no problem', [said('strength', 'a', 'Good.', [1])], []],
  ['advice without a problem stands alone', [said('recommendation', 'u', 'Again.', [2])], [['Again.', undefined]]],
  [
    'two problems of one kind keep their own advice',
    [
      said('weakness', 'y', 'Li.', [1]),
      said('recommendation', 'y', 'Write Li.', [1]),
      said('weakness', 'y', 'Wu.', [2]),
      said('recommendation', 'y', 'Write Wu.', [2]),
    ],
    [
      ['Li.', 'Write Li.'],
      ['Wu.', 'Write Wu.'],
    ],
  ],
  [
    'lines stand in their column and not in the sentence',
    [said('weakness', 'a', '3 of 9 were not found (lines 3, 5 and 8).', [2, 4, 7])],
    [['3 of 9 were not found.', undefined]],
  ],
])('%s', (_trap, statements, expected) => {
  expect(problemsIn(statements).map(({ text, action }) => [text, action])).toEqual(expected);
});

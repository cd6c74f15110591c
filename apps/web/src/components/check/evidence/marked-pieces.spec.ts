import { inContext } from './marked-pieces';

describe('words marked where they stand', () => {
  test.each<[string, string, [string, boolean][], [string, boolean][]]>([
    [
      'initials keep their dots close',
      'J. D. Watson, F. H. C. Crick',
      [['J . D . Watson , F . H . C . Crick', false]],
      [['J. D. Watson, F. H. C. Crick', false]],
    ],
    [
      'only the changed word is marked',
      'A. Vaswani, N. Shazeer',
      [
        ['A .', true],
        ['Vaswani , N . Shazeer', false],
      ],
      [
        ['A.', true],
        [' ', false],
        ['Vaswani, N. Shazeer', false],
      ],
    ],
    [
      'a word that is not there is passed over',
      'On growth',
      [
        ['form', true],
        ['growth', false],
      ],
      [
        ['On ', false],
        ['growth', false],
      ],
    ],
    ['nothing to mark', 'On growth', [], [['On growth', false]]],
  ])('%s', (_name, text, words, pieces) => {
    const given = words.map(([word, changed]) => ({ text: word, changed }));
    expect(inContext(text, given).map((piece) => [piece.text, piece.changed])).toEqual(pieces);
  });
});

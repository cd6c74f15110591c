import type { Label } from './labels';
import type { Run } from './runs';
import { mendTitles } from './title-ends';

/** A reference as labelled stretches: what the labeller gave, and what the rules make of it. */
function mended(pieces: readonly [Label, string][]): string[] {
  let at = 0;
  const runs = pieces.map(([label, text]): Run => {
    const run = { label, start: at, end: at + text.length, tokens: text.split(' ').length };
    at = run.end;
    return run;
  });
  const raw = pieces.map(([, text]) => text).join('');
  mendTitles(raw, runs);
  return runs.map(({ label, start, end }) => `${label}: ${raw.slice(start, end).trim()}`);
}

test.each<[string, [Label, string][], string[]]>([
  [
    'one word behind a given name and an initial is the family name',
    [
      ['author', '(1) James A. '],
      ['title', 'Momper. '],
      ['container', 'AAPG Bulletin '],
    ],
    ['author: (1) James A. Momper.', 'container: AAPG Bulletin'],
  ],
  [
    'a title of one word behind a whole name stays',
    [
      ['author', 'Roe, J. A. '],
      ['title', 'Metaphor. '],
      ['container', 'Mind '],
    ],
    ['author: Roe, J. A.', 'title: Metaphor.', 'container: Mind'],
  ],
  [
    'a title in quotation marks ends with them',
    [
      ['title', '“Metaphor.” Oxford English Dictionary. '],
      ['date', '1992.'],
    ],
    ['title: “Metaphor.”', 'container: Oxford English Dictionary.', 'date: 1992.'],
  ],
  [
    'with a comma behind the mark, and a container there is',
    [
      ['title', '"Moral growth", Journal '],
      ['container', 'of Ethics '],
      ['date', '1992'],
    ],
    ['title: "Moral growth"', 'container: , Journal of Ethics', 'date: 1992'],
  ],
  [
    'a phrase in quotation marks at the beginning of a title',
    [
      ['title', '“Such stuff as dreams are made on”: how does it work '],
      ['date', '2005'],
    ],
    ['title: “Such stuff as dreams are made on”: how does it work', 'date: 2005'],
  ],
  [
    'the last author before a colon',
    [
      ['author', 'Payne LN, Brown SR, '],
      ['title', 'Thouless ME: A novel subgroup. '],
      ['container', 'J Gen Virol'],
    ],
    ['author: Payne LN, Brown SR, Thouless ME:', 'title: A novel subgroup.', 'container: J Gen Virol'],
  ],
  [
    'the last author before a colon, with what is left of "3rd"',
    [
      ['author', 'Rowe D, Smart ML, '],
      ['title', 'Carter JBr: A novel subgroup. '],
    ],
    ['author: Rowe D, Smart ML, Carter JBr:', 'title: A novel subgroup.'],
  ],
  [
    'a body is the last author before a colon',
    [
      ['author', 'Payne LN, Brown SR, '],
      ['title', 'Parkinson’s Society International: Costs of care: a survey. '],
    ],
    ['author: Payne LN, Brown SR, Parkinson’s Society International:', 'title: Costs of care: a survey.'],
  ],
  [
    'a study whose name begins among the authors',
    [
      ['author', 'Payne LN, Brown SR, Devon MRC '],
      ['title', 'Ageing Study: An epidemiological study. '],
    ],
    ['author: Payne LN, Brown SR, Devon MRC Ageing Study:', 'title: An epidemiological study.'],
  ],
  [
    'a body that a title begins with, behind a list that is closed',
    [
      ['author', 'Payne LN, Brown SR. '],
      ['title', 'World Health Organization: A history. '],
    ],
    ['author: Payne LN, Brown SR.', 'title: World Health Organization: A history.'],
  ],
  [
    'a book behind "in"',
    [
      ['author', 'T. Casini, '],
      ['title', 'La questione lagunare, in Miscellanea Mercati, '],
      ['page', 'pp. 3-9'],
    ],
    ['author: T. Casini,', 'title: La questione lagunare,', 'container: in Miscellanea Mercati,', 'page: pp. 3-9'],
  ],
  [
    'a book in honour of somebody is one title',
    [
      ['title', 'Essays on law, in Honour of John Doe, '],
      ['page', 'pp. 3-9'],
    ],
    ['title: Essays on law, in Honour of John Doe,', 'page: pp. 3-9'],
  ],
  [
    'a journal behind a full stop',
    [
      ['title', 'A grand old party. Window on Wake Forest, '],
      ['volume', 'XII'],
      ['issue', '(3), '],
      ['page', 'pp. 1-3'],
    ],
    ['title: A grand old party.', 'container: Window on Wake Forest,', 'volume: XII', 'issue: (3),', 'page: pp. 1-3'],
  ],
  [
    'an abbreviated journal without a mark before it',
    [
      ['title', 'Advanced LIGO Class. Quantum Grav. '],
      ['volume', '32 '],
      ['page', '074001'],
    ],
    ['title: Advanced LIGO', 'container: Class. Quantum Grav.', 'volume: 32', 'page: 074001'],
  ],
  [
    'a book of several volumes keeps its subtitle',
    [
      ['title', 'The City. An Introduction. '],
      ['volume', '2. '],
      ['publisher', 'Beck, '],
      ['page', '12'],
    ],
    ['title: The City. An Introduction.', 'volume: 2.', 'publisher: Beck,', 'page: 12'],
  ],
  [
    'years of a title',
    [
      ['title', 'The Frankish World, '],
      ['date', '750-900, '],
      ['place', 'London, '],
      ['date', '1996'],
    ],
    ['title: The Frankish World, 750-900,', 'place: London,', 'date: 1996'],
  ],
  [
    'a range of years that is the only date',
    [
      ['title', 'Diaries, '],
      ['date', '1879-1903, '],
      ['place', 'Venice'],
    ],
    ['title: Diaries,', 'date: 1879-1903,', 'place: Venice'],
  ],
  [
    'a year that no mark parts from the title',
    [
      ['author', 'Latkovic, M. '],
      ['date', '(2013). '],
      ['title', 'Youth Study Macedonia '],
      ['date', '2013, '],
      ['place', 'Skopje'],
    ],
    ['author: Latkovic, M.', 'date: (2013).', 'title: Youth Study Macedonia 2013,', 'place: Skopje'],
  ],
])('%s', (_trap, pieces, expected) => {
  expect(mended(pieces)).toEqual(expected);
});

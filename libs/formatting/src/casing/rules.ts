import { Cursor } from './cursor';
import { isLowercaseWord } from './model/lists';
import { datedSource, meeting, reviewedAuthors } from './name-extent';
import { isBesideInitial, isCited, isFamilyOfGiven, isMadeOfName, isOwner, isRanked } from './persons';
import { opensQuotation, type Word } from './cut-words';

/** A rule that finds names in a headline by the structure of the title. */
export interface Rule {
  name: string;
  example: readonly [headline: string, sentence: string];
  /** Section of APA 7. */
  section: string;
  /** Returns how many words from the cursor keep their capitals; 0 if the rule does not apply. */
  applies: (cursor: Cursor) => number;
  /** If set, these words become lowercase instead. */
  lowers?: true;
}

const countOne = (applies: (cursor: Cursor) => boolean) => (cursor: Cursor) => (applies(cursor) ? 1 : 0);

/** The rules in order of priority. */
export const RULES: Rule[] = [
  {
    name: 'the author of a reviewed work, and where its title begins',
    example: ['Review of Jack Tannous, The Making of a World', 'Review of Jack Tannous, The making of a world'],
    section: '10.7',
    applies: (cursor) =>
      cursor.index === 2 && cursor.text(-2) === 'Review' && cursor.text(-1) === 'of' ? reviewedAuthors(cursor) : 0,
  },
  {
    name: 'a meeting in its proceedings',
    example: [
      'Proceedings of the Workshop on Metaphor: A New Start',
      'Proceedings of the Workshop on Metaphor: A new start',
    ],
    section: '10.5',
    applies: (cursor) =>
      cursor.index === 2 && cursor.lower(-2) === 'proceedings' && cursor.lower(-1) === 'of'
        ? cursor.untilMark(/[:(;]/)
        : 0,
  },
  {
    name: 'a meeting by its number',
    example: ['The Tenth Global Sleep Conference', 'The Tenth Global Sleep Conference'],
    section: '10.5',
    applies: meeting,
  },
  {
    name: 'a quotation as long as a sentence begins with a capital',
    example: ['Comment on “Sleep in the Age of Noise”', 'Comment on “Sleep in the age of noise”'],
    section: '6.17',
    applies: countOne((cursor) => opensQuotation(cursor.words, cursor.index)),
  },
  {
    name: 'a book of scripture by chapter and verse',
    example: ['Motifs from Genesis 1–11 and Mark 7:24', 'Motifs from Genesis 1–11 and Mark 7:24'],
    section: '8.28',
    applies: countOne(
      (cursor) =>
        /^\d{1,3}$/.test(cursor.text(1)) &&
        cursor.before(1) === ' ' &&
        (cursor.before(2) === ':' ||
          /^(?:genesis|exodus|judges|kings|proverbs|acts|romans|revelation)$/.test(cursor.lower())),
    ),
  },
  {
    name: 'parts by their number',
    example: ['Medieval Trade, Part II: The Baltic', 'Medieval trade, Part II: The Baltic'],
    section: '6.19',
    applies: (cursor) =>
      cursor.text() === 'Shared' && cursor.text(1) === 'Task' && isNumber(cursor, 2)
        ? 2
        : Number(/^(?:task|part|vol)$/.test(cursor.lower()) && isNumber(cursor, 1)),
  },
  {
    name: 'a rank and the name behind it',
    example: ['A Letter to Colonel Hickling', 'A letter to Colonel Hickling'],
    section: '6.14',
    applies: (cursor) => (isRanked(cursor) ? 2 : 0),
  },
  {
    name: 'a word made of a name',
    example: ['Critique of Vulgar Raymondism in Software', 'Critique of vulgar Raymondism in software'],
    section: '6.14',
    applies: countOne((cursor) => isMadeOfName(cursor.bare())),
  },
  {
    name: 'a dated source in brackets',
    example: ['A Replication (European Economic Review, 2004)', 'A replication (European Economic Review, 2004)'],
    section: '6.17',
    applies: datedSource,
  },
  {
    name: 'persons by context: a given name, an initial, a possessive, other authors or a year, a lawsuit',
    example: ['Kevin Vanhoozer on Salomon’s Model (Burger, 2009)', 'Kevin Vanhoozer on Salomon’s model (Burger, 2009)'],
    section: '6.14',
    applies: countOne(
      (cursor) =>
        isFamilyOfGiven(cursor) ||
        isBesideInitial(cursor) ||
        isOwner(cursor) ||
        isCited(cursor) ||
        (cursor.words.length < LAW_SUIT && (cursor.text(-1) === 'v' || cursor.text(1) === 'v')),
    ),
  },
  {
    name: 'prefixes that are spelled like elements',
    example: ['Re-engineering and Co-occurrence of Events', 'Re-engineering and co-occurrence of events'],
    section: '6.12',
    applies: countOne(
      (cursor) =>
        /^(?:Co|Re|Bi)$/.test(cursor.text()) && /^[-‐‑]$/.test(cursor.before(1)) && isLowercaseWord(cursor.lower(1)),
    ),
    lowers: true,
  },
];

/** Returns the form of each word of a headline that a rule determines. */
export function formsByRule(words: Word[]): (string | undefined)[] {
  const forms: (string | undefined)[] = [];
  words.forEach((_word, index) => {
    const cursor = new Cursor(words, index);
    for (const { applies, lowers } of RULES) {
      const count = applies(cursor);
      for (let i = 0; i < count; i += 1) forms[index + i] ??= lowers ? cursor.lower(i) : cursor.text(i);
      if (count > 0) break;
    }
  });
  return forms;
}

const isNumber = (cursor: Cursor, offset: number): boolean =>
  /^\.? $/.test(cursor.before(offset)) && /^(?:\d{1,4}|[IVX]{1,5})$/.test(cursor.text(offset));

/** Maximum length of a lawsuit title, in words. */
const LAW_SUIT = 8;

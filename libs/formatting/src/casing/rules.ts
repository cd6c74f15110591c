import { PARTICLES } from '../pieces/capitals';
import { Cursor } from './cursor';
import { isCommonWord, isGivenName, isMetWord } from './model/lists';
import { isProper } from './names';
import { isFamilyOfGiven, isMadeOfName, isRanked } from './persons';
import { isSpeciesName } from './species';
import { opensQuotation, type Word } from './words';

/** A rule for the words of a headline: names that are told by how a title is built, whatever words they are made of. */
export interface Rule {
  name: string;
  example: readonly [headline: string, sentence: string];
  /** Of APA 7, which decides. */
  section: string;
  /** How many words from the cursor on keep the capitals that the headline gives them; 0 where the rule says nothing. */
  applies: (at: Cursor) => number;
  /** Those words become small instead. */
  lowers?: true;
}

const one = (applies: (at: Cursor) => boolean) => (at: Cursor) => (applies(at) ? 1 : 0);

/** The first that applies decides. */
export const RULES: Rule[] = [
  {
    name: 'the author of a reviewed work, and where its title begins',
    example: ['Review of Jack Tannous, The Making of a World', 'Review of Jack Tannous, The making of a world'],
    section: '10.7',
    applies: (at) => (at.index === 2 && at.text(-2) === 'Review' && at.text(-1) === 'of' ? reviewedAuthors(at) : 0),
  },
  {
    name: 'a meeting in its proceedings',
    example: [
      'Proceedings of the Workshop on Metaphor: A New Start',
      'Proceedings of the Workshop on Metaphor: A new start',
    ],
    section: '10.5',
    applies: (at) =>
      at.index === 2 && at.lower(-2) === 'proceedings' && at.lower(-1) === 'of' ? at.untilMark(/[:(;]/) : 0,
  },
  {
    name: 'a meeting by its number',
    example: ['The Tenth Global Sleep Conference', 'The Tenth Global Sleep Conference'],
    section: '10.5',
    applies: meeting,
  },
  {
    name: 'a letter in an archive: who wrote it to whom, and when',
    example: [
      'Letter from Pe Maung Tin to Luce, 18/10/1961',
      'Letter from Pe Maung Tin to Luce, 18/10/1961',
    ],
    section: '8.9',
    applies: (at) => (at.index === 2 && isSentLetter(at) ? at.left : 0),
  },
  {
    name: 'a quotation as long as a sentence begins with a capital',
    example: ['Comment on “Sleep in the Age of Noise”', 'Comment on “Sleep in the age of noise”'],
    section: '6.17',
    applies: one((at) => opensQuotation(at.words, at.index)),
  },
  {
    name: 'a book by chapter and verse',
    example: ['Encountering Grace in Mark 7:24–30', 'Encountering grace in Mark 7:24–30'],
    section: '8.28',
    applies: one((at) => /^\d{1,3}$/.test(at.text(1)) && at.before(1) === ' ' && at.before(2) === ':'),
  },
  {
    name: 'parts by their number',
    example: ['Medieval Trade, Part II: The Baltic', 'Medieval trade, Part II: The Baltic'],
    section: '6.19',
    applies: one((at) => /^(?:task|part|vol)$/.test(at.lower()) && isNumber(at, 1)),
  },
  {
    name: 'a rank and the name behind it',
    example: ['A Letter to Colonel Hickling', 'A letter to Colonel Hickling'],
    section: '6.14',
    applies: (at) => (isRanked(at) ? 2 : 0),
  },
  {
    name: 'a word made of a name',
    example: ['Critique of Vulgar Raymondism in Software', 'Critique of vulgar Raymondism in software'],
    section: '6.14',
    applies: one((at) => isMadeOfName(at.bare())),
  },
  {
    name: 'a body behind its place',
    example: ['Lectures of the Burma Research Society', 'Lectures of the Burma Research Society'],
    section: '6.14',
    applies: institution,
  },
  {
    name: 'a river, lake or mountain behind its name',
    example: ['Sleep on the Athabasca River in Winter', 'Sleep on the Athabasca River in winter'],
    section: '6.14',
    applies: one(
      (at) =>
        FEATURE.test(at.lower()) &&
        at.before() === ' ' &&
        /^\p{Lu}\p{Ll}+$/u.test(at.text(-1)) &&
        (isProper(at.lower(-1)) || !isCommonWord(at.lower(-1))) &&
        !PEOPLE.test(at.lower(-1)),
    ),
  },
  {
    name: 'a side before its place',
    example: ['Seismic Hazard in South India', 'Seismic hazard in South India'],
    section: '6.14',
    applies: one(
      (at) => /^(?:North|South|East|West)$/.test(at.text()) && at.before(1) === ' ' && isProper(at.bare(1)),
    ),
  },
  {
    name: 'the family behind a given name',
    example: ['Memoir of Catharine Brown, a Christian', 'Memoir of Catharine Brown, a Christian'],
    section: '6.14',
    applies: one(isFamilyOfGiven),
  },
  {
    name: 'a genus before its species',
    example: ['Bacteremia with Aerococcus sanguinicola', 'Bacteremia with Aerococcus sanguinicola'],
    section: '6.17',
    applies: one((at) => isSpeciesName(at.words, at.index + 1)),
  },
  {
    name: 'a tool that a subtitle explains',
    example: ['Vega-Lite: A Grammar of Graphics', 'Vega-Lite: A grammar of graphics'],
    section: '6.14',
    applies: (at) =>
      at.index === 0 && at.before(1) === '-' && at.before(2) === ': ' && !isCommonWord(at.lower()) ? 2 : 0,
  },
  {
    name: 'prefixes that are spelled like elements',
    example: ['Re-engineering and Co-occurrence of Events', 'Re-engineering and co-occurrence of events'],
    section: '6.12',
    applies: one((at) => /^(?:Co|Re|Bi)$/.test(at.text()) && /^[-‐‑]$/.test(at.before(1)) && isMetWord(at.lower(1))),
    lowers: true,
  },
];

/** For each word of a headline the form that a rule gives it. */
export function formsByRule(words: Word[]): (string | undefined)[] {
  const forms: (string | undefined)[] = [];
  words.forEach((_word, index) => {
    const at = new Cursor(words, index);
    for (const { applies, lowers } of RULES) {
      const count = applies(at);
      for (let i = 0; i < count; i += 1) forms[index + i] ??= lowers ? at.lower(i) : at.text(i);
      if (count > 0) break;
    }
  });
  return forms;
}

/** Behind so many words no list of names goes on. */
const FARTHEST = 14;

/** Words up to the reviewed work's title and its first, behind the comma or the year that ends the authors. */
function reviewedAuthors(at: Cursor): number {
  for (let count = 0; count < Math.min(at.left, FARTHEST); count += 1) {
    const year = /^\d{4}$/.test(at.text(count - 1)) && /^\),? $/.test(at.before(count));
    const comma = at.before(count) === ', ' && !/^(?:and|eds?|trans)$/.test(at.text(count)) && !isAuthor(at, count);
    if (count > 1 && (year || comma)) return at.isLarge(count) ? count + 1 : 0;
    const small = PARTICLES.has(at.text(count)) || /^(?:and|\d{4})$/.test(at.text(count));
    if (!at.isLarge(count) && !small) return 0;
  }
  return 0;
}

/** "Sebastian P. Brock," between commas: a given name, and words in capitals up to the next comma. */
function isAuthor(at: Cursor, from: number): boolean {
  let to = from + 1;
  while (to < at.left && !at.before(to).startsWith(',')) to += 1;
  const large = Array.from({ length: to - from }, (_, i) => at.isLarge(from + i));
  return to < at.left && to - from < 5 && large.every(Boolean) && isGivenName(at.lower(from));
}

const ORDINAL =
  /^(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|\p{L}+tieth)$/iu;
const MEETING = /^(?:workshop|conference|symposium|congress|colloquium|meeting)$/;
/** Farther from its number stands no meeting. */
const NAME_OF_MEETING = 8;

/** "the Third Workshop on Machine Translation": behind "on" and "for" its name goes on. */
function meeting(at: Cursor): number {
  const numbered = (at.lower(-1) === 'the' || at.opens()) && ORDINAL.test(at.text());
  const wide = at.index > 0 && /^(?:international|annual|national|european)$/.test(at.lower());
  const end = numbered ? Math.min(NAME_OF_MEETING, at.untilMark(/[:(,;]/)) : wide ? 2 : 0;
  for (let count = 1; count < end; count += 1)
    if (MEETING.test(at.lower(count))) return nameEnd(at, count + 1);
  return 0;
}

/** Up to a mark, over small words that the name goes on behind: "on Civil and Constitutional Rights of the …". */
function nameEnd(at: Cursor, from: number): number {
  for (let end = from; ;) {
    let next = end;
    while (at.before(next) === ' ' && /^(?:and|of|the|on|at|for)$/.test(at.text(next))) next += 1;
    if (at.before(next) !== ' ' || !at.isLarge(next)) return end;
    end = next + 1;
    while (/^[ -]$/.test(at.before(end)) && at.isLarge(end)) end += 1;
  }
}

/** "Letter to the Editor" names nobody. */
function isSentLetter(at: Cursor): boolean {
  const named = at.words.slice(at.index).map(({ text }) => text);
  return (
    at.lower(-2) === 'letter' &&
    /^(?:from|to)$/.test(at.lower(-1)) &&
    named.some((text) => /^(?:from|to|dated|\d{4})$/.test(text)) &&
    !named.some((text) => /^(?:the|editors?|an?|my|our)$/i.test(text))
  );
}

const isNumber = (at: Cursor, offset: number): boolean =>
  /^\.? $/.test(at.before(offset)) && /^(?:\d{1,4}|[IVX]{1,5})$/.test(at.text(offset));

const INSTITUTION =
  /^(?:association|academy|commission|committee|council|federation|foundation|institute|institution|museum|navy|parliament|registry|society)$/;
/** Endings of peoples: "Italian society" is no body. */
const PEOPLE = /(?:an|ese|ish|ic|ch|al|it)$/;

/** "Burma Research Society", "the National Research Council"; "in a Massim Society" is one of many. */
function institution(at: Cursor): number {
  const place = at.lower();
  if (!at.isLarge() || !(isProper(place) || /^(?:national|international|royal)$/.test(place))) return 0;
  if (/^an?$/.test(at.lower(-1))) return 0;
  for (let count = 1; count < 4 && at.before(count) === ' ' && at.isLarge(count); count += 1) {
    if (!INSTITUTION.test(at.lower(count))) continue;
    const many = /^(?:society|committee|commission)$/.test(at.lower(count));
    return many && count === 1 ? 0 : count + 1;
  }
  return 0;
}

const FEATURE =
  /^(?:archipelago|bay|canyon|county|creek|desert|fjord|glacier|gulf|islands?|lakes?|mountains?|oceans?|park|peninsula|plateau|prefecture|press|hospital|formation|limestone|sandstone|shale|province|rivers?|seas?|straits?|university|valley)$/;

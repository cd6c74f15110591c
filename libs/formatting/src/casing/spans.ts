import { PARTICLES } from '../pieces/capitals';
import { FACT_WORDS, PROPER_WORDS } from './lexicon/proper';
import { isCommonWord, isFamilyName, isGivenName } from './model/known';
import { abbreviatedSpans } from './abbreviated';
import { opensClause, type Word } from './words';

/** Numbers of meetings: "Tenth Pugwash Conference", "2nd Workshop". */
const ORDINAL =
  /^(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|\p{L}+tieth)$/iu;
const MEETING = new Set('workshop conference symposium congress colloquium meeting'.split(' '));
/** Farther from its number stands no meeting. */
const NAME_OF_MEETING = 8;

/** Bodies that are named by what they are for, and by what they are of: "the association of sleep with age" is none. */
const BODY = new Set('association society institute academy ministry bureau federation league'.split(' '));
const BODY_OF = new Set('institute academy ministry bureau league'.split(' '));

/** Offices of a state, named by what they are for behind "the". */
const OFFICE = new Set('subcommittee department commission inquiry'.split(' '));

/** "The Parental Reflective Functioning Questionnaire: Infant Version": so long a name at the head of a title is one (APA 7, 6.18). */
const MEASURE = /^(?:questionnaire|scale|inventory|checklist)$/;
const MEASURED = 2;

/** Before "of" and a name these belong to it: "the Council of Chalcedon", "the Gospel of Thomas", "the Battle of Hastings". */
const NAMED_AFTER = new Set(
  'university battle siege treaty synod council congress peace edict republic kingdom duchy sultanate gulf strait bay cape isle gospel epistle apocalypse odes acts testament book psalms chronicle'.split(
    ' ',
  ),
);

/** Journals begin so. */
const JOURNAL = new Set('journal annals archives bulletin transactions'.split(' '));

/**
 * Words that are one name by how the title is built, whatever words it is made of: a meeting in its proceedings, a body behind
 * "the", the author of a reviewed work. Such words keep the capitals that the headline gives them.
 */
export function namedSpans(words: Word[]): Set<number> {
  const kept = new Set<number>();
  const lower = words.map(({ text }) => text.toLowerCase());
  const keep = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) kept.add(index);
  };
  if (lower[0] === 'proceedings' && lower[1] === 'of') {
    const end = clauseEnd(words, 2, /[:(;]/);
    keep(2, end);
    // "…: Student Research Workshop": a part of the meeting.
    const later = lower.slice(end).findIndex((word) => MEETING.has(word));
    if (later >= 0) keep(end, meetingEnd(words, end + later));
  }
  if (isSentLetter(words)) keep(2, words.length);
  if (isLawSuit(words)) keep(0, words.length);
  lower.forEach((word, index) => {
    const [previous, next] = [lower[index - 1] ?? 'the', lower[index + 1] ?? ''];
    if ((previous === 'the' || opensClause(words, index)) && ORDINAL.test(word)) {
      const head = lower.slice(index, index + NAME_OF_MEETING).findIndex((later) => MEETING.has(later));
      if (head > 0 && index + head < clauseEnd(words, index)) keep(index, meetingEnd(words, index + head));
    }
    if (MEETING.has(word) && /^(?:international|annual|national|european)$/.test(lower[index - 1] ?? '') && index > 1)
      keep(index - 1, meetingEnd(words, index));
    const names =
      next === 'for' ? BODY.has(word) : next === 'of' && (BODY_OF.has(word) || (index > 0 && JOURNAL.has(word)));
    if (names && (previous === 'the' || JOURNAL.has(word)) && isCapital(words[index + 2]))
      keep(index, nameEnd(words, index + 2));
    if (
      /^(?:academy|bureau)$/.test(word) &&
      next === 'of' &&
      isCapital(words[index - 1]) &&
      isCapital(words[index + 2])
    )
      keep(nameStart(words, index), nameEnd(words, index + 2));
    const office = OFFICE.has(word) && /^(?:on|of|for|into)$/.test(next);
    const subject = index + (lower[index + 2] === 'the' ? 3 : 2);
    if (office && isCapital(words[subject])) {
      const from = behindArticle(words, lower, index);
      if (from !== undefined) keep(from, longNameEnd(words, subject));
    }
    if (MEASURE.test(word) && opensClause(words, nameStart(words, index))) {
      const from = nameStart(words, index);
      const ends = /^(?: \(|:)/.test(words[index + 1]?.before ?? ':');
      if (ends && index - from > MEASURED && !/^(?:an?|towards?)$/.test(lower[from] ?? '')) keep(from, index + 1);
    }
    if (word === 'survey' && next === 'of' && isCapital(words[index + 2])) {
      const from = institutionStart(words, lower, index);
      if (from < index) keep(from, longNameEnd(words, index + 2));
    }
    keep(index, datedEnd(words, index) ?? index);
    if (next === 'of' && NAMED_AFTER.has(word) && isNameBehind(words, index + 2)) keep(index, index + 1);
    const first = INSTITUTION.has(word) ? institutionStart(words, lower, index) : index;
    if (first < index) keep(first, index + 1);
    if (word === 'act' && next === 'of' && /^\d{4}$/.test(lower[index + 2] ?? ''))
      keep(nameStart(words, index), index + 1);
  });
  abbreviatedSpans(words).forEach(([from, to]) => keep(from, to));
  // "Vega-Lite: A Grammar": a compound of no common word that has a subtitle is a name.
  if (words[1]?.before === '-' && words[2]?.before === ': ' && !isCommonWord(lower[0] ?? '')) keep(0, 2);
  keep(2, reviewedAt(words) ?? 0);
  return kept;
}

/**
 * "Review of James Rendel Harris, The Aramaic Papyri …": where the title of the reviewed work begins.
 * @returns undefined where the words behind "Review of" are no person's name that a comma or a year ends
 */
export function reviewedAt(words: Word[]): number | undefined {
  if (words[0]?.text !== 'Review' || words[1]?.text !== 'of') return undefined;
  for (let index = 2; index < Math.min(words.length, FARTHEST); index += 1) {
    const { text = '', before = '' } = words[index] ?? {};
    const year = /^\d{4}$/.test(words[index - 1]?.text ?? '') && /^\),? $/.test(before);
    const comma = before === ', ' && !/^(?:and|eds?|trans)$/.test(text) && !isPerson(words, index);
    if (index > 3 && (year || comma)) return isCapital(words[index]) ? index : undefined;
    if (!isCapital(words[index]) && !PARTICLES.has(text) && text !== 'and' && !/^\d{4}$/.test(text)) return undefined;
  }
  return undefined;
}

/** "Letter from Pe Maung Tin to Luce, 18/10/1961": what archives call a letter holds names alone; "Letter to the Editor" names nobody. */
const isSentLetter = (words: Word[]): boolean => {
  const [letter, way, ...named] = words.map(({ text }) => text);
  return (
    /^letter$/i.test(letter ?? '') &&
    /^(?:from|to)$/.test(way ?? '') &&
    named.some((text) => /^(?:from|to|dated)$/.test(text) || /^\d{4}$/.test(text)) &&
    !named.some((text) => /^(?:the|editors?|an?|my|our)$/i.test(text))
  );
};

/** Longer titles tell of a suit rather than name it. */
const LAW_SUIT = 16;

/** "American Electric Power Company, Inc. v. Connecticut": two parties, whose names hold all that is large (APA 7, 11.4). */
function isLawSuit(words: Word[]): boolean {
  const against = words.findIndex(({ text }) => text === 'v');
  return (
    against > 0 &&
    against < words.length - 1 &&
    words.length < LAW_SUIT &&
    words.every(
      (word, index) => index === against || isCapital(word) || /^(?:and|of|the|for|in|ex|et|al|de)$/.test(word.text),
    ) &&
    words.every(({ before }) => !/[:?!“]/.test(before))
  );
}

/** Behind so many words no list of names goes on. */
const FARTHEST = 16;

/** "Sebastian P. Brock," between commas: a given name, and words in capitals up to the next comma. */
function isPerson(words: Word[], index: number): boolean {
  const length = words.slice(index + 1).findIndex(({ before }) => before.startsWith(','));
  const part = words.slice(index, index + 1 + length);
  return length > 0 && part.length < 5 && part.every(isCapital) && isGivenName(part[0]?.text.toLowerCase() ?? '');
}

const isName = (word = ''): boolean =>
  PROPER_WORDS.has(word.replace(/['’]s$/, '')) && !/(?:an|ese|ish|ic)s?$/.test(word);

/** A name, or a large word that no list has small: "the Chronicle of Seert". */
const isNameBehind = (words: Word[], index: number): boolean => {
  const lower = words[index]?.text.toLowerCase() ?? '';
  return isName(lower) || (isCapital(words[index]) && !isCommonWord(lower));
};

const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');

function clauseEnd(words: Word[], from: number, mark = /[:(,;]/): number {
  const length = words
    .slice(from + 1)
    .findIndex((word, offset) => mark.test(word.before) || opensClause(words, from + 1 + offset));
  return length < 0 ? words.length : from + 1 + length;
}

/** Back to the first capital: "the American Recovery and Reinvestment Act". */
function nameStart(words: Word[], to: number): number {
  let from = to;
  while (from > 1 && words[from]?.before === ' ' && (isCapital(words[from - 1]) || words[from - 1]?.text === 'and'))
    from -= 1;
  return from;
}

/** Bodies that are named behind a place, a people or "national": "the American Psychological Association". */
const INSTITUTION = new Set(
  'association academy commission committee council federation foundation institute institution museum navy parliament registry society'.split(
    ' ',
  ),
);

/** Where the name of an institution begins, or its own place: "Burma Research Society", but "Italian Society" is none. */
function institutionStart(words: Word[], lower: string[], index: number): number {
  let from = index;
  while (from > 0 && index - from < 4 && words[from]?.before === ' ' && isCapital(words[from - 1])) {
    // "in a Massim Society": one of many.
    if (/^an?$/.test(lower[from - 2] ?? '')) return index;
    from -= 1;
    const word = lower[from] ?? '';
    const founder = lower[index] === 'foundation' && isFamilyName(word) && !isCommonWord(word);
    const place = founder || PROPER_WORDS.has(word) || /^(?:national|international|royal)$/.test(word);
    // "Morocco’s Competition Council": whose body it is stands before its name.
    if (/['’]s$/.test(word)) return PROPER_WORDS.has(word.slice(0, -2)) ? from + 1 : index;
    const people =
      /(?:an|ese|ish|ic|ch|al)$/.test(word) ||
      (lower[index] === 'society' && !FACT_WORDS.has(word) && PROPER_WORDS.has(word));
    if (place && (!/^(?:society|committee|commission)$/.test(lower[index] ?? '') || !people || index - from > 1))
      return from;
  }
  return index;
}

/** Back to "the" over words in capitals: "the Royal Commission on …"; undefined where there is none so near. */
function behindArticle(words: Word[], lower: string[], index: number): number | undefined {
  let from = index;
  while (index - from < 3 && words[from]?.before === ' ' && isCapital(words[from - 1]) && lower[from - 1] !== 'the')
    from -= 1;
  return lower[from - 1] === 'the' ? from : undefined;
}

/** Up to a mark, over small words that a name goes on behind: "Civil and Constitutional Rights of the …". */
function longNameEnd(words: Word[], from: number): number {
  let end = nameEnd(words, from);
  for (;;) {
    let next = end;
    while (words[next]?.before === ' ' && /^(?:and|of|the|on|at|for)$/.test(words[next]?.text ?? '')) next += 1;
    if (next === end || words[next]?.before !== ' ' || !isCapital(words[next])) return end;
    end = nameEnd(words, next);
  }
}

/** "the Third Workshop on Automatic Simultaneous Translation": behind "on" and "for" its name goes on. */
function meetingEnd(words: Word[], meeting: number): number {
  const from = meeting + (words[meeting + 2]?.text.toLowerCase() === 'the' ? 3 : 2);
  const goesOn = /^(?:on|for|of)$/.test(words[meeting + 1]?.text.toLowerCase() ?? '') && isCapital(words[from]);
  return goesOn ? longNameEnd(words, from) : meeting + 1;
}

/** Where the source in brackets that begins here ends: "A replication of Fiorito (European Economic Review, 2004)", "(Studies in Intellectual History, 27)", "(Psychological Science | Devine et al., 2022)". */
function datedEnd(words: Word[], from: number): number | undefined {
  if (!words[from]?.before.endsWith(' (') || !isCapital(words[from])) return undefined;
  let to = from + 1;
  while (
    words[to]?.before === ' ' &&
    (isCapital(words[to]) || /^(?:of|and|the|in|for|on)$/.test(words[to]?.text ?? ''))
  )
    to += 1;
  const year = words[to]?.before === ', ' && /^\d{1,4}$/.test(words[to]?.text ?? '');
  const source = words[to]?.before === ' | ';
  return source || (year && /^\)/.test(words[to + 1]?.before ?? ')')) ? to : undefined;
}

/** Up to a small word or a mark: "the Association for Computational Linguistics in …". */
function nameEnd(words: Word[], from: number): number {
  const length = words
    .slice(from)
    .findIndex((word, offset) => !isCapital(word) || (offset > 0 && !/^[ -]$/.test(word.before)));
  return length < 0 ? words.length : from + length;
}

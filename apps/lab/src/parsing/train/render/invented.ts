import type { CslName } from '@veracite/model/csl';
import composed from '../../../../data/parsing/words.json';
import { pick } from '@veracite/testing/seeded';
import type { Work } from './work';

/** Words for invented titles, names and places in languages without a list of works. */
interface Words {
  families: string[];
  givens: string[];
  topics: string[];
  links: string[];
  journals: string[];
  publishers: string[];
  places: string[];
  /** Words between two words of a title. */
  space: string;
}

const WORDS: Record<string, Words> = composed.invented;

const TYPES: readonly Work['type'][] = [
  'article-journal',
  'article-journal',
  'book',
  'chapter',
  'thesis',
  'paper-conference',
];

/** Invents a work in a language. Only the form of its reference matters for training. */
export function inventedWork(language: string, random: () => number): Work {
  const words = WORDS[language] ?? composed.invented.ru;
  const number = (most: number): number => 1 + Math.floor(random() * most);
  const person = (): CslName => ({ family: pick(words.families, random), given: givenOf(words, language, random) });
  const people = (most: number): CslName[] => Array.from({ length: number(most) }, person);
  const first = number(300);
  return {
    id: 'invented',
    type: pick(TYPES, random),
    language,
    title: titleOf(words, random),
    author: people(4),
    editor: people(2),
    issued: { 'date-parts': [[1950 + number(75)]] },
    'container-title': pick(words.journals, random),
    publisher: pick(words.publishers, random),
    'publisher-place': pick(words.places, random),
    'number-of-pages': String(80 + number(500)),
    page: `${first}-${first + number(30)}`,
    issue: String(number(12)),
    ...(random() < 0.7 ? { volume: String(number(80)) } : {}),
  };
}

function givenOf(words: Words, language: string, random: () => number): string {
  const given = pick(words.givens, random);
  return language === 'ru' && random() < 0.8 ? `${given} ${pick(words.givens, random)}` : given;
}

function titleOf(words: Words, random: () => number): string {
  const { topics, links, space } = words;
  const title =
    random() < 0.5
      ? pick(topics, random)
      : [pick(topics, random), pick(links, random), pick(topics, random)].join(space);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

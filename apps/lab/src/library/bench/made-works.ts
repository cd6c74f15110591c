import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import { pick } from '@veracite/testing/seeded';

type Random = () => number;

/** Shares of works that are made to be taken for another: the same people and journal, the same title, the next part of a series. */
const SAME_PEOPLE = 0.08;
const SAME_TITLE = 0.02;
const TITLE_MAX = 16;

/**
 * Returns a function that makes works of the words, names and journals of real ones. Titles come from a Markov chain of
 * order one over real titles, so that pairs of words collide as they do in a register of that size. Names and journals
 * are drawn as often as they occur.
 */
export function maker(real: readonly CslItem[], random: Random): (n: number) => CslItem {
  const following = followers(real);
  const people = real.flatMap((work) => work.author ?? []);
  const placed = real.filter((work) => work['container-title']);
  const title = () => walk(following, random);
  const authors = (): CslName[] =>
    Array.from({ length: 1 + Math.floor(random() ** 2 * 7) }, () => pick(people, random));
  return (n) => {
    const model = pick(placed, random);
    const other = pick(real, random);
    const fate = random();
    const first = 1 + Math.floor(random() * 900);
    const year = Math.min(2025, (yearOf(model) ?? 1995) + Math.floor(random() * 7) - 3);
    return {
      id: `made:${n}`,
      type: model.type,
      title: fate < SAME_TITLE ? (other.title ?? title()) : title(),
      author: fate > 1 - SAME_PEOPLE && other.author?.length ? other.author : authors(),
      issued: { 'date-parts': [[year]] },
      'container-title': model['container-title'],
      ...(model.volume && { volume: String(1 + Math.floor(random() * 120)), issue: String(1 + (n % 12)) }),
      page: `${first}-${first + 3 + Math.floor(random() * 25)}`,
      ...(model.publisher && { publisher: model.publisher }),
      ...(random() < 0.8 && { DOI: `10.${5000 + (n % 700)}/made.${year}.${n.toString(36)}` }),
    };
  };
}

type Followers = Map<string, string[]>;
const START = '';

function followers(real: readonly CslItem[]): Followers {
  const following: Followers = new Map();
  for (const { title = '' } of real) {
    const words = [START, ...title.split(/\s+/).slice(0, TITLE_MAX), START];
    for (let index = 0; index + 1 < words.length; index += 1) {
      const known = following.get(words[index] as string);
      if (known) known.push(words[index + 1] as string);
      else following.set(words[index] as string, [words[index + 1] as string]);
    }
  }
  return following;
}

function walk(following: Followers, random: Random): string {
  const words: string[] = [];
  while (words.length < TITLE_MAX) {
    const next = pick(following.get(words.at(-1) ?? START) ?? [START], random);
    if (next === START && words.length > 2) break;
    words.push(next === START ? pick(following.get(START) ?? ['On'], random) : next);
  }
  return words.join(' ');
}

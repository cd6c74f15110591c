import type { CslItem } from '@veracite/model/csl';
import { yearOf } from '@veracite/model/csl';
import type { DocumentProblem } from '@veracite/model/document';
import { pick } from '@veracite/testing/seeded';
import { fold } from '@veracite/text/fold';
import vocabulary from '../../../data/documents/words.json';

/** A work as the made documents cite it. */
export interface Work {
  key: string;
  item: CslItem;
}

/** A citing command, or words typed by hand that plant a fault. */
export type Piece =
  | string
  | { works: number[]; locator?: string; isNarrative?: boolean }
  /** In a footnote if `isNote` is set. */
  | { typed: string; isNote?: true };

export interface Sentence {
  /** A unique word that identifies the sentence. */
  tag: string;
  pieces: Piece[];
  fault?: DocumentProblem['kind'];
}

/** A text of our own with its works, the way it cites, and what is wrong with it. */
export interface Manuscript {
  title: string;
  way: Way;
  works: Work[];
  paragraphs: Sentence[][];
  /** Works that the list has and the text does not. */
  uncited: number[];
  /** Its list prints no titles. */
  isUntitled?: true;
}

export type Way = 'author-year' | 'number' | 'superscript' | 'label' | 'author-page' | 'note';

type Random = () => number;

/** A word of invented syllables, such as no text has. */
function tagWord(random: Random): string {
  return Array.from({ length: 4 }, () => pick(vocabulary.syllables, random))
    .join('')
    .replace(/^./, (char) => char.toUpperCase());
}

/** Words of a sentence around its citation. */
function sentence(random: Random, cite: Piece, isNarrative: boolean, fault?: DocumentProblem['kind']): Sentence {
  const tag = tagWord(random);
  const words = `the ${pick(vocabulary.nouns, random)} of the ${tag} series ${pick(vocabulary.verbs, random)} ${pick(vocabulary.ends, random)}`;
  if (isNarrative) return { tag, pieces: [cite, ` reported that ${words}.`], ...(fault && { fault }) };
  return { tag, pieces: [`${words.charAt(0).toUpperCase()}${words.slice(1)} `, cite, '.'], ...(fault && { fault }) };
}

const filler = (random: Random): Sentence => ({
  tag: tagWord(random),
  pieces: [
    `We asked whether the ${pick(vocabulary.nouns, random)} ${pick(vocabulary.verbs, random)} ${pick(vocabulary.ends, random)}, and repeated the trial in ${Math.floor(random() * 40) + 3} places.`,
  ],
});

export interface Wanted {
  way: Way;
  count: number;
  random: Random;
  hasFaults: boolean;
  /** Numbers follow the text, as in an unsorted list. */
  isUnsorted: boolean;
}

/** A manuscript that cites every work once at least, in the order of the list, and some again. */
export function manuscriptOf(pool: readonly Work[], { way, count, random, hasFaults, isUnsorted }: Wanted): Manuscript {
  const works = pool.slice(0, count);
  const uncited = hasFaults && works.length > 8 ? [works.length - 2] : [];
  const sentences: Sentence[] = [];
  let index = 0;
  const cited = works.map((_, i) => i).filter((i) => !uncited.includes(i));
  while (index < cited.length) {
    const size = random() < 0.6 ? 1 : Math.min(cited.length - index, 1 + Math.floor(random() * 4));
    const group = cited.slice(index, index + size);
    index += size;
    const isNarrative = size === 1 && way === 'author-year' && random() < 0.4;
    sentences.push(sentence(random, { works: group, ...(isNarrative && { isNarrative }) }, isNarrative));
    if (random() < 0.6) sentences.push(filler(random));
    if (random() < 0.3) sentences.push(sentence(random, { works: [cited[Math.floor(random() * index)] ?? 0] }, false));
  }
  if (hasFaults)
    for (const fault of faultsFor(way, works, random, isUnsorted))
      sentences.splice(Math.floor(sentences.length * 0.5) + 1, 0, fault);
  const paragraphs: Sentence[][] = [];
  while (sentences.length > 0) paragraphs.push(sentences.splice(0, 3 + Math.floor(random() * 4)));
  return { title: `On the ${pick(vocabulary.nouns, random)} of ${tagWord(random)}`, way, works, paragraphs, uncited };
}

function faultsFor(way: Way, works: readonly Work[], random: Random, isUnsorted: boolean): Sentence[] {
  const faults: Sentence[] = [];
  const family = ({ item }: Work) => item.author?.[0]?.family ?? '';
  const paged = works.findIndex(
    ({ item }) => item.type === 'article-journal' && /^\d{2,5}[-–]\d{2,5}$/.test(item.page ?? ''),
  );
  // Raised numbers are printed without pages in most styles.
  if (paged >= 0 && way !== 'superscript')
    faults.push(sentence(random, { works: [paged], locator: '99991' }, false, 'quoted-page'));
  if (way === 'author-year') {
    const alone = works.filter(
      (work) =>
        work.item.author?.length === 1 &&
        works.filter((other) => fold(family(other)) === fold(family(work))).length === 1,
    );
    const [first, second, third] = alone;
    faults.push(
      sentence(random, { typed: `(Zelnikow, ${1990 + Math.floor(random() * 20)})` }, false, 'cited-not-listed'),
    );
    if (first)
      faults.push(
        sentence(random, { typed: `(${family(first)}, ${(yearOf(first.item) ?? 2000) - 3})` }, false, 'year-differs'),
      );
    if (second && family(second).length > 5)
      faults.push(
        sentence(
          random,
          { typed: `(${misspelled(family(second))}, ${yearOf(second.item) ?? ''})` },
          false,
          'name-differs',
        ),
      );
    if (third)
      faults.push(
        sentence(random, { typed: `(${family(third)}, ${yearOf(third.item) ?? ''}c)` }, false, 'letters-mixed'),
      );
  }
  if (way === 'note')
    faults.push(
      sentence(random, { typed: 'Zelnikow, *A Winter in the Delta*, 33.', isNote: true }, false, 'cited-not-listed'),
    );
  if (way === 'number') faults.push(sentence(random, { typed: `[${works.length + 4}]` }, false, 'number-out-of-range'));
  if (way === 'number' && isUnsorted && works.length > 12)
    faults.push(sentence(random, { typed: `[${works.length - 3}]` }, false, 'order'));
  return faults;
}

const misspelled = (name: string): string => `${name.slice(0, 3)}${name.charAt(3) === 'e' ? 'a' : 'e'}${name.slice(4)}`;

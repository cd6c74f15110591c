import { tokens } from '@veracite/text/fold';

/** The number of texts that one search examines: the rarest words first, the first `ALWAYS` however common. */
const BUDGET = 40_000;
const ALWAYS = 3;

/** An index that finds texts by the words that they share with a query. Texts are identified by position. */
interface WordIndex {
  /** Returns the positions of all texts with a word. */
  having(word: string): readonly number[];
  /**
   * Texts that share more and rarer words come first; equal ones are in order of position.
   * @param leastShare the smallest share of the words, weighted by rarity
   */
  search(text: string, limit: number, leastShare: number, isIncluded: (place: number) => boolean): number[];
}

/** An index of postings, so that a search among hundreds of thousands of texts takes about a millisecond. */
export function indexWords(texts: readonly string[]): WordIndex {
  const postings = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of new Set(tokens(text))) {
      const list = postings.get(word);
      if (list) list.push(place);
      else postings.set(word, [place]);
    }
  });
  const scores = new Float64Array(texts.length);

  /** Returns the words to search for; a word that no text has lowers the share of every text. */
  function worthwhile(text: string): { places: number[]; weight: number }[] {
    const words = [...new Set(tokens(text))]
      .map((word) => postings.get(word) ?? [])
      .sort((a, b) => a.length - b.length)
      .map((places) => ({ places, weight: Math.log(1 + texts.length / (1 + places.length)) }));
    const known = words.findIndex(({ places }) => places.length > 0);
    let read = 0;
    return words.filter(({ places }, rank) => {
      read += places.length;
      return rank < known + ALWAYS || read <= BUDGET;
    });
  }

  function precedes(left: number, right: number): boolean {
    const more = (scores[left] ?? 0) - (scores[right] ?? 0);
    return more > 0 || (more === 0 && left < right);
  }

  return {
    having: (word) => postings.get(word) ?? [],
    search(text, limit, leastShare, isIncluded) {
      const touched: number[] = [];
      let most = 0;
      for (const { places, weight } of worthwhile(text)) {
        most += weight;
        for (const place of places) {
          if (scores[place] === 0) touched.push(place);
          scores[place] = (scores[place] ?? 0) + weight;
        }
      }
      const best: number[] = [];
      for (const place of touched) {
        const score = scores[place] ?? 0;
        if (score < most * leastShare || !isIncluded(place)) continue;
        if (best.length === limit && !precedes(place, best[limit - 1] ?? place)) continue;
        const after = best.findIndex((other) => precedes(place, other));
        best.splice(after < 0 ? best.length : after, 0, place);
        if (best.length > limit) best.pop();
      }
      for (const place of touched) scores[place] = 0;
      return best;
    },
  };
}

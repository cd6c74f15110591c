import { tokens } from '@veracite/text/fold';

/** Texts that one search looks at: the rarest words first, the first `ALWAYS` of them however common. */
const BUDGET = 40_000;
const ALWAYS = 3;

/** Finds texts, told by their place, by the words they share with a question. */
export interface WordIndex {
  /** The places of all texts that have a word. */
  having(word: string): readonly number[];
  /**
   * The more and the rarer words shared, the earlier; equal ones in the order of their places.
   * @param leastShare share of the asked words, weighed by rarity, that a hit has at least
   */
  search(text: string, limit: number, leastShare: number, isHeld: (place: number) => boolean): number[];
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

  /** The words of a question that are looked for; one that no text has counts against all. */
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

  function precedes(one: number, other: number): boolean {
    const more = (scores[one] ?? 0) - (scores[other] ?? 0);
    return more > 0 || (more === 0 && one < other);
  }

  return {
    having: (word) => postings.get(word) ?? [],
    search(text, limit, leastShare, isHeld) {
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
        if (score < most * leastShare || !isHeld(place)) continue;
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

import { tokens } from '@veracite/text/fold';

/** Least share of the asked words, weighed by rarity, that a hit has. */
const LEAST_SHARE = 0.3;
/** Texts that one search looks at: the rarest words first, the first `ALWAYS` of them however common. */
const BUDGET = 40_000;
const ALWAYS = 3;

/** Finds texts, told by their place, by the words they share with a question. */
export interface WordIndex {
  /** The more and the rarer words shared, the earlier; equal ones in the order of their places. */
  search(text: string, limit: number, isHeld: (place: number) => boolean): number[];
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

  return {
    search(text, limit, isHeld) {
      const touched: number[] = [];
      let most = 0;
      for (const { places, weight } of worthwhile(text)) {
        most += weight;
        for (const place of places) {
          if (scores[place] === 0) touched.push(place);
          scores[place] = (scores[place] ?? 0) + weight;
        }
      }
      const hits = touched
        .map((place) => ({ place, score: scores[place] ?? 0 }))
        .filter(({ place, score }) => score >= most * LEAST_SHARE && isHeld(place));
      for (const place of touched) scores[place] = 0;
      hits.sort((a, b) => b.score - a.score || a.place - b.place);
      return hits.slice(0, Math.max(0, limit)).map(({ place }) => place);
    },
  };
}

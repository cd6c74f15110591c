/**
 * Trains the model that decides which of two entries a sentence cites: `npm run lab -- train:sentence-fit --mirror FOLDER`.
 * Each example is the difference between the features of a cited entry and of a neighbor, so that the weighted sum is a log
 * likelihood ratio. Writes libs/verification/data/sentence-fit.json.
 */
import { fitLogistic, type Example } from '../../harness/logistic';
import { writeWhole } from '../../harness/write-whole';
import { citingWords, entryWords, fitFeatures } from '@veracite/verification/fit/sentence-fit';
import { readOptions } from '../../harness/options';
import { isReported } from '../pairs';
import { PAPERS, readPapers, type NumberedPaper } from '../../documents/shifted-numbers/papers';

const OUTPUT = 'libs/verification/data/sentence-fit.json';
const NEIGHBORS = [-2, -1, 1, 2];
/** Pairs are many and alike: one of so many is learned from. */
const EVERY = 3;

const { mirror, rows } = readOptions(PAPERS);
const papers = await readPapers(mirror, rows);
const examples = papers
  .filter(({ id }) => !isReported(id))
  .flatMap(examplesOf)
  .filter((_, index) => index % EVERY === 0);
// Every second difference is turned round, so that both outcomes are equally frequent.
const turned = examples.map(({ x, y }, index): Example =>
  index % 2 ? { x, y } : { x: x.map((value) => -value), y: 0 },
);
const { weights } = fitLogistic(turned, { rounds: 600 });
writeWhole([[OUTPUT, `${JSON.stringify({ weights: weights.map((weight) => Number(weight.toFixed(3))) })}\n`]]);
process.stdout.write(`${examples.length} pairs: ${weights.map((weight) => weight.toFixed(2)).join(' ')}\n`);

function examplesOf({ entries, citations }: NumberedPaper): Example[] {
  const known = entryWords(entries);
  return citations.flatMap((citation) => {
    const words = citingWords(citation);
    const featuresOf = (ref: number) => known[ref] && fitFeatures(words, known[ref]);
    return citation.refs.flatMap((ref) =>
      NEIGHBORS.flatMap((step): Example[] => {
        const [cited, other] = [featuresOf(ref), featuresOf(ref + step)];
        if (!cited || !other || citation.refs.includes(ref + step)) return [];
        return [{ x: cited.map((value, index) => value - (other[index] ?? 0)), y: 1 }];
      }),
    );
  });
}

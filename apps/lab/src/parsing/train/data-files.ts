import { ALIGNED_SETS } from './aligned-sets';
import { SEGMENT_SETS } from './labeled-sets';
import { LISTS_OF_JOURNALS, LISTS_OF_WORKS } from './lexicon';

const JATS = ['plos-jats', 'scielo-jats'];
const segments = [...SEGMENT_SETS, ...JATS].map((set) => `parsing/${set}.jsonl.gz`);
const styles = ['crossref-styles', 'crossref-styles2'].flatMap((set) => [
  `matching/${set}.works.jsonl.gz`,
  `matching/${set}.strings.jsonl.gz`,
]);
const aligned = ALIGNED_SETS.filter((set) => !JATS.includes(set) && set !== 'crossref-styles').map(
  (set) => `matching/${set}.jsonl.gz`,
);

/** Files for measuring the parser. */
export const MEASURED_ON: readonly string[] = [
  ...segments,
  ...['pmc-doi-pairs', 'hundred-refs', 'psych-replications', 'syriac-studies'].map((set) => `matching/${set}.jsonl.gz`),
];

/** Files for training it. */
export const TRAINED_ON: readonly string[] = [
  ...segments,
  ...aligned,
  ...styles,
  ...LISTS_OF_WORKS,
  ...Object.values(LISTS_OF_JOURNALS),
];

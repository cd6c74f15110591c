/** Styles that the linter can detect. */
export type DetectedStyle = 'apa' | 'mla' | 'chicago' | 'chicago-author-date' | 'harvard' | 'ieee' | 'vancouver';

export interface Detection {
  style?: DetectedStyle;
  /** Share of the evidence for the style, from 0 to 1. */
  confidence: number;
}

type Signal = [style: DetectedStyle, weight: number, pattern: RegExp];

const DATE = String.raw`(?:(?:ca\. )?\d{1,4}(?: B\.C\.E\.)?(?:–\d{4})?[a-z]?|n\.d\.|in press)`;

/** Patterns that indicate a style. A weight is higher if other styles rarely match. */
const SIGNALS: Signal[] = [
  ['apa', 3, new RegExp(String.raw`\(${DATE}(?:, [^()]{1,30})?\)\. `)],
  ['apa', 2, /, \p{Lu}\.(?:[ -]\p{Lu}\.){0,3},? & /u],
  ['apa', 1, /, \d{1,4}\(\S{1,12}\), /],
  ['apa', 2, /\((?:Eds?\.|Vol\. |pp\. )/],
  ['apa', 1, /\[(?:Doctoral dissertation|Master’s thesis|Data set|Computer software)/],
  ['apa', 2, /^[^.“"]{3,120}\. \(?in press|^[^“"]{3,200} \d{1,4} \p{Lu}[\p{L}.\d ]{0,20} \d{1,5} \(.{0,40}\d{4}\)\.$/u],
  ['mla', 3, /\bvol\. \S{1,10}, (?:no\. \S{1,12}, )?(?:\p{L}{3,9}\.?(?:–\p{L}{3,9}\.?)? )?\d{4}/u],
  ['mla', 3, /[”"] [^“”]{3,200}, vol\. \S{1,10},/],
  ['mla', 2, /, \d{4}, (?:pp?\. |https?:|e\d)/],
  [
    'mla',
    2,
    /[”"*] [^“”]{3,200}, (?:\d{1,2} )?(?:(?:Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec)\.|May|June|July) \d{4}(?:, |\.$)/,
  ],
  ['mla', 5, /\. \d{4}\. [^“”]{3,120}, (?:PhD dissertation|Master’s thesis|Bachelor’s thesis|Thesis)/],
  ['mla', 1, /\bUP, |\bedited by [^.]{3,200}, [^:.]{2,80}, \d{4}/],
  ['mla', 1, /^[^.]{3,80}\. [^.“”]{3,300}\. (?:[^.:“”()]{2,80}), \d{4}\.?$/],
  ['chicago', 3, /[”"] [^“”]{2,200} \d{1,4}(?:, no\. \S{1,12})? \([^()]{4,30}\): ?[a-z]?\d/i],
  ['chicago', 3, /[”"] In [^“”]{3,300}, (?:edited by|\d)/],
  ['chicago', 2, /(?:^|[.”"] )(?:\p{Lu}[\p{L}.’ -]{1,40}(?:, [\p{L}. ]{2,20})?): \p{Lu}[^:“”]{2,80}, \d{4}\./u],
  ['chicago', 2, /\bPhD diss\.|Translated by [^.]{3,100}\. (?:\d|\p{Lu})|Preprint, /u],
  ['chicago', 1, /, (?:January|February|March|April|August|September|October|November|December)(?: \d{1,2})?,? \d{4}/],
  ['chicago-author-date', 4, /^[^“”()]{3,300}(?<!\b(?:Vol|No))\. (?:\(\d{4}\) )?(?:\d{4}[a-z]?|n\.d\.)\. [“"\p{Lu}]/u],
  ['harvard', 4, /\(\d{4}[a-z]?\),? [‘'“"]/],
  ['harvard', 1, / and \p{Lu}[\p{L}’-]+, \p{Lu}\./u],
  ['ieee', 7, /^(?:\[\d{1,4}\] )?(?:\p{Lu}\. ){1,3}\p{Lu}[^“"]{2,300}, [“"][^“”"]{3,300},[”"]/u],
  ['vancouver', 4, /\b\d{4}(?: \p{L}{3}(?: \d{1,2})?)?; ?\d{1,4}(?:\([^()]{1,12}\))?: ?[a-z]?\d/iu],
  ['vancouver', 1, /^(?:\d{1,4}\. )?[\p{L}’ -]{2,40} \p{Lu}{1,3}(?:, [\p{L}’ -]{2,40} \p{Lu}{1,3}){0,30}\. /u],
];

/** Detects the style of a citation from its form. The style is undefined if there is no evidence or a tie. */
export function detectStyle(text: string): Detection {
  const scores = new Map<DetectedStyle, number>();
  let total = 0;
  for (const [style, weight, pattern] of SIGNALS) {
    if (!pattern.test(text)) continue;
    scores.set(style, (scores.get(style) ?? 0) + weight);
    total += weight;
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] === second?.[1]) return { confidence: 0 };
  // The added unit keeps the confidence low for a single weak signal.
  return { style: first[0], confidence: first[1] / (total + 1) };
}

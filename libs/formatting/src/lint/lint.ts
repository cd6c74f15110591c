import { STYLES, type Style } from '@veracite/model/verification';
import { toPlain } from '../markup';
import { anatomyOf } from './anatomy';
import { APA_RULES } from './apa-rules';
import { CHICAGO_RULES } from './chicago-rules';
import { detectStyle, type DetectedStyle, type Detection } from './detect';
import { MLA_RULES } from './mla-rules';
import type { Finding, RuleSet } from './rule';

const RULES: RuleSet = { apa: APA_RULES, mla: MLA_RULES, chicago: CHICAGO_RULES };

export interface LintReport {
  /** The style the citation looks like; see detect.ts. */
  detected: Detection;
  /** The style it was held against: the one asked for, else the one detected. */
  style?: Style;
  findings: Finding[];
}

/** Longer texts are no single citation: nothing is said about them. */
const MAX_LENGTH = 5_000;

/**
 * Holds one citation as written against a style, with no database: each deviation with rule, section, before and after.
 * @param text the citation; asterisks and marks of italics are left out, offsets count without them
 * @param asked the style wanted; without it the style that is detected. A citation in another style altogether gets that as its first finding.
 */
export function lint(text: string, asked?: Style): LintReport {
  const plain = toPlain(text).replaceAll('*', '').trim();
  const detected = detectStyle(plain);
  const own = STYLES.find((style) => style === detected.style);
  const style = asked ?? own;
  if (!style || plain === '' || plain.length > MAX_LENGTH) return { detected, style, findings: [] };
  const findings = findingsOf(plain, style);
  // An entry without volume or pages can be correct in two styles at once: where every rule of the one asked for is kept, it is.
  const keepsBoth = own !== undefined && findings.length === 0;
  if (detected.style && detected.style !== style && detected.confidence >= 0.7 && !keepsBoth)
    return { detected, style, findings: [otherStyle(plain, style, detected.style), ...findings] };
  return { detected, style, findings };
}

function findingsOf(text: string, style: Style): Finding[] {
  const anatomy = anatomyOf(text, style);
  // What stands within an address is spelled as its owner spells it.
  const addresses = [...text.matchAll(/https?:\/\/\S*[^\s.,;]/g)].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
  return RULES[style].flatMap(({ find, part, ...about }) =>
    find(anatomy[part], anatomy)
      .filter(({ before, after }) => before !== after)
      .map(({ index, before, after }) => {
        const start = anatomy[part].start + index;
        return { ...about, before, after, span: { start, end: start + before.length } };
      })
      .filter(({ span }) => !addresses.some((address) => address.start < span.start && span.end <= address.end)),
  );
}

const NAMES: Record<DetectedStyle, string> = {
  apa: 'APA',
  mla: 'MLA',
  chicago: 'Chicago (notes and bibliography)',
  'chicago-author-date': 'Chicago (author-date)',
  harvard: 'Harvard',
  ieee: 'IEEE',
  vancouver: 'Vancouver',
};

function otherStyle(text: string, style: Style, detected: DetectedStyle): Finding {
  return {
    rule: `${style}-other-style`,
    section: `${NAMES[style]}, whole entry`,
    kind: 'wrong',
    message: `The reference is written in ${NAMES[detected]} style, not ${NAMES[style]}.`,
    before: text,
    after: '',
    span: { start: 0, end: text.length },
  };
}

export interface ListReport {
  /** The style most citations are in. */
  style?: Style;
  /** More than one style is used. */
  mixed: boolean;
  /** Citations by detected style; 'unclear' where nothing tells. */
  counts: Partial<Record<DetectedStyle | 'unclear', number>>;
  reports: LintReport[];
}

/** Holds a list against a style, or against the one that most of its citations are in. */
export function lintList(citations: string[], asked?: Style): ListReport {
  const counts: ListReport['counts'] = {};
  for (const citation of citations) {
    const style = detectStyle(toPlain(citation).replaceAll('*', '').trim()).style ?? 'unclear';
    counts[style] = (counts[style] ?? 0) + 1;
  }
  const ranked = STYLES.filter((style) => counts[style]).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const style = asked ?? ranked[0];
  const used = Object.keys(counts).filter((name) => name !== 'unclear').length;
  return { style, mixed: used > 1, counts, reports: citations.map((citation) => lint(citation, style)) };
}

import { STYLES, type Style } from '@veracite/model/verification';
import { toPlain } from '../markup';
import { anatomyOf } from './anatomy';
import { APA_RULES } from './apa-rules';
import { CHICAGO_RULES } from './chicago-rules';
import { STYLE_NAMES } from '@veracite/model/style-names';
import { detectStyle, type DetectedStyle, type Detection } from './detect';
import { MLA_RULES } from './mla-rules';
import type { Finding, RuleSet } from './rule';

const RULES: RuleSet = { apa: APA_RULES, mla: MLA_RULES, chicago: CHICAGO_RULES };

export interface LintReport {
  /** The detected style (detect.ts). */
  detected: Detection;
  /** The style it was checked against: the requested one, else the detected one. */
  style?: Style;
  findings: Finding[];
}

/** Maximum length of a citation. Longer texts are not checked. */
const MAX_LENGTH = 5_000;

/**
 * Checks one citation against a style without databases. Each finding has a rule, section, and the text before and after.
 * @param text the citation; asterisks and italic marks are removed and do not count in offsets
 * @param asked the requested style, by default the detected one. If the citation is in another style, the first finding says so.
 */
export function lint(text: string, asked?: Style): LintReport {
  const plain = toPlain(text).replaceAll('*', '').trim();
  const detected = detectStyle(plain);
  const own = STYLES.find((style) => style === detected.style);
  const style = asked ?? own;
  if (!style || plain === '' || plain.length > MAX_LENGTH) return { detected, style, findings: [] };
  const findings = findingsOf(plain, style);
  // An entry without volume or pages can be correct in two styles: it is if it follows all rules of the requested one.
  const keepsBoth = own !== undefined && findings.length === 0;
  if (detected.style && detected.style !== style && detected.confidence >= 0.7 && !keepsBoth)
    return { detected, style, findings: [otherStyle(plain, style, detected.style), ...findings] };
  return { detected, style, findings };
}

function findingsOf(text: string, style: Style): Finding[] {
  const anatomy = anatomyOf(text, style);
  // URLs keep their spelling.
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

function otherStyle(text: string, style: Style, detected: DetectedStyle): Finding {
  return {
    rule: `${style}-other-style`,
    section: `${STYLE_NAMES[style]}, whole entry`,
    kind: 'wrong',
    message: `The reference is written in ${STYLE_NAMES[detected]} style, not ${STYLE_NAMES[style]}.`,
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
  /** Number of citations by detected style, or 'unclear'. */
  counts: Partial<Record<DetectedStyle | 'unclear', number>>;
  reports: LintReport[];
}

/** Checks a list against a style, by default the one of most of its citations. */
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

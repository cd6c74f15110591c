/** The rule examples of the three manuals: how many come out to the letter. */
import { toAsterisks } from '../src/markup';
import { reference } from '../src/reference';
import { STYLES, type Style } from '@veracite/model/verification';
import { APA_EXAMPLES } from './rules/apa';
import { CHICAGO_EXAMPLES } from './rules/chicago';
import { MLA_EXAMPLES } from './rules/mla';
import { TRAPS } from './rules/traps';
import type { RuleExample } from './rules/work';
import { percent } from './shared';

export const EXAMPLES: Record<Style, RuleExample[]> = {
  apa: [...APA_EXAMPLES, ...trapsOf('apa')],
  mla: [...MLA_EXAMPLES, ...trapsOf('mla')],
  chicago: [...CHICAGO_EXAMPLES, ...trapsOf('chicago')],
};

function trapsOf(style: Style): RuleExample[] {
  return TRAPS.map((one) => ({
    section: `${one.sections[style]}, ${one.trap}`,
    work: one.work,
    expected: one[style],
  }));
}

export function evaluateRules(): void {
  for (const style of STYLES) {
    const wrong = EXAMPLES[style].filter(({ work, expected }) => toAsterisks(reference(work, style)) !== expected);
    console.log(
      `rule examples ${style}: ${percent(EXAMPLES[style].length - wrong.length, EXAMPLES[style].length)} to the letter`,
    );
    for (const { section, work, expected } of wrong) {
      console.log(`  ${section}\n    want ${expected}\n    have ${toAsterisks(reference(work, style))}`);
    }
  }
}

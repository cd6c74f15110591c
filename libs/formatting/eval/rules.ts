/** The rule examples of the three manuals: how many come out to the letter. */
import { toAsterisks } from '../src/markup';
import { reference } from '../src/reference';
import { chicagoAuthorDate } from '../src/styles/chicago/bibliography';
import { chicagoNote } from '../src/styles/chicago/note';
import { STYLES, type Style } from '@veracite/model/verification';
import type { CslItem } from '@veracite/model/csl';
import { APA_EXAMPLES } from './rules/apa';
import { AUTHOR_DATE_EXAMPLES } from './rules/author-date';
import { CHICAGO_EXAMPLES } from './rules/chicago';
import { MLA_EXAMPLES } from './rules/mla';
import { NOTE_EXAMPLES } from './rules/notes';
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

/** Every form that has examples: what they are called, and who writes them. */
export const FORMS: [name: string, examples: RuleExample[], write: (item: CslItem) => string][] = [
  ...STYLES.map((style): [string, RuleExample[], (item: CslItem) => string] => [
    style,
    EXAMPLES[style],
    (item) => reference(item, style),
  ]),
  ['chicago author-date', AUTHOR_DATE_EXAMPLES, chicagoAuthorDate],
  ['chicago notes', NOTE_EXAMPLES, (item) => chicagoNote(item)],
];

export function evaluateRules(): void {
  for (const [name, examples, write] of FORMS) {
    const wrong = examples.filter(({ work, expected }) => toAsterisks(write(work)) !== expected);
    console.log(`rule examples ${name}: ${percent(examples.length - wrong.length, examples.length)} to the letter`);
    for (const { section, work, expected } of wrong) {
      console.log(`  ${section}\n    want ${expected}\n    have ${toAsterisks(write(work))}`);
    }
  }
}

/** Measures how many rule examples of the three manuals are reproduced exactly. */
import type { CslItem } from '@veracite/model/csl';
import { rowsOf } from '@veracite/text/data-file';
import { STYLES, type Style } from '@veracite/model/verification';
import citations from '../../data/evaluation/citations.json';
import { toAsterisks } from '../../src/markup';
import { reference } from '../../src/reference';
import { chicagoAuthorDate } from '../../src/styles/chicago/bibliography';
import { chicagoNote } from '../../src/styles/chicago/note';
import { percent } from './shared';

/** A rule of a manual as a fact: this work is cited by exactly this string. */
export interface RuleExample {
  section: string;
  work: CslItem;
  expected: string;
}

const rows = rowsOf(citations, ['form', 'section', 'work', 'expected']);

export const examplesOf = (form: Style | 'chicago author-date' | 'chicago notes'): RuleExample[] =>
  rows
    .filter((row) => row.form === form)
    .map(({ section, work, expected }) => ({ section, work: JSON.parse(work) as CslItem, expected }));

/** The forms that have examples, with their names and formatters. */
export const FORMS: [name: string, examples: RuleExample[], write: (item: CslItem) => string][] = [
  ...STYLES.map((style): [string, RuleExample[], (item: CslItem) => string] => [
    style,
    examplesOf(style),
    (item) => reference(item, style),
  ]),
  ['chicago author-date', examplesOf('chicago author-date'), chicagoAuthorDate],
  ['chicago notes', examplesOf('chicago notes'), (item) => chicagoNote(item)],
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

import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { rowsOf } from '@veracite/text/data-file';
import citations from './citations.json';

/** A rule of a manual as a fact: this work is cited by exactly this string. */
export interface RuleExample {
  section: string;
  work: CslItem;
  expected: string;
}

/** Forms of citations that have examples. */
export type ExampleForm = Style | 'chicago author-date' | 'chicago notes';

const rows = rowsOf(citations, ['form', 'section', 'work', 'expected']);

/** Returns the examples of a form. */
export const examplesOf = (form: ExampleForm): RuleExample[] =>
  rows
    .filter((row) => row.form === form)
    .map(({ section, work, expected }) => ({ section, work: JSON.parse(work) as CslItem, expected }));

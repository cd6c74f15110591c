import type { CslItem } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { examplesOf, type ExampleForm } from '@veracite/testing/formatting/rule-examples';
import { toAsterisks } from '../markup';
import { reference } from '../reference';
import { chicagoAuthorDate } from './chicago/bibliography';
import { chicagoNote } from './chicago/note';

/** The forms that have examples, with their formatters. */
const FORMS: [form: ExampleForm, write: (item: CslItem) => string][] = [
  ...STYLES.map((style): [ExampleForm, (item: CslItem) => string] => [style, (item) => reference(item, style)]),
  ['chicago author-date', chicagoAuthorDate],
  ['chicago notes', (item) => chicagoNote(item)],
];

describe.each(FORMS)('%s, by the sections of its manual', (form, write) => {
  test.each(examplesOf(form).map(({ section, work, expected }) => [section, work, expected] as const))(
    '%s',
    (_section, work, expected) => {
      expect(toAsterisks(write(work))).toBe(expected);
    },
  );
});

import { has, textOf } from './relabel';
import type { LabeledReference } from './rule';

/** Adds a year to the title if another date is before it: "A response to Brown et al. (2009). Modern Drama". */
export function joinYear({ raw, runs }: LabeledReference): void {
  const index = runs.findIndex(({ label }) => label === 'title');
  const [title, year, next] = [runs[index], runs[index + 1], runs[index + 2]];
  const isDated = runs.slice(0, Math.max(index, 0)).some(({ label }) => label === 'date');
  if (!title || !isDated || year?.label !== 'date' || next?.label !== 'container') return;
  if (!/^\s?\(\d{4}[a-z]?\)\.\s?$/.test(textOf(raw, year))) return;
  title.end = year.end;
  year.label = 'title';
  runs.splice(index + 1, 1);
}

/** Labels a second title after the editor as the container. */
export function labelBook({ runs }: LabeledReference): void {
  if (has(runs, 'container')) return;
  const [first, second] = runs.filter(({ label }) => label === 'title');
  const editor = runs.findIndex(({ label }) => label === 'editor');
  if (first && second && runs.indexOf(first) < editor && editor < runs.indexOf(second)) second.label = 'container';
}

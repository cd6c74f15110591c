import { isOrganization } from '../names/organization';
import type { Run } from '../plain/fields/label-runs';
import { has, textOf } from './relabel';
import type { LabeledReference } from './rule';

/** Text with words that do not occur in names: "Pillars of an institution. (1993, September). Wake Forest University Magazine". */
const SENTENCE = /^[^,&]{8,200}$(?<=\b(?:an?|is|are|in the|to|how|what|why|for|of the)\s.{3,190})/iu;

/** Labels a title if there are only containers: the first of two, or one without the fields of a journal. */
export function labelTitle({ raw, runs }: LabeledReference): void {
  if (has(runs, 'title')) return;
  const [head, date, third] = runs.filter((run) => run.label !== 'other');
  if (head?.label === 'author' && date?.label === 'date' && third?.label === 'container') {
    const text = textOf(raw, head);
    if (SENTENCE.test(text) && !isOrganization(text)) head.label = 'title';
  }
  const [first, second] = runs.filter((run) => run.label === 'container' && run.tokens > 1);
  if (!first) return;
  const isJournal = has(runs, 'volume', 'issue') || (has(runs, 'page') && !has(runs, 'publisher', 'place'));
  if (second || !isJournal) first.label = 'title';
}

/** Adds a year to the title if another date is before it: "A response to Brown et al. (2009). Modern Drama". */
export function joinYear({ raw, runs }: LabeledReference): void {
  const at = runs.findIndex(({ label }) => label === 'title');
  const [title, year, next] = [runs[at], runs[at + 1], runs[at + 2]];
  const isDated = runs.slice(0, Math.max(at, 0)).some(({ label }) => label === 'date');
  if (!title || !isDated || year?.label !== 'date' || next?.label !== 'container') return;
  if (!/^\s?\(\d{4}[a-z]?\)\.\s?$/.test(textOf(raw, year))) return;
  title.end = year.end;
  year.label = 'title';
  runs.splice(at + 1, 1);
}

const BOOK = /[,»”"’)?]\s(?:in|dans|nel|nella|ne)\s(?=[«“"]?\p{Lu}.{5})/gu;
/** "Essays on Islam, in Honour of …" is one title. */
const HONOUR = /^[«“"]?(?:honou?r|memory|onore|memoria|celebration|tribute|hommage)/i;

/** Splits the book or journal after "in" from the title if there are pages, an editor or a volume. */
export function splitBook({ raw, runs }: LabeledReference): void {
  const title = runs.find(({ label }) => label === 'title');
  if (!title || has(runs, 'container') || !has(runs, 'page', 'editor', 'volume')) return;
  const text = textOf(raw, title);
  for (const found of text.matchAll(BOOK)) {
    const end = found.index + 1;
    if (end < 6 || HONOUR.test(text.slice(found.index + found[0].length))) continue;
    return endTitle(runs, title, title.start + end);
  }
}

/** Ends the title. The rest of its run becomes the container, or part of an existing one that follows. */
function endTitle(runs: Run[], title: Run, end: number): void {
  const next = runs[runs.indexOf(title) + 1];
  const rest: Run = { ...title, start: end, label: 'container' };
  title.end = end;
  if (next?.label === 'container') next.start = end;
  else {
    if (has(runs, 'container')) rest.label = 'other';
    runs.splice(runs.indexOf(title) + 1, 0, rest);
  }
}

/** Labels a second title after the editor as the container. */
export function labelBook({ runs }: LabeledReference): void {
  if (has(runs, 'container')) return;
  const [first, second] = runs.filter(({ label }) => label === 'title');
  const editor = runs.findIndex(({ label }) => label === 'editor');
  if (first && second && runs.indexOf(first) < editor && editor < runs.indexOf(second)) second.label = 'container';
}

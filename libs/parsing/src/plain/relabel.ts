import { isOrganisation } from '../names/organisation';
import { monthOf } from './dates';
import type { Label } from './labels';
import type { Run } from './runs';
import { mendTitles } from './title-ends';

/** What the labeller cannot know, because it sees two neighbours at a time: rules that look at all runs of a reference. Changes `runs`. */
export function relabel(raw: string, runs: Run[]): void {
  for (const run of runs)
    if (run.label !== 'other' && !/[\p{L}\p{N}]/u.test(raw.slice(run.start, run.end))) run.label = 'other';
  skipSignal(raw, runs);
  splitIssue(raw, runs);
  joinDay(raw, runs);
  nameNumbers(raw, runs);
  nameBody(raw, runs);
  nameTitle(raw, runs);
  mendTitles(raw, runs);
  passOver(raw, runs);
  nameOffices(raw, runs);
}

/** Words of a footnote that point to a work: "Vgl.", "Cfr.", "See also". "See, A." is a name. */
const SIGNAL =
  /^(?:(?:vgl|cfr?|s\.\sa)\.|siehe(?: auch)?|see(?: also| e\.g\.)?|voir(?: aussi)?|vedi(?: anche)?)[:,]?\s+(?=\p{Lu})/iu;

function skipSignal(raw: string, runs: Run[]): void {
  const at = runs.findIndex((run) => run.label !== 'other');
  const run = runs[at];
  const signal = run && SIGNAL.exec(raw.slice(run.start, run.end))?.[0];
  if (!run || !signal || /^see[:,]/i.test(signal)) return;
  runs.splice(at, 0, { ...run, label: 'other', end: run.start + signal.length, tokens: 1 });
  run.start += signal.length;
}

/** "(1):1–122" without a space reads like one number: the pages after the colon are none of the issue. */
function splitIssue(raw: string, runs: Run[]): void {
  if (runs.some((run) => run.label === 'page')) return;
  const run = runs.find(({ label }) => label === 'issue');
  const issue = run && /^[^:]{1,20}:\s?(?=[a-z]?\d{1,6}\s?[-–])/iu.exec(raw.slice(run.start, run.end))?.[0];
  if (!run || !issue) return;
  runs.splice(runs.indexOf(run) + 1, 0, { ...run, label: 'page', start: run.start + issue.length });
  run.end = run.start + issue.length;
}

/** "3. Mai 2011": the day is no volume. */
function joinDay(raw: string, runs: Run[]): void {
  const date = runs.find(({ label }) => label === 'date');
  const day =
    date && /(?<!\d)\d{1,2}\.?\s(\p{L}{3,10})\.?\s$/u.exec(raw.slice(Math.max(0, date.start - 18), date.start));
  if (!date || !day || monthOf(day[1] ?? '') === undefined) return;
  const start = date.start - day[0].length;
  for (const run of runs) {
    if (run === date || run.end <= start || run.start >= date.start) continue;
    if (run.start < start) run.end = start;
    else run.label = 'other';
  }
  date.start = start;
}

const EDITOR_BEHIND =
  /(?:\(\s?(?:eds?|edd|hrsg|hg|orgs?|dirs?|coords?|comps?|a cura di|a c\. di|editors?)\s?\.?\s?\)|,\s(?:eds?|edd|hrsg|orgs?|coords?|editors?))[\s.,:]*$/iu;
const EDITOR_BEFORE =
  /^\W{0,3}(?:in\s|edited by|eds?\.|edd\.|a cura di|a c\. di|hrsg\.|herausgegeben von|sous la dir|éd(?:ité par|\.)|edici[oó]n de|ediderunt)/iu;
/** Who collected a work again is neither its author nor its editor: "Reprinted in Minsky". */
const REPRINT = /\b(?:reprinted|repr\.|also|appeared|cited)\s(?:in|by)\b\W{0,3}\p{L}{0,3}$/iu;
const EDITOR_WORD = /\b(?:eds?|edited|editors?|hrsg|hg|dirs?|orgs?|coords?|comps?|cur|cura)\b/i;
const TRANSLATOR_BEFORE = /^\W{0,3}(?:trans(?:lated by|l?\.)|übers|trad(?:\.|otto|uit|uzione|ucci[oó]n))/iu;

/**
 * The labelled sets call editors at the head of a book authors, and some do so in the middle: words for the office decide.
 * "Alsina, Alex, and Peter Sells (eds.).", "Augustine. De ordine, ed. W. M. Green."
 */
function nameOffices(raw: string, runs: Run[]): void {
  const textOf = (run: Run): string => raw.slice(run.start, run.end);
  const authors = runs.filter(({ label }) => label === 'author');
  const hasEditor = runs.some(({ label }) => label === 'editor');
  authors.forEach((run, i) => {
    const text = textOf(run);
    if (i > 0 && REPRINT.test(raw.slice(Math.max(0, run.start - 30), run.start + 3))) run.label = 'other';
    if (authors.length === 1 && !hasEditor && EDITOR_BEHIND.test(text)) run.label = 'editor';
    else if (i > 0 && (EDITOR_BEFORE.test(text) || EDITOR_BEHIND.test(text))) run.label = 'editor';
    else if (i > 0 && TRANSLATOR_BEFORE.test(text)) run.label = 'translator';
  });
  const head = runs.find(({ label }) => label !== 'other');
  if (head?.label === 'editor' && authors.length === 0 && !EDITOR_WORD.test(textOf(head))) head.label = 'author';
}

const NO_CONTAINER =
  /^\W{0,3}(?:(?:(?:invited|plenary|contributed)\s)?talks?\s(?:at|given)\b|errat(?:um|a)\b|addendum\b)/iu;

/** The number or address that says where a preprint is. */
const IN_ARXIV = /10\.48550\/|arxiv\.org|arxiv: ?[a-z\d]/i;

/** "talk at this conference", "[Erratum: Phys. Rev. D 93", "arXiv" beside its number: no place where a work appeared. */
function passOver(raw: string, runs: readonly Run[]): void {
  for (const run of runs) {
    const text = run.label === 'container' ? raw.slice(run.start, run.end) : '';
    if (text && (NO_CONTAINER.test(text) || (/^\W{0,3}arxiv\W{0,3}$/i.test(text) && IN_ARXIV.test(raw))))
      run.label = 'other';
  }
}

/** "Centers for Disease Control. (2020). A title.": two titles around the date, of which the first is who wrote it. */
function nameBody(raw: string, runs: Run[]): void {
  const [first, second, third] = runs.filter((run) => run.label !== 'other');
  if (first?.label !== 'title' || second?.label !== 'date' || runs.some((run) => run.label === 'author')) return;
  const isBody = isOrganisation(raw.slice(first.start, first.end));
  if (third?.label === 'title' || (third?.label === 'container' && isBody)) first.label = 'author';
}

const BARE_YEAR = /^\W{0,2}\d{4}\W{0,3}$/;
const BRACKETED_YEAR = /^\s?[([]\d{4}/;

/**
 * Volumes and pages between 1400 and 2099 look like years. Such a number is a volume or a page when the year stands elsewhere:
 * "AIP Conf. Proc. 1701, 040007 (2016)", "2010, 10, 1979.", "J. Chem. Soc. 1780 (1938)", "Eur. Phys. J. C 72
 * (2012) 1849".
 */
function nameNumbers(raw: string, runs: Run[]): void {
  const textOf = (run: Run | undefined): string => (run ? raw.slice(run.start, run.end) : '');
  const before = (run: Run): Label | undefined => runs[runs.indexOf(run) - 1]?.label;
  const [first, second] = runs.filter((run) => run.label === 'date');
  if (!first) return;
  if (second && before(first) === 'container' && BARE_YEAR.test(textOf(first)) && BRACKETED_YEAR.test(textOf(second))) {
    first.label = runs.some((run) => run.label === 'volume') ? 'page' : 'volume';
    return;
  }
  if (runs.some((run) => run.label === 'page')) return;
  if (second) {
    if (BARE_YEAR.test(textOf(second)) && ['volume', 'issue'].includes(before(second) ?? '')) second.label = 'page';
    return;
  }
  const behind = /^\W{0,3}\(\d{4}\s?\)\s?(?=\d{4}\W{0,3}$)/.exec(textOf(first))?.[0];
  if (behind) {
    const middle = first.start + behind.length;
    runs.splice(runs.indexOf(first) + 1, 0, { ...first, label: 'page', start: middle, tokens: 1 });
    first.end = middle;
    return;
  }
  const page = /^\D{0,2}\d{4}[\s,]{0,2}(?=[([]\d{4}[)\]])/.exec(textOf(first))?.[0];
  if (!page) return;
  const middle = first.start + page.length;
  runs.splice(runs.indexOf(first), 0, { ...first, label: 'page', end: middle, tokens: 1 });
  first.start = middle;
}

/** "J. Geophys. Res.", "AIP Conf. Proc.": capitals, and a full stop before the last of them. */
const ABBREVIATIONS =
  /^(?=[^.]{1,12}\.[\s-]{0,2}\p{Lu}|\P{Ll}{2,8}\s[^.]{1,12}\.\s\p{Lu})(?:[\p{Lu}&][\p{L}&]{0,11}\.?[\s,-]{0,2}){2,8}$/u;

/** Words that names do not have: "Pillars of an institution. (1993, September). Wake Forest University Magazine". */
const SENTENCE = /^[^,&]{8,200}$(?<=\b(?:an?|is|are|in the|to|how|what|why|for|of the)\s.{3,190})/iu;

/**
 * A reference in which the labeller saw containers but no title: of two containers the first is the title, and a single one is
 * when nothing of a journal (volume, issue, pages without a publisher) goes with it.
 */
function nameTitle(raw: string, runs: Run[]): void {
  const has = (name: Label): boolean => runs.some((run) => run.label === name);
  const title = runs.find((run) => run.label === 'title');
  if (title && !has('container') && has('volume') && ABBREVIATIONS.test(raw.slice(title.start, title.end)))
    title.label = 'container';
  if (title) return;
  const [head, date, third] = runs.filter((run) => run.label !== 'other');
  if (head?.label === 'author' && date?.label === 'date' && third?.label === 'container') {
    const text = raw.slice(head.start, head.end);
    if (SENTENCE.test(text) && !isOrganisation(text)) head.label = 'title';
  }
  const [first, second] = runs.filter((run) => run.label === 'container' && run.tokens > 1);
  if (!first) return;
  const isJournal = has('volume') || has('issue') || (has('page') && !has('publisher') && !has('place'));
  if (second || !isJournal) first.label = 'title';
}

import { isMonth } from '../dates';
import type { Run } from '../runs';
import { carve, carveFirst, has, textOf } from './carve';

/** Numbers that their neighbour took: days, parts of years, counts of pages, supplements, numbers of articles. Changes `runs`. */
export function mendNumbers(raw: string, runs: Run[]): void {
  joinDays(raw, runs);
  closeDate(raw, runs);
  if (!has(runs, 'date')) carveFirst(raw, runs, ['title', 'author', 'other'], UNDATED, 'date');
  countPages(raw, runs);
  countVolumes(raw, runs);
  joinVolumes(raw, runs);
  nameDoubleIssue(raw, runs);
  nameArticle(raw, runs);
  joinSheet(raw, runs);
  if (!has(runs, 'issue')) {
    carveFirst(raw, runs, ['volume'], /(?<=\d)[ ,]{1,2}(\(?[Ss]uppl(?:ement|\.)?(?: ?\d{1,3})?\)?:?)$/u, 'issue');
    if (has(runs, 'volume'))
      carveFirst(
        raw,
        runs,
        ['other'],
        /^\W{0,2}(?:nos?|nr|n|núm|num|n[º°]|[Hh]eft|H|fasc)\.? ?\d{1,4}\W{0,2}$/u,
        'issue',
      );
  }
  if (has(runs, 'page') || !has(runs, 'container')) return;
  carveFirst(raw, runs, ['other'], NAMES_ARTICLE, 'page');
}

/** "Sect. A:2 (col. 4)": the page of a newspaper stands behind its section. */
function joinSheet(raw: string, runs: readonly Run[]): void {
  runs.forEach((page, i) => {
    const next = runs[i + 1];
    const number = next?.label === 'other' ? /^\d{1,3}(?=\W)/.exec(textOf(raw, next))?.[0] : undefined;
    if (page.label !== 'page' || !next || !number || !/^\W{0,2}Sect\. ?[A-Z]: ?$/.test(textOf(raw, page))) return;
    page.start = page.end;
    page.end += number.length;
    next.start += number.length;
  });
}

const ARTICLE = String.raw`(?:Art(?:icle|\.|ikel)?|artículo|artigo)(?: no\.?| ID| nr\.?)? ?`;
const ARTICLE_NUMBER = String.raw`[a-z]{0,2}\d{1,9}`;
const ENDS_IN_ARTICLE = new RegExp(`${ARTICLE}${ARTICLE_NUMBER}\\W{0,2}$`, 'u');
const NAMES_ARTICLE = new RegExp(`\\b${ARTICLE}(${ARTICLE_NUMBER})\\b`, 'u');
const LONGEST_ARTICLE = 24;

/** "372, Article n71": the number of an article stands where pages stand, and is no issue. */
function nameArticle(raw: string, runs: readonly Run[]): void {
  const issue = runs.find(({ label }) => label === 'issue');
  if (!issue || has(runs, 'page')) return;
  if (ENDS_IN_ARTICLE.test(raw.slice(Math.max(0, issue.end - LONGEST_ARTICLE), issue.end))) issue.label = 'page';
}

/** "October 59-60, nos. 1/2": the volume went to the journal's name, the issue to both. */
function nameDoubleIssue(raw: string, runs: Run[]): void {
  const at = runs.findIndex(({ label }) => label === 'volume');
  const [container, issue, rest] = runs.slice(Math.max(0, at - 1), at + 2);
  if (at < 1 || container?.label !== 'container' || !issue || !/^\W{0,3}nos?\.? ?\d/u.test(textOf(raw, issue))) return;
  const volume = /\d{1,4}(?:\s?[-–]\s?\d{1,4})?\W{0,2}$/.exec(textOf(raw, container));
  if (!volume) return;
  issue.label = 'issue';
  if (rest?.label === 'issue') issue.end = rest.end;
  if (rest?.label === 'issue') runs.splice(at + 1, 1);
  carve(runs, container, { start: container.start + volume.index, end: container.end }, 'volume');
}

const DAY_BEFORE =
  /(?:(?<!\p{L})(\p{L}{3,9})\.?\s\d{1,2}(?:\s?[-–]\s?\d{1,2})?,?\s|(?<!\d)\d{1,2}(?:\s?[-–]\s?\d{1,2})?\.?\s(\p{L}{3,9})\.?,?\s|(?<![\d.])\d{1,2}\.\s?\d{1,2}\.\s?)$/u;
const LONGEST_DAY = 24;

/** "Jun. 18–22, 1995", "23.05.2019": days and months go with their year. */
function joinDays(raw: string, runs: Run[]): void {
  const date = runs.find((run) => run.label === 'date' && /^\W{0,2}\d{4}/.test(textOf(raw, run)));
  const day = date && DAY_BEFORE.exec(raw.slice(Math.max(0, date.start - LONGEST_DAY), date.start));
  const month = day?.[1] ?? day?.[2];
  if (!date || !day || (month !== undefined && !isMonth(month))) return;
  const start = date.start - day[0].length;
  for (const run of runs) {
    if (run === date || run.end <= start || run.start >= date.start) continue;
    if (run.start < start) run.end = start;
    else run.label = 'other';
  }
  date.start = start;
}

/** "(2015–present). Title", "(2018, September 27–30). Title": a date goes to the end of its bracket. */
function closeDate(raw: string, runs: readonly Run[]): void {
  runs.forEach((date, i) => {
    const next = runs[i + 1];
    const text = textOf(raw, date);
    if (date.label !== 'date' || !next || !/^\s?\((?![^()]{0,60}\))/.test(text)) return;
    const rest = /^[\s\p{L}\d,.–-]{1,24}\)[.:,]?\s?/u.exec(textOf(raw, next))?.[0];
    if (!rest || rest.length >= next.end - next.start) return;
    date.end += rest.length;
    next.start += rest.length;
  });
}

/** "1992. 272 с.", "1985. 102 f.": a word behind the number counts pages. */
function countPages(raw: string, runs: readonly Run[]): void {
  runs.forEach((page, i) => {
    const next = runs[i + 1];
    if (page.label !== 'page' || next?.label !== 'other' || !/^\s?\d{2,4}\s?$/.test(textOf(raw, page))) return;
    const word = /^\s?(?:с|л|стр|f|fls?|hal)\.(?=\s|$|[,;])/u.exec(textOf(raw, next))?.[0];
    if (!word) return;
    page.end += word.length;
    next.start += word.length;
  });
}

/** Where a date in brackets would stand, words that there is none. */
const UNDATED =
  /(?:^|[.,] )([([](?:n\. ?d\.|s\. ?[fda]\.|o\. ?[JD]\.|in press|forthcoming|im Druck|en prensa|no prelo)[)\]])(?=[.,:]?\s)/u;

const COUNT_OF_VOLUMES = /^\s?\d{1,2}\s(?:vols|Bde|tt|voll|tomes)\b/;
/** The word may stand behind the run. */
const LONGEST_WORD = 7;

/** "3 vols.": how many there are, and none of them. */
function countVolumes(raw: string, runs: readonly Run[]): void {
  for (const run of runs)
    if (run.label === 'volume' && COUNT_OF_VOLUMES.test(raw.slice(run.start, run.end + LONGEST_WORD)))
      run.label = 'other';
}

/** "59-60, nos. 1/2": the second half of a double volume. */
function joinVolumes(raw: string, runs: Run[]): void {
  const at = runs.findIndex(({ label }) => label === 'volume');
  const [volume, issue] = [runs[at], runs[at + 1]];
  if (!volume || issue?.label !== 'issue' || !/\d\s?[-–]\s?$/.test(textOf(raw, volume))) return;
  const half = /^\d{1,4}(?=[,\s(])/.exec(textOf(raw, issue))?.[0];
  if (half) carve(runs, issue, { start: issue.start, end: issue.start + half.length }, 'volume');
  if (half) {
    volume.end += half.length;
    runs.splice(at + 1, 1);
  }
}

import { runsOf } from './model/run';
import type { Word } from './words';

/** Bodies begin or end so, and instruments and studies end so, where an abbreviation in brackets stands for them. */
const BODY =
  /^(?:agency|association|bureau|cent(?:er|re)|commission|committee|consortium|council|federation|foundation|institute|laboratory|ministry|office|society|university)$/;
const TOOL = /^(?:checklist|initiative|inventory|questionnaire|scale|study|survey)$/;

type Span = [from: number, to: number];

/** "the Sexual Initiation Strategies Scale (SISS)", "the Center for Weather Forecasting (CPTEC)": what an abbreviation stands for, where that is a name. */
export function abbreviatedSpans(words: Word[]): Span[] {
  if (words.every(({ before }) => !before.endsWith(' ('))) return [];
  const runs = runsOf(words);
  const spans: Span[] = [];
  for (let to = 1; to < words.length; to += 1) {
    if (!words[to]?.before.endsWith(' (') || !/^\p{Lu}{2,}/u.test(words[to]?.text ?? '')) continue;
    let from = to;
    while (runs[from - 1]?.expanded) from -= 1;
    const body = from === to ? bodyBefore(words, to) : from;
    const [first, last] = [words[body]?.text.toLowerCase() ?? '', words[to - 1]?.text.toLowerCase() ?? ''];
    if (body < to && (BODY.test(first) || BODY.test(last) || TOOL.test(last))) spans.push([body, to]);
  }
  return spans;
}

/** Of an abbreviation in another language: back over large words to "Center for", "Office of"; `to` where none stands. */
function bodyBefore(words: Word[], to: number): number {
  for (let index = to - 1; index >= 0; index -= 1) {
    const text = words[index]?.text ?? '';
    if (!/^\p{Lu}/u.test(text) && !/^(?:and|for|in|of|the)$/.test(text)) return to;
    if (BODY.test(text.toLowerCase()) && /^(?:for|of)$/.test(words[index + 1]?.text ?? '')) return index;
    if (index < to - 1 && words[index + 1]?.before !== ' ') return to;
  }
  return to;
}

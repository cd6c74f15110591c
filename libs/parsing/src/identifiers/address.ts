import { trimTail } from '@veracite/model/identifiers';
import { balancedEnd } from './brackets';

/** The end of a line after which a URL may continue. */
const OPEN_END = /[/\-_.?=&%#+~]$/;
/** The rest of a URL on the next line, which is not a word. */
const REST = /^(?=\S*[\d/=_%&-])[\w/%#?=&+~.,:;@!$()-]{2,300}/;

/** Removes the punctuation and unbalanced brackets of running text from the end of a URL. */
export function trimUrl(written: string): string {
  const bars = written.search(/[|^\\]|\](?=\()/);
  const part = bars < 0 ? written : written.slice(0, bars);
  return trimTail(part.slice(0, balancedEnd(part)));
}

/**
 * Returns the end of a URL that continues on the next line: its first line ends in a character that ends no URL, and the next line
 * does not begin with a word. Otherwise returns `end`.
 */
export function endOverLines(text: string, end: number, brokenAt: (at: number) => boolean): number {
  const gap = /^\s{1,12}/.exec(text.slice(end, end + 12))?.[0] ?? '';
  const isBroken = [...gap].some((_, i) => brokenAt(end + i));
  if (!isBroken || !OPEN_END.test(text.slice(end - 1, end))) return end;
  const rest = REST.exec(text.slice(end + gap.length, end + gap.length + 300))?.[0];
  return rest === undefined ? end : end + gap.length + rest.length;
}

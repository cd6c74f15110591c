import { trimTail } from '@veracite/model/identifiers';
import { balancedEnd } from './brackets';

/** Ends of a line after which an address goes on. */
const GOES_ON = /[/\-_.?=&%#+~]$/;
/** The piece of an address: no word, and nothing that begins a sentence. */
const PIECE = /^(?=\S*[\d/=_%&-])[\w/%#?=&+~.,:;@!$()-]{2,300}/;

/** A web address without what running text leaves behind it: the end of its brackets, its punctuation. */
export function addressOf(written: string): string {
  const bars = written.search(/[|^\\]|\](?=\()/);
  const part = bars < 0 ? written : written.slice(0, bars);
  return trimTail(part.slice(0, balancedEnd(part)));
}

/**
 * How far an address goes on behind the line's end: over one end of a line, when it stops at a mark that ends none and what follows
 * is no word.
 */
export function overLines(text: string, end: number, brokenAt: (at: number) => boolean): number {
  const gap = /^\s{1,12}/.exec(text.slice(end, end + 12))?.[0] ?? '';
  const isBroken = [...gap].some((_, i) => brokenAt(end + i));
  if (!isBroken || !GOES_ON.test(text.slice(end - 1, end))) return end;
  const piece = PIECE.exec(text.slice(end + gap.length, end + gap.length + 300))?.[0];
  return piece === undefined ? end : end + gap.length + piece.length;
}

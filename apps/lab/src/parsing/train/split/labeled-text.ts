import { CLASSES, type Class } from '@veracite/parsing/split/unit-classes';
import { unitsOf, type Unit } from '@veracite/parsing/split/units';
import type { Line } from './laid-out-lines';

/** A pasted text with its classes. */
interface LabeledText {
  text: string;
  /** Parts in order, with their classes. Later lines of an entry are `inside`. */
  spans: { start: number; end: number; of: Class }[];
}

/** Joins lines to a text. @param quote the quote mark of an email before every line */
export function textOf(lines: readonly Line[], quote: string, lineEnd: string): LabeledText {
  let text = '';
  const spans: LabeledText['spans'] = [];
  for (const line of lines) {
    text += quote;
    for (const { text: part, of } of line) {
      spans.push({ start: text.length, end: text.length + part.length, of });
      text += part;
    }
    text += lineEnd;
  }
  return { text, spans };
}

/** Returns the units of a text and the index in `CLASSES` of each. */
export function truthOf({ text, spans }: LabeledText): { units: Unit[]; classes: Uint8Array } {
  const units = unitsOf(text);
  let index = 0;
  let seen = -1;
  const classes = Uint8Array.from(units, ({ start }) => {
    while (index < spans.length - 1 && (spans[index]?.end ?? 0) <= start) index += 1;
    const label = spans[index]?.of ?? 'inside';
    const isAgain = seen === index;
    seen = index;
    return CLASSES.indexOf(label === 'begin' && isAgain ? 'inside' : label);
  });
  return { units, classes };
}

import type { Label } from '@veracite/parsing/plain/model/labels';
import labels from '../../../../data/parsing/labels.json';
import { pick } from '@veracite/testing/seeded';
import type { Piece } from '../sample';

const LABEL_OF = labels.fields as Record<string, Label>;

/** Returns the value of a template field in a form, or undefined if the work has none. */
export type ValueOf = (name: string, form: string | undefined) => string | undefined;

/** Resolves the choices of a template. */
export function choose(template: string, random: () => number): string {
  return template.replace(/⟦([^⟦⟧]{0,200})⟧/g, (_, choices: string) => pick(choices.split('|'), random));
}

/** Replaces quotation marks by curly ones in half of the cases. */
export function requote(template: string, dice: number): string {
  if (dice < 0.5) return template;
  return template.replace(/"([^"]*)"/g, '“$1”');
}

/** Fills a template; `labelOf` gives the labels of fields that this module does not know. Optional parts without a value are dropped. If another value is missing, the result is undefined. */
export function fill(
  template: string,
  value: ValueOf,
  labelOf?: (name: string) => Label | undefined,
): Piece[] | undefined {
  const pieces: Piece[] = [];
  let rest = template;
  // "<{weburl}>" is an address in angle brackets, not an option.
  rest = rest.replace(/<\{weburl\}>/g, '\u0001{weburl}\u0002');
  for (const part of rest.split(/(<[^<>]*>)/)) {
    const isOption = part.startsWith('<');
    const filled = fillPart(isOption ? part.slice(1, -1) : part, value, labelOf);
    if (filled) pieces.push(...filled);
    else if (!isOption) return undefined;
  }
  return pieces;
}

function fillPart(
  part: string,
  value: ValueOf,
  labelOf: ((name: string) => Label | undefined) | undefined,
): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const bit of part.split(/(\{\w+(?::\w+)?\})/)) {
    const found = /^\{(\w+)(?::(\w+))?\}$/.exec(bit);
    if (!found) {
      const text = bit.replace('\u0001', '<').replace('\u0002', '>');
      const last = pieces.at(-1);
      // "Smith, J." before a period: only one period stays.
      if (text) pieces.push({ text: last && /[.?!]$/.test(last.text) && text.startsWith('.') ? text.slice(1) : text });
      continue;
    }
    const name = found[1] ?? '';
    const text = value(name, found[2]);
    if (text === undefined) return undefined;
    const label = LABEL_OF[name] ?? labelOf?.(name);
    if (text) pieces.push(label ? { label, text } : { label: 'other', text });
  }
  return pieces;
}

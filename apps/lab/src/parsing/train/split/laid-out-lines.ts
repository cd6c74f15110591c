import type { Class } from '@veracite/parsing/split/unit-classes';

/** A part of a list and its class. Later lines of an entry are `inside`. */
interface ClassifiedText {
  text: string;
  of: Class;
}

/** A line of a pasted list: its parts. Blank lines have none. */
export type Line = ClassifiedText[];

import type { LeftOutText } from '@veracite/contracts/parse';
import type { InputFormat, Span } from '@veracite/model/reference';

/** What will be checked, and charged once. */
export interface Entry extends Span {
  text: string;
  /** What in it makes one doubt, in sentences. */
  doubts: string[];
  /** True when a person joined or edited the entry, so it no longer equals that part of the text. */
  edited?: boolean;
}

/** What will not be checked; `dropped` by the person. */
export interface Aside extends Omit<Entry, 'doubts'> {
  kind: LeftOutText['kind'] | 'dropped';
}

/** A text taken apart: each part of it an entry or set aside, both in the order of the text. */
export interface EntryList {
  text: string;
  format: InputFormat;
  entries: Entry[];
  asides: Aside[];
}

import type { CslItem } from '@veracite/model/csl';
import type { Alternatives, Identifiers } from '@veracite/model/identifiers';
import type { Doubt, Field, Span } from '@veracite/model/reference';

/** The fields and identifiers read from one citation in plain text. */
export interface PlainReading {
  csl: CslItem;
  identifiers: Identifiers;
  alternatives?: Alternatives;
  fields: Partial<Record<Field, Span[]>>;
  doubts: Doubt[];
  etAl?: boolean;
}

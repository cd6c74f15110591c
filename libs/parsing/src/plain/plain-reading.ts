import type { CslItem } from '@veracite/model/csl';
import type { Alternatives, Identifiers } from '@veracite/model/identifiers';
import type { Doubt, Field, Span } from '@veracite/model/reference';
import type { Decoded } from './decode/rewrite';

/** The fields and identifiers read from one citation in plain text. */
export interface PlainReading {
  csl: CslItem;
  identifiers: Identifiers;
  alternatives?: Alternatives;
  fields: Partial<Record<Field, Span[]>>;
  doubts: Doubt[];
  etAl?: boolean;
}

/** Maps the spans of a reading to the text before decoding. */
export function withRawSpans(reading: PlainReading, toRaw: Decoded['toRaw']): PlainReading {
  return {
    ...reading,
    fields: Object.fromEntries(Object.entries(reading.fields).map(([field, spans]) => [field, spans.map(toRaw)])),
    doubts: reading.doubts.map((doubt) => (doubt.span ? { ...doubt, span: toRaw(doubt.span) } : doubt)),
  };
}

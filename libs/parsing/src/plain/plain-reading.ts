import type { Reference } from '@veracite/model/reference';
import type { Decoded } from './decode/rewrite';

/** The fields and identifiers read from one citation in plain text. */
export type PlainReading = Omit<Reference, 'id' | 'raw' | 'span' | 'format'>;

/** Maps the spans of a reading to the text before decoding. */
export function withRawSpans(reading: PlainReading, toRaw: Decoded['toRaw']): PlainReading {
  return {
    ...reading,
    fields: Object.fromEntries(Object.entries(reading.fields).map(([field, spans]) => [field, spans.map(toRaw)])),
    doubts: reading.doubts.map((doubt) => (doubt.span ? { ...doubt, span: toRaw(doubt.span) } : doubt)),
  };
}

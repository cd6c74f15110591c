import type { Span } from '@veracite/model/reference';

/** Finds the first span that ends after an offset. Spans must be sorted and must not overlap. */
function firstEndingAfter(spans: readonly Span[], offset: number): Span | undefined {
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((spans[middle]?.end ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return spans[from];
}

/** Finds the span that contains an offset. */
export function spanAt(spans: readonly Span[], offset: number): Span | undefined {
  const found = firstEndingAfter(spans, offset);
  return found && found.start <= offset ? found : undefined;
}

/** Merges overlapping spans and sorts them. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Returns true if a span overlaps one of the sorted spans. */
export function overlaps(spans: readonly Span[], { start, end }: Span): boolean {
  const first = firstEndingAfter(spans, start);
  return first !== undefined && first.start < end;
}

import { lookUpName } from '@veracite/text/registered-names';
import words from './words.json' with { type: 'json' };

/** Composes the name of a venue or publisher that the shipped register does not have. */
export function composeName(
  frames: 'frames' | 'meetings' | 'houses',
  draw: <T>(from: readonly T[]) => T,
  upTo: (n: number) => number,
): string {
  const lists: Record<string, readonly string[]> = {
    adjective: words.adjectives,
    field: words.fields,
    name: words.names,
  };
  const written = draw(words[frames]).replace(/\{(\w+)\}/g, (_all, list: string) =>
    list === 'number' ? String(4 + upTo(16)) : draw(lists[list] ?? []),
  );
  return lookUpName(written) ? composeName(frames, draw, upTo) : written;
}

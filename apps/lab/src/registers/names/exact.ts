import { exactKey } from '@veracite/text/register-key';
import { NAME_FACTS, type NameKind } from '@veracite/text/registered-names';
import { bitsOf, isSerial, registerKey, SERIALS, wholeNames, type Entry } from './collect';
import type { NameTable } from './table';

/** Kinds of what has articles that no database holds. */
const PRESS: readonly NameKind[] = ['newspaper', 'magazine', 'news-site'];
const isPress = ({ kinds }: Entry): boolean => PRESS.some((kind) => kinds.has(kind));

/** Articles at the start of names, which people leave out and add. */
const ARTICLE =
  /^! (?:the|der|die|das|den|ein|eine|le|la|les|l|un|une|una|el|los|las|il|lo|gli|os|as|de|het|al) (?=\S)/;
const withoutArticle = (exact: string): string => exact.replace(ARTICLE, '! ');

/** Exact keys of names, and those of them without their articles. */
class ExactNames {
  readonly whole = new Set<string>();
  private readonly bare = new Set<string>();

  add(exact: string): void {
    this.whole.add(exact);
    this.bare.add(withoutArticle(exact));
  }

  /** Checks whether a name is one of these, or would be with or without an article. "De Economist" is not "The Economist". */
  mayBe(exact: string): boolean {
    const bare = withoutArticle(exact);
    return this.whole.has(exact) || this.whole.has(bare) || (bare === exact && this.bare.has(bare));
  }

  /** Returns the names, with their articles and without, that none of the others may be. */
  besides(others: ExactNames): Set<string> {
    return new Set([...this.whole, ...this.bare].filter((exact) => !others.mayBe(exact)));
  }
}

/** A name that only the press or only serials have, by its exact key. */
interface ExactName {
  /** The key that it shares with names of the other side. */
  key: string;
  exact: string;
  isPress: boolean;
}

/**
 * Returns the names of newspapers and magazines that share their keys with serials but not their exact names, and those of the serials:
 * "Pour la Science" and "Science". A name that both may have is left out, so that its key stays that of both.
 */
function exactNames(entries: readonly Entry[]): ExactName[] {
  const byKey = new Map<string, Record<'press' | 'serials', ExactNames>>();
  const addAll = (side: 'press' | 'serials', from: readonly Entry[]): void => {
    for (const entry of from)
      for (const name of entry.names.flatMap((each) => wholeNames(each, entry))) {
        const key = registerKey(name);
        if (side === 'press') byKey.set(key, byKey.get(key) ?? { press: new ExactNames(), serials: new ExactNames() });
        byKey.get(key)?.[side].add(exactKey(name));
      }
  };
  addAll('press', entries.filter(isPress));
  addAll('serials', entries.filter(isSerial));
  const shared = [...byKey].filter(([, { serials }]) => serials.whole.size > 0);
  return shared.flatMap(([key, { press, serials }]) => [
    ...[...press.besides(serials)].map((exact) => ({ key, exact, isPress: true })),
    ...[...serials.besides(press)].map((exact) => ({ key, exact, isPress: false })),
  ]);
}

const [PRESS_BITS, SERIAL_BITS] = [bitsOf(new Set(PRESS)), bitsOf(SERIALS)];
const COMMON = 1 << NAME_FACTS.indexOf('common');

/** Writes the exact names of both sides where a key has both, each with its own kinds, and counts them. */
export function separatePress(table: NameTable, entries: readonly Entry[]): Record<'press' | 'serials', number> {
  const written = { press: 0, serials: 0 };
  for (const { key, exact, isPress } of exactNames(entries)) {
    const { kinds, facts } = table.get(key) ?? { kinds: 0, facts: 0 };
    if ((kinds & PRESS_BITS) === 0 || (kinds & SERIAL_BITS) === 0) continue;
    if (isPress) table.set(exact, { kinds: kinds & ~SERIAL_BITS, facts: facts & COMMON });
    else table.set(exact, { kinds: kinds & ~PRESS_BITS, facts });
    written[isPress ? 'press' : 'serials'] += 1;
  }
  return written;
}

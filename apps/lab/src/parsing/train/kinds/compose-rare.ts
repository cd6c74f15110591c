import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { kindOfType } from '@veracite/model/kind';
import { seeded } from '@veracite/testing/seeded';
import table from './rare-kinds.json' with { type: 'json' };
import { MANY_STYLES, type LabeledWork } from './works';

type Parts = Readonly<Record<string, string | readonly (string | number)[]>>;

const TEXTS = [
  'title',
  'container-title',
  'publisher',
  'authority',
  'genre',
  'event-title',
  'version',
  'number',
  'archive',
  'URL',
];
const NUMBERS = ['volume', 'page', 'issue'];
const SOME_ADDRESSES = 0.65;
const WITH_DATE = 0.8;
const WITH_ACCESS = 0.6;

/** Composes `perKind` works of each kind that few bibliographies hold, from parts and the values of real works. */
export function composeRare(real: readonly CslItem[], perKind: number): LabeledWork[] {
  const composer = new Composer(real.filter(({ title, author }) => title && author?.length));
  return Object.values(table.kinds).flatMap((parts: Parts) =>
    Array.from({ length: perKind }, (_, place): LabeledWork => {
      const kind = kindOfType(parts.type as CslType);
      return { kind, csl: composer.compose(parts), group: `composed ${place % 40}`, styles: MANY_STYLES };
    }),
  );
}

class Composer {
  private readonly random = seeded(29);
  private readonly publishers: string[];
  private readonly values: Readonly<Record<string, () => string>> = {
    title: () => this.title(),
    topic: () => this.words(1 + this.upTo(3)),
    word: () =>
      this.words(1)
        .toLowerCase()
        .replace(/[^\p{L}\d]/gu, '') || 'kit',
    name: () => this.person().family ?? 'Smith',
    body: () => this.draw(this.publishers),
    year: () => String(this.year()),
    n: () => String(1 + Math.floor(10 ** (1 + this.random() * 4))),
  };

  constructor(private readonly real: readonly CslItem[]) {
    this.publishers = real.flatMap(({ publisher }) => publisher ?? []);
  }

  compose(parts: Parts): CslItem {
    const authors = this.draw((parts.author ?? [1]) as readonly number[]);
    const url = this.random() < SOME_ADDRESSES;
    const texts = TEXTS.flatMap((field) => {
      const text = parts[field] && (field !== 'URL' || url) ? this.fill(String(this.draw([parts[field]].flat()))) : '';
      return text ? [[field, field === 'URL' ? text.replace(/\s+/g, '_') : text] as const] : [];
    });
    const numbers = NUMBERS.flatMap((field) =>
      this.draw([parts[field] ?? 0].flat()) === 1 ? [[field, this.values.n?.()] as const] : [],
    );
    const author =
      authors === 2 ? [{ literal: this.draw(this.publishers) }] : this.people(authors === 1 ? 1 + this.upTo(3) : 0);
    const item = Object.fromEntries([...texts, ...numbers]) as Partial<CslItem>;
    return {
      ...item,
      type: parts.type as CslType,
      ...(author.length > 0 && { author }),
      ...(this.random() < WITH_DATE && { issued: this.date() }),
      ...(item.URL && this.random() < WITH_ACCESS && { accessed: this.date() }),
    } as CslItem;
  }

  private fill(text: string): string {
    return text.replace(/\{(\w+)\}/g, (_all, name: string) => this.values[name]?.() ?? '');
  }

  private draw<T>(from: readonly T[]): T {
    return from[this.upTo(from.length)] as T;
  }

  private upTo(count: number): number {
    return Math.floor(this.random() * count);
  }

  private title(): string {
    return this.draw(this.real).title ?? '';
  }

  private words(count: number): string {
    const all = this.title().split(/[\s:]+/);
    const from = this.upTo(Math.max(1, all.length - count));
    return all.slice(from, from + count).join(' ');
  }

  private person(): CslName {
    return this.draw(this.draw(this.real).author ?? []);
  }

  private people(count: number): CslName[] {
    return Array.from({ length: count }, () => this.person());
  }

  private year(): number {
    return 1950 + this.upTo(74);
  }

  private date() {
    const parts = [this.year(), 1 + this.upTo(12), 1 + this.upTo(28)];
    return { 'date-parts': [parts.slice(0, this.random() < 0.5 ? 1 : 3)] };
  }
}

import { dateOf, yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import { lookUpName } from '@veracite/text/registered-names';
import { seeded } from '@veracite/testing/seeded';
import { composeName } from './names';
import type { LabeledReference } from './sets';

interface InventedWork {
  group: string;
  csl: CslItem;
}

/** A word that joins the two parts of a title. */
const JOINT = /^(.{8,70}?)\s(of|for|in|on|and|through|towards?|under|between)\s(.{12,90})$/i;

type Draw = <T>(from: readonly T[]) => T;

/** Draws from a list that must not be empty. */
function drawing(seed: number): { draw: Draw; upTo: (n: number) => number } {
  const next = seeded(seed);
  const upTo = (n: number): number => Math.floor(next() * n);
  return {
    upTo,
    draw: (from) => {
      const drawn = from[upTo(from.length)];
      if (drawn === undefined) throw new Error('the set has no work that an invented one could be made from');
      return drawn;
    },
  };
}

/**
 * Invents works of recombined names and titles, with journals, meetings, books and publishers of the set or with composed ones.
 * @param count works of each group
 */
export function inventWorks(rows: readonly LabeledReference[], count: number, seed = 1): InventedWork[] {
  const english = rows.filter(({ language }) => language === 'en').map(({ csl }) => csl);
  const real = new Set(rows.map(({ csl }) => fold(csl.title ?? '')));
  const people = english.flatMap(({ author = [] }) => author).filter(({ family, given }) => family && given);
  const parts = english.flatMap(({ title }) => {
    const [, before = '', joint = '', after = ''] = JOINT.exec(title ?? '') ?? [];
    return before ? [{ before, rest: `${joint} ${after}` }] : [];
  });
  const { draw, upTo } = drawing(seed);

  const title = (): string => {
    const written = `${draw(parts).before} ${draw(parts).rest}`;
    return real.has(fold(written)) ? title() : written;
  };
  const name = (): CslName => ({ family: draw(people).family, given: draw(people).given });
  const names = (): CslName[] => Array.from({ length: 1 + upTo(4) }, name);
  const year = (): number => 2004 + upTo(21);
  const pages = (): string => {
    const first = 1 + upTo(700);
    return `${first}-${first + 7 + upTo(18)}`;
  };
  const described = (type: CslItem['type'], from: Partial<CslItem>): CslItem => {
    const item = { type, title: title(), author: names(), ...from };
    return { ...item, issued: from.issued ?? dateOf(year()) };
  };
  /** An article in the volume that the journal had in its year. */
  const article = ({ 'container-title': journal, volume, ...known }: CslItem): CslItem => {
    const when = year();
    const first = Number(volume) - (yearOf(known as CslItem) ?? Number.NaN);
    const counted = Number.isInteger(first) && when + first > 0 ? when + first : 1 + upTo(60);
    const where = { 'container-title': journal, volume: String(counted), issue: String(1 + upTo(6)), page: pages() };
    return described('article-journal', { ...where, issued: dateOf(when) });
  };

  const isRegistered = ({ DOI: doi, 'container-title': venue }: CslItem): boolean => Boolean(doi && venue);
  const journals = english.filter((csl) => csl.type === 'article-journal' && isRegistered(csl));
  const meetings = english.filter(
    ({ type, 'container-title': venue }) =>
      type === 'paper-conference' && venue && lookUpName(venue)?.kinds.has('conference'),
  );
  const books = english.filter(({ type, publisher, ISBN }) => type === 'book' && publisher && ISBN);
  const chapters = english.filter(({ type, publisher }) => type === 'chapter' && publisher);
  const placed = ({ publisher, 'publisher-place': place }: CslItem) => ({ publisher, 'publisher-place': place });

  const groups: Record<string, () => CslItem> = {
    'article, existing journal': () => article(draw(journals)),
    'paper, conference in a register': () =>
      described('paper-conference', { 'container-title': draw(meetings)['container-title'], page: pages() }),
    'chapter, existing book and publisher': () => {
      const book = draw(chapters);
      const { editor, 'container-title': container } = book;
      return described('chapter', {
        'container-title': container,
        editor,
        page: pages(),
        issued: book.issued,
        ...placed(book),
      });
    },
    'book, existing publisher': () => described('book', placed(draw(books))),
    'article, invented journal': () =>
      described('article-journal', {
        'container-title': composeName('frames', draw, upTo),
        volume: String(1 + upTo(40)),
        issue: String(1 + upTo(6)),
        page: pages(),
      }),
    'paper, invented conference': () =>
      described('paper-conference', { 'container-title': composeName('meetings', draw, upTo), page: pages() }),
    'book, invented publisher': () => described('book', { publisher: composeName('houses', draw, upTo) }),
  };
  return Object.entries(groups).flatMap(([group, invent]) =>
    Array.from({ length: count }, () => ({ group, csl: invent() })),
  );
}

import { dateOf, yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Field } from '@veracite/model/reference';
import { publisherKey } from '@veracite/matching/publisher';
import { fold } from '@veracite/text/fold';

/** A description of a work with one thing changed, and the fields that a verdict has to name. */
export interface Alteration {
  item: CslItem;
  /** The changed fields. */
  fields: Field[];
  /** The added text; it must be in the reference. */
  written: string;
  /** The removed text; it must not be in the reference. */
  erased?: string;
}

/** Chooses a number below `n`, the same on every run. */
export type Choose = (n: number) => number;

/** Changes a description; `other` is another work. Returns undefined if it cannot be changed. */
export type Alter = (item: CslItem, other: CslItem, choose: Choose) => Alteration | undefined;

const people = ({ author = [] }: CslItem): CslName[] => author.filter(({ family }) => family !== undefined);
const familyOf = ({ family = '' }: CslName): string => family;
const digitsOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}(?:[-–]\d{1,6})?$/.test(text) ? Number(/^\d+/.exec(text)?.[0]) : undefined;

/** Replaces a field by that of another work, if the two share no word of four letters or more. */
function exchange(field: 'container-title' | 'publisher' | 'publisher-place'): Alter {
  return (item, other) => {
    const [own, theirs] = [item[field], other[field]];
    if (typeof own !== 'string' || typeof theirs !== 'string' || item.type !== other.type) return undefined;
    const key = field === 'publisher' ? publisherKey : fold;
    const words = new Set(key(own).split(' '));
    const isShared = key(theirs)
      .split(' ')
      .some((word) => word.length >= 4 && words.has(word));
    if (isShared || key(theirs) === '' || key(theirs) === key(own)) return undefined;
    return { item: { ...item, [field]: theirs }, fields: [field], written: theirs, erased: own };
  };
}

const year: Alter = (item, _other, choose) => {
  const own = yearOf(item);
  if (own === undefined) return undefined;
  const shift = (2 + choose(4)) * (choose(2) === 0 ? 1 : -1);
  const changed = own + shift > 2025 ? own - Math.abs(shift) : own + shift;
  return {
    item: { ...item, issued: dateOf(changed) },
    fields: ['issued'],
    written: String(changed),
    erased: String(own),
  };
};

const venue = exchange('container-title');

/** What is done to the description of a real work. */
export const ALTERATIONS: Record<string, Alter> = {
  title(item, other, choose) {
    const { title = '' } = item;
    const words = [...title.matchAll(/\p{L}{5,}/gu)];
    const theirs = (other.title ?? '').match(/\p{L}{5,}/gu) ?? [];
    const [from, to] = [words[choose(words.length || 1)], theirs[choose(theirs.length || 1)]];
    if (!from || !to || words.length < 3 || fold(title).includes(fold(to).slice(0, 4))) return undefined;
    const changed = `${title.slice(0, from.index)}${to}${title.slice(from.index + from[0].length)}`;
    return { item: { ...item, title: changed }, fields: ['title'], written: to };
  },
  'author added'(item, other, choose) {
    const [own, [name]] = [people(item), people(other)];
    if (own.length === 0 || !name || own.some((item) => fold(familyOf(item)) === fold(familyOf(name))))
      return undefined;
    const index = choose(own.length + 1);
    const author = [...own.slice(0, index), name, ...own.slice(index)];
    return { item: { ...item, author }, fields: ['author'], written: familyOf(name) };
  },
  'author removed'(item, _other, choose) {
    const own = people(item);
    const index = choose(own.length || 1);
    const gone = own[index];
    if (own.length < 2 || !gone || own.some((item, i) => i !== index && familyOf(item) === familyOf(gone)))
      return undefined;
    const author = own.filter((_, i) => i !== index);
    return { item: { ...item, author }, fields: ['author'], written: '', erased: familyOf(gone) };
  },
  'author replaced'(item, other, choose) {
    const [own, [name]] = [people(item), people(other)];
    if (own.length === 0 || !name || own.some((item) => fold(familyOf(item)) === fold(familyOf(name))))
      return undefined;
    const index = choose(own.length);
    const author = own.map((item, i) => (i === index ? name : item));
    return {
      item: { ...item, author },
      fields: ['author'],
      written: familyOf(name),
      erased: familyOf(own[index] ?? {}),
    };
  },
  'authors reordered'(item, _other, choose) {
    const own = people(item);
    const index = choose(Math.max(1, own.length - 1));
    const [a, b] = [own[index], own[index + 1]];
    if (!a || !b || familyOf(a) === familyOf(b)) return undefined;
    const author = own.map((item, i) => (i === index ? b : i === index + 1 ? a : item));
    return { item: { ...item, author }, fields: ['author'], written: familyOf(b) };
  },
  venue,
  'venue and year'(item, other, choose) {
    const first = venue(item, other, choose);
    const second = first && year(first.item, other, choose);
    return second && { ...second, fields: ['container-title', 'issued'] };
  },
  year,
  'DOI of another work'(item, other) {
    if (!item.DOI || !other.DOI || fold(item.title ?? '') === fold(other.title ?? '')) return undefined;
    return { item: { ...item, DOI: other.DOI }, fields: ['DOI'], written: other.DOI };
  },
  'DOI of none'(item, _other, choose) {
    if (!item.DOI) return undefined;
    const invented = `${item.DOI.replace(/\d{1,9}$/, '')}${10_000_019 + choose(80_000_000)}`;
    return { item: { ...item, DOI: invented }, fields: ['DOI'], written: invented };
  },
  volume(item, _other, choose) {
    const own = digitsOf(item.volume);
    if (own === undefined) return undefined;
    const volume = String(own + 1 + choose(9));
    return { item: { ...item, volume }, fields: ['volume'], written: volume };
  },
  pages(item, _other, choose) {
    const [first, last] = [digitsOf(item.page), Number(item.page?.split(/\D/).at(-1))];
    if (first === undefined || last < first) return undefined;
    const shift = 20 + choose(400);
    const page = `${first + shift}-${last + shift}`;
    return { item: { ...item, page }, fields: ['page'], written: String(first + shift) };
  },
  'volume and pages'(item, other, choose) {
    // Styles print no volume of proceedings and books.
    const first = item.type === 'article-journal' ? ALTERATIONS.volume?.(item, other, choose) : undefined;
    const second = first && ALTERATIONS.pages?.(first.item, other, choose);
    return second && { ...second, fields: ['volume', 'page'] };
  },
  publisher: exchange('publisher'),
  place: exchange('publisher-place'),
};

/** Adds a value to a field that the record of the work does not have. */
function addition(
  field: Field & keyof CslItem,
  types: CslItem['type'][],
  valueOf: (other: CslItem, choose: Choose) => unknown,
): Alter {
  return (item, other, choose) => {
    const value = valueOf(other, choose);
    if (item[field] !== undefined || !types.includes(item.type) || typeof value !== 'string' || value === '')
      return undefined;
    return { item: { ...item, [field]: value }, fields: [field], written: value };
  };
}

const twoDigits = (choose: Choose) => String(11 + choose(88));

/** Fields that no record has, by name. */
export const ADDITIONS: Record<string, Alter> = {
  volume: addition('volume', ['article-journal'], (_, choose) => twoDigits(choose)),
  issue: addition('issue', ['article-journal'], (_, choose) => String(2 + choose(9))),
  pages: addition('page', ['article-journal', 'paper-conference', 'chapter'], (_, choose) => {
    const first = 100 + choose(900);
    return `${first}-${first + 4 + choose(20)}`;
  }),
  publisher: addition('publisher', ['paper-conference', 'chapter', 'book'], ({ publisher }) => publisher),
  place: addition('publisher-place', ['paper-conference', 'chapter', 'book'], (other) => other['publisher-place']),
  series: addition('collection-title', ['book', 'chapter'], (other) => other['collection-title']),
  edition: addition('edition', ['book'], (_, choose) => String(2 + choose(7))),
};

/** Invents a work: a title from two others, authors of a third, and a venue that exists. */
export function invented([a, b, c, d]: CslItem[], choose: Choose): CslItem | undefined {
  if (!a || !b || !c || !d || people(c).length === 0 || !d['container-title']) return undefined;
  const [left, right] = [a, b].map(({ title = '' }) => (title.split(/[:.?]/)[0] ?? '').split(' '));
  if (!left || !right || left.length < 4 || right.length < 4) return undefined;
  const title = [...left.slice(0, Math.ceil(left.length / 2)), ...right.slice(Math.floor(right.length / 2))].join(' ');
  const own = yearOf(d) ?? 2015;
  const { DOI: _doi, ISBN: _isbn, URL: _url, ...rest } = d;
  return {
    ...rest,
    title,
    author: people(c).slice(0, 4),
    issued: dateOf(own - 2 + choose(3)),
    page: `${101 + choose(800)}`,
  };
}

const VENUES: Partial<Record<CslItem['type'], string[]>> = {
  'article-journal': ['Journal of', 'Annals of', 'International Review of'],
  'paper-conference': ['Proceedings of the International Conference on', 'Proceedings of the Symposium on'],
  chapter: ['Handbook of', 'Advances in'],
};

/** Invents the name of a venue of a kind of work from two words of a title. */
export function inventedVenue(type: CslItem['type'], { title = '' }: CslItem, choose: Choose): string | undefined {
  const words = title.match(/\p{L}{6,}/gu) ?? [];
  const [a, b] = [words[choose(words.length || 1)], words[choose(words.length || 1)]];
  const forms = VENUES[type];
  if (!a || !b || !forms || a === b) return undefined;
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return `${forms[choose(forms.length)] ?? ''} ${capital(a)} and ${capital(b)}`;
}

import type { CslName } from '@veracite/model/csl';
import organizations from '../../../../data/parsing/organisations.json';
import { stripEnd } from '@veracite/parsing/strip';
import { pick } from '@veracite/testing/seeded';
import { renderNames } from './authors';
import { furtherValue } from './further-values';
import { shortName } from './short-names';
import type { Kind } from './styles';
import { accessDate, dateText, genreText, preprintText, tailText } from './texts';
import type { Work } from './work';

const BODIES = new Set<Kind>(['web', 'report', 'book']);

/** Everything except the work that a value depends on. */
export interface Context {
  kind: Kind;
  nameForm: string;
  language: string;
  random: () => number;
}

/** Returns the text of a template field for a work, as an author might write it. */
export function valueOf(work: Work, name: string, form: string | undefined, context: Context): string | undefined {
  const { random, language, nameForm } = context;
  const people = (names: readonly CslName[] | undefined): string | undefined =>
    names?.length ? renderNames(names, form ?? nameForm, language, random) || undefined : undefined;
  const year = work.issued?.['date-parts']?.[0]?.[0];
  switch (name) {
    case 'authors':
      if (BODIES.has(context.kind) && random() < 0.3) return pick(organizations.names, random);
      return people(work.author) ?? (context.kind === 'web' || context.kind === 'report' ? work.publisher : undefined);
    case 'first':
      return people(work.author?.slice(0, 1));
    case 'editors':
    case 'leaders':
      return people(work.editor);
    case 'translator':
      return people(work.translator);
    case 'title':
      return work.title && recase(stripEnd(work.title, '. '), random);
    case 'container':
      return (
        work['container-title'] &&
        (form === 'short' || random() < 0.1 ? shortName(work['container-title'], random) : work['container-title'])
      );
    case 'series':
      return work['collection-title'];
    case 'year':
      return year === undefined ? undefined : `${year}${random() < 0.04 ? pick(['a', 'b'], random) : ''}`;
    case 'year2':
      return year === undefined ? undefined : String(year);
    case 'date':
    case 'monthday':
      return dateText(work.issued, form ?? name, language, random);
    case 'volume':
      return work.volume;
    case 'issue':
      return work.issue;
    case 'page':
      return work.page && pageText(work.page, random);
    case 'numpages':
      return /^\d{2,4}$/.test(work['number-of-pages'] ?? '') ? work['number-of-pages'] : undefined;
    case 'number':
      return (
        work.number ?? (random() < 0.5 ? String(1 + Math.floor(random() * pick([99, 999, 30000], random))) : undefined)
      );
    case 'edition':
      return work.edition ?? (random() < 0.15 ? pick(['2nd', '3rd', '2', '4th', 'rev.'], random) : undefined);
    case 'publisher':
      return work.publisher;
    case 'place':
      return work['publisher-place'];
    case 'genre':
      return genreText(work, context.kind, language, random);
    case 'arxiv':
    case 'preprintserver':
    case 'doiurl':
    case 'baredoi':
      return preprintText(name, work, random);
    case 'weburl':
      return (
        work.URL ?? (work.DOI ? `https://doi.org/${work.DOI}` : `https://www.example.org/${Math.floor(random() * 1e5)}`)
      );
    case 'accessed':
      return accessDate(language, random);
    case 'retrieved':
      return pick(['from', 'from:', `${accessDate('en', random)}, from`], random);
    case 'tail':
      return tailText(work, random);
    default:
      return furtherValue(name, random);
  }
}

function recase(whole: string, random: () => number): string {
  // "Spie. Radici di un paradigma": a period before the subtitle.
  const title = random() < 0.04 ? whole.replace(/: (?=\p{L})/u, '. ') : whole;
  const dice = random();
  if (dice < 0.03) return title.toUpperCase();
  if (dice < 0.2)
    return title.replace(
      /(^|\s)(\p{Ll})(\p{L}{3,})/gu,
      (_, space: string, a: string, b: string) => space + a.toUpperCase() + b,
    );
  return title;
}

function pageText(page: string, random: () => number): string {
  const range = /^(\d+)-(\d+)$/.exec(page);
  if (!range) return page;
  const [, first = '', last = ''] = range;
  const short =
    random() < 0.25 && first.length === last.length
      ? last.slice([...last].findIndex((digit, i) => digit !== first[i]))
      : last;
  return `${first}${pick(['-', '-', '–', '–', '–', ' – ', '--', '—'], random)}${short || last}`;
}

import type { CslName } from '@veracite/model/csl';
import type { Contents, Work } from '@veracite/model/work';
import { buildWork } from './build-work';

/** Least number of registered parts that may be a whole table of contents. */
const LEAST = 5;
/** Pages between two parts at most: titles of sections and blank pages, but no part that is missing. */
const MAX_GAP = 4;
/** First page of the first part at most. */
const MAX_FIRST = 25;

/**
 * Builds a book from the records of its parts. Its table of contents is complete if the DOIs of the parts are numbered
 * without a gap, or if their pages are.
 * @param isCut there are more records
 */
export function bookOfParts(source: string, isbn: string, parts: readonly Work[], isCut: boolean): Work | undefined {
  const [first] = parts;
  const book = buildWork(source, {
    id: `isbn:${isbn}`,
    type: 'book',
    title: first?.csl['container-title'],
    editors: parts.map(({ csl }) => csl.editor).find((names) => names !== undefined),
    issued: first?.csl.issued,
    years: parts.flatMap(({ years = [] }) => years),
    publisher: first?.csl.publisher,
    isbn: [isbn],
  });
  const isComplete = !isCut && parts.length >= LEAST && (isNumbered(parts) || isPaged(parts));
  const contents: Contents = { entries: parts.map(entryOf), isComplete };
  return book && { ...book, contents };
}

const nameOf = ({ family, literal }: CslName): string => family ?? literal ?? '';

const entryOf = ({ csl: { title = '', author = [] } }: Work): string =>
  author.length > 0 ? `${title} / ${author.map(nameOf).join('; ')}` : title;

/** Checks whether the DOIs differ in a number, and the numbers have no gap: "10.1007/978-3-030-12345-6_1" and so on. */
function isNumbered(parts: readonly Work[]): boolean {
  const dois = parts.flatMap(({ identifiers }) => identifiers.doi ?? []);
  const [start = ''] = dois;
  let shared = start.length;
  for (const doi of dois) while (!doi.startsWith(start.slice(0, shared))) shared -= 1;
  // "…_1" and "…_12" share the digit too.
  const lead = start.slice(0, shared).replace(/\d{1,4}$/, '');
  const numbers = dois.map((doi) => Number(/^\d{1,5}/.exec(doi.slice(lead.length))?.[0] ?? NaN));
  return (
    dois.length === parts.length &&
    isWithoutGap(
      numbers.map((number) => [number, number]),
      1,
      2,
    )
  );
}

function isPaged(parts: readonly Work[]): boolean {
  const ranges = parts.map(
    ({ csl }) =>
      /^(\d{1,5})[-–](\d{1,5})$/
        .exec(csl.page ?? '')
        ?.slice(1)
        .map(Number) ?? [],
  );
  return isWithoutGap(ranges, MAX_GAP + 1, MAX_FIRST);
}

/** Checks whether ranges follow each other, each at most `step` after the one before. */
function isWithoutGap(ranges: readonly (readonly number[])[], step: number, maxFirst: number): boolean {
  const sorted = [...ranges].sort(([a = 0], [b = 0]) => a - b);
  return sorted.every(([first = NaN], index) => {
    const last = sorted[index - 1]?.[1];
    return last === undefined ? first <= maxFirst : first > last - 1 && first <= last + step;
  });
}

import type { CslName } from '@veracite/model/csl';
import { measuringRows } from '../../harness/data';
import { parseOne } from '@veracite/parsing/parse';
import type { Work } from '../train/render/work';

const WORKS = ['starter/works', 'works/ml-conferences', 'works/acl-anthology'].map((list) => `${list}.jsonl.gz`);
const COUNT = 5000;
const LONGEST = 6;

/** Names in full: in natural order (computing), or the first inverted (Chicago). */
const STYLES: Record<string, (work: Work, names: readonly CslName[]) => string> = {
  computing: (work, names) =>
    `${joined(names.map(natural))}. ${yearOf(work)}. ${work.title}. In ${work['container-title']}.`,
  Chicago: (work, names) =>
    `${joined(names.map((name, i) => (i === 0 ? `${name.family}, ${name.given}` : natural(name))))}. “${work.title}.” ${work['container-title']} (${yearOf(work)}).`,
};

/** Measures whether the last author of real works is read, by the length of the family name. @returns lines of a report */
export function lastAuthorReport(now: Date): string[] {
  const works = someWorks();
  return Object.entries(STYLES).map(([style, write]) => {
    const counts = new Map<string, { right: number; all: number }>();
    for (const work of works) {
      const names = work.author ?? [];
      const last = names.at(-1);
      const read = parseOne(write(work, names), { now }).csl.author?.at(-1);
      const length = last?.family?.length ?? 0;
      const key = length > 4 ? '5 and more' : String(length);
      const count = counts.get(key) ?? { right: 0, all: 0 };
      count.all += 1;
      if (read?.family === last?.family && read?.given === last?.given) count.right += 1;
      counts.set(key, count);
    }
    const cells = [...counts].sort(([a], [b]) => a.localeCompare(b));
    return `last author, ${style}, ${works.length} works, by letters of the family name: ${cells
      .map(([key, { right, all }]) => `${key}: ${((100 * right) / all).toFixed(1)} % of ${all}`)
      .join('; ')}`;
  });
}

function someWorks(): Work[] {
  const works: Work[] = [];
  for (const list of WORKS) {
    const before = works.length;
    for (const work of measuringRows<Work>(list)) {
      if (isFit(work)) works.push(work);
      if (works.length - before >= COUNT / WORKS.length) break;
    }
  }
  return works;
}

/** Returns true for a work with people whose names are one or two given names in full and a family name without a space. */
function isFit({ author, title, issued, 'container-title': container }: Work): boolean {
  return (
    !!title &&
    !!container &&
    !!issued &&
    author !== undefined &&
    author.length > 1 &&
    author.length <= LONGEST &&
    author.every(
      ({ family, given }) =>
        /^\p{Lu}[\p{L}-]+$/u.test(family ?? '') && /^\p{Lu}\p{Ll}+(?: \p{Lu}\.)?$/u.test(given ?? ''),
    )
  );
}

const natural = ({ family, given }: CslName): string => `${given} ${family}`;
const yearOf = ({ issued }: Work): number => issued?.['date-parts']?.[0]?.[0] ?? 2000;

function joined(names: readonly string[]): string {
  return names.length > 2
    ? `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
    : names.join(names.length === 2 ? ' and ' : '');
}

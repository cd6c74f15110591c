/**
 * Learns the forms of DOI suffixes of each registrant from the works in the measuring data and in the starter
 * library: `npm run lab -- train:identifiers` writes data/doi-shapes.json.
 */
import { normalizeDoi } from '@veracite/model/identifiers';
import { measuringData } from '../../harness/data';
import { DATA_SETS } from '../../sets/sets';
import { writeWhole } from '../../harness/write-whole';
import { shapeOf, type ShapeFile } from '@veracite/parsing/identifiers/doi/shapes';
import { isReported } from './registrants';

/** Least occurrences of a shape. A shape that occurs once may be a typing error. */
const LEAST = 2;
/** Least registrants of a common shape. */
const COMMON = 3;

const FILES = DATA_SETS.map(({ name }) => name).filter((name) =>
  /^(?:works|starter|matching)\/(?:.*works.*\.gz|[a-z-]+(?:2022|anthology)?\.jsonl\.gz)$/.test(name),
);
const data = measuringData(FILES);
const dois = new Set<string>();
for (const name of FILES) {
  for (const { DOI, doi } of data.rows<{ DOI?: string; doi?: string }>(name)) {
    const known = normalizeDoi(DOI ?? doi ?? '');
    if (known) dois.add(known);
  }
}

const counts = new Map<string, Map<string, number>>();
const users = new Map<string, Set<string>>();
for (const doi of dois) {
  const slash = doi.indexOf('/');
  const registrant = doi.slice(0, slash);
  const shape = shapeOf(doi.slice(slash + 1));
  const shapes = counts.get(registrant) ?? new Map<string, number>();
  counts.set(registrant, shapes.set(shape, (shapes.get(shape) ?? 0) + 1));
  // Common shapes are learned without the registrants that results are reported for.
  if (!isReported(registrant)) users.set(shape, (users.get(shape) ?? new Set()).add(registrant));
}

const registrants: ShapeFile['registrants'] = {};
for (const [registrant, own] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const shapes = [...own].filter(([, n]) => n >= LEAST).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  if (shapes.length > 0) registrants[registrant] = shapes.map(([shape]) => shape).join(' ');
}
const common = [...users].filter(([, by]) => by.size >= COMMON).sort(([, a], [, b]) => b.size - a.size);
const file: ShapeFile = { registrants, common: common.map(([shape]) => shape).join(' ') };
writeWhole([[data.output('libs/parsing/data/doi-shapes.json'), `${JSON.stringify(file, null, 1)}\n`]]);
console.log(`${dois.size} DOIs, ${Object.keys(registrants).length} registrants, ${common.length} common shapes`);

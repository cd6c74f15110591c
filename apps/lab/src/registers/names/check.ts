import { percent } from '../../harness/figures';
import { languageOf } from '@veracite/formatting/casing/language';
import { measuringData, rowsOfFile } from '../../harness/data';
import { lookUpName, type NameKind } from '@veracite/text/registered-names';
import { fold } from '@veracite/text/fold';
import { groupBy } from '@veracite/text/group-by';
import invented from './invented.json';

interface Row {
  doi?: string;
  record?: { type?: string; 'container-title'?: string; publisher?: string };
  fields?: { jtitle?: string };
  kind?: string;
  csl?: { type?: string; 'container-title'?: string; publisher?: string; DOI?: string };
}

/** Sets whose journals were not used to build the register. */
const SETS = ['psych-replications', 'manubot', 'syriac-studies', 'pmc-doi-pairs', 'hundred-refs'].map(
  (name) => `matching/${name}.jsonl.gz`,
);
const LETTERS = 'etaoinshrdlucmfwygpbv';
const RANDOM_NAMES = 200_000;

/**
 * Prints how many journals of the sets and kinds of the given files the register has, and how many invented names.
 * @param files JSON lines with `kind` or a type, and `csl` or `record`
 */
export function checkNames(files: readonly string[], isMissingShown: boolean): void {
  const data = measuringData(SETS);
  for (const name of SETS) journals(name, data.rows<Row>(name), isMissingShown);
  for (const file of files) kinds(file, rowsOfFile<Row>(file));
  const known = invented.names.filter((name) => lookUpName(name)?.kinds.has('journal'));
  console.log(`invented names found: ${known.length} of ${invented.names.length} ${known.join('; ')}`);
  let seed = 7;
  const next = (below: number): number => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) % below;
  const word = (): string => Array.from({ length: 5 + next(7) }, () => LETTERS.charAt(next(LETTERS.length))).join('');
  const hits = Array.from({ length: RANDOM_NAMES }, () => `${word()} ${word()} ${word()}`).filter((name) =>
    lookUpName(name),
  ).length;
  console.log(`random names found: ${hits} of ${RANDOM_NAMES}`);
}

function journals(set: string, rows: Row[], isMissingShown: boolean): void {
  const byName = new Map<string, { name: string; hasDoi: boolean; rows: number }>();
  for (const { doi, record, fields } of rows) {
    const name = fields?.jtitle ?? (record?.type === 'article-journal' ? record['container-title'] : undefined);
    if (!name || fold(name).length < 2) continue;
    const before = byName.get(fold(name));
    byName.set(fold(name), { name, hasDoi: Boolean(doi ?? before?.hasDoi), rows: 1 + (before?.rows ?? 0) });
  }
  const all = [...byName.values()];
  const isFound = ({ name }: { name: string }): boolean => lookUpName(name)?.kinds.has('journal') ?? false;
  const rowsOf = (part: typeof all): number => part.reduce((sum, each) => sum + each.rows, 0);
  const found = all.filter(isFound);
  const registered = found.filter(({ hasDoi }) => hasDoi);
  const deposited = registered.filter(({ name }) => lookUpName(name)?.depositedAtCrossref);
  console.log(
    `${set}: ${percent(found.length, all.length)} of ${all.length} journals, ${percent(rowsOf(found), rowsOf(all))} of their articles; known to deposit ${percent(deposited.length, registered.length)} of ${registered.length} with a DOI`,
  );
  const languages = groupBy(all, ({ name }) => languageOf(name) ?? 'en or unclear');
  console.log(
    `  ${[...languages]
      .sort((a, b) => b[1].length - a[1].length)
      .map(([language, part]) => `${language} ${percent(part.filter(isFound).length, part.length)} of ${part.length}`)
      .join(', ')}`,
  );
  if (isMissingShown)
    for (const each of all
      .filter((name) => !isFound(name))
      .sort((a, b) => b.rows - a.rows)
      .slice(0, 60))
      console.log(`  - ${each.rows} ${each.name}`);
}

/** Which kinds of names venues and publishers of each kind of work have. */
function kinds(file: string, rows: Row[]): void {
  console.log(file);
  const byKind = groupBy(rows, (row) => row.kind ?? row.csl?.type ?? row.record?.type ?? '');
  for (const [kind, part] of [...byKind].sort((a, b) => b[1].length - a[1].length)) {
    const counts = new Map<NameKind | 'named' | 'unknown', number>();
    for (const { csl, record } of part) {
      const name = csl?.['container-title'] ?? record?.['container-title'] ?? csl?.publisher ?? record?.publisher;
      if (!name) continue;
      for (const each of ['named' as const, ...(lookUpName(name)?.kinds ?? ['unknown' as const])])
        counts.set(each, (counts.get(each) ?? 0) + 1);
    }
    const named = counts.get('named') ?? 0;
    counts.delete('named');
    console.log(
      `  ${kind}: ${part.length}, ${named} with a venue or publisher: ${[...counts]
        .sort((a, b) => b[1] - a[1])
        .map(([each, count]) => `${each} ${percent(count, named)}`)
        .join(', ')}`,
    );
  }
}

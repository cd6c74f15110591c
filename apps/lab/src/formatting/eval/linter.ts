/** Measures the linter on correct citations, which must have no findings, and on planted deviations, which it must find. */
import type { CslItem } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { detectStyle } from '@veracite/formatting/lint/detect';
import { lint } from '@veracite/formatting/lint/lint';
import { toPlain } from '@veracite/formatting/markup';
import { reference } from '@veracite/formatting/reference';
import { PLANTS } from './plants';
import { percentOf, sum } from '../../harness/figures';
import { measuringRows } from '../../harness/data';
import { hash } from './shared';

/** Works of which citations are made, each in three styles. */
const WANTED = 1_000;

export function evaluateLinter(part: 'development' | 'reported', verbose: boolean): void {
  const odd = part === 'reported' ? 1 : 0;
  const works = measuringRows<CslItem>('starter/works.jsonl.gz')
    .filter((work) => hash(work.id ?? '') % 2 === odd && work.title && work.author?.length)
    .sort((a, b) => hash(`${a.id}z`) - hash(`${b.id}z`))
    .slice(0, WANTED);
  let flagged = 0;
  let detected = 0;
  let named = 0;
  const found = new Map<string, [found: number, planted: number]>();
  const correctOnes = works.flatMap((work) =>
    STYLES.map((style) => ({ style, text: toPlain(reference(work, style)) })),
  );
  for (const { style, text } of correctOnes) {
    const { findings } = lint(text, style);
    if (findings.length > 0) {
      flagged += 1;
      if (verbose)
        console.log(
          `FLAGGED ${style}: ${text}\n   ${findings.map((f) => `${f.rule}: ${f.before.slice(0, 80)} > ${f.after.slice(0, 80)}`).join('\n   ')}`,
        );
    }
    const look = detectStyle(text).style;
    if (look) named += 1;
    if (look === style) detected += 1;
    else if (look && verbose) console.log(`LOOK ${style} taken for ${look}: ${text}`);
    for (const { rule, plant } of PLANTS[style]) {
      const planted = plant(text);
      if (planted === text) continue;
      const tally = found.get(rule) ?? [0, 0];
      found.set(rule, tally);
      tally[1] += 1;
      if (lint(planted, style).findings.some((f) => f.rule === rule)) tally[0] += 1;
      else if (verbose && tally[1] - tally[0] < 5) console.log(`MISSED ${rule}: ${planted}`);
    }
  }
  const [hits, planted] = [0, 1].map((index) => sum([...found.values()].map((tally) => tally[index] ?? 0))) as [
    number,
    number,
  ];
  console.log(
    `linter, ${part} half: ${works.length} works in three styles, flagged ${percentOf(flagged, correctOnes.length)}`,
  );
  console.log(
    `  style recognized ${percentOf(detected, correctOnes.length)}, wrong ${percentOf(named - detected, correctOnes.length)}`,
  );
  console.log(`  planted deviations found ${percentOf(hits, planted)}`);
  for (const [rule, [hits, planted]] of found)
    if (hits < planted || verbose) console.log(`    ${rule}: ${percentOf(hits, planted)}`);
}

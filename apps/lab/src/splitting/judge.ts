import { arxivOfDoi } from '@veracite/model/identifiers';
import type { Reference } from '@veracite/model/reference';
import type { ParsedText } from '@veracite/parsing/parsed-text';
import type { MadeList } from './made-lists';

/** How many lists and entries came apart rightly. */
export interface Tally {
  lists: number;
  /** Lists with as many entries as were put in. */
  counts: number;
  entries: number;
  /** Entries that begin and end where they were put. */
  whole: number;
  dois: number;
  doisRight: number;
  /** Entries found that are none, or parts of some. */
  wrong: number;
}

/** @param isShown prints what was missed */
export function judge({ text, entries }: MadeList, { references }: ParsedText, isShown = false): Tally {
  const byEnd = new Map(references.map((reference) => [reference.span.end, reference]));
  const tally: Tally = {
    lists: 1,
    counts: Number(references.length === entries.length),
    entries: entries.length,
    whole: 0,
    dois: 0,
    doisRight: 0,
    wrong: 0,
  };
  for (const { start, body, end, doi } of entries) {
    const found = byEnd.get(end);
    const isWhole = found !== undefined && found.span.start >= start && found.span.start <= body;
    tally.whole += Number(isWhole);
    if (doi !== undefined) {
      tally.dois += 1;
      const isRight = found !== undefined && hasDoi(found, doi);
      tally.doisRight += Number(isRight);
      if (isShown && isWhole && !isRight)
        console.log(`  DOI ${doi} read as ${found.identifiers.doi}: ${JSON.stringify(found.raw.slice(-120))}`);
    }
    if (isShown && !isWhole)
      console.log(
        `  ${JSON.stringify(text.slice(start, end))}\n    given ${found ? JSON.stringify(found.raw) : 'none that ends there'}`,
      );
  }
  tally.wrong = references.length - tally.whole;
  return tally;
}

/** arXiv's DOIs are read as the numbers that they hold. */
function hasDoi({ identifiers }: Reference, doi: string): boolean {
  return identifiers.doi === doi || (!!identifiers.arxiv && arxivOfDoi(doi) === identifiers.arxiv);
}

export function total(tallies: readonly Tally[]): Tally {
  const sum: Tally = { lists: 0, counts: 0, entries: 0, whole: 0, dois: 0, doisRight: 0, wrong: 0 };
  for (const tally of tallies) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  return sum;
}

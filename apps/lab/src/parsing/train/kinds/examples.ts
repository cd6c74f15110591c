import { correct } from '@veracite/formatting/correct';
import { inOtherStyle, OTHER_STYLES } from '@veracite/formatting/other-styles';
import { dateOf, yearOf, type CslItem } from '@veracite/model/csl';
import { KINDS } from '@veracite/model/kind';
import { parseOne } from '@veracite/parsing/parse';
import { kindFeatures, type Described } from '@veracite/parsing/kinds/kind-features';
import { halfHash } from '../../../harness/shares';
import type { LabeledWork } from './works';

/** A reference as features, and its kind as a place in `KINDS`. */
export interface KindExample {
  features: Int32Array;
  kind: number;
  group: string;
  described: Described;
}

const NOW = new Date('2026-11-29');
const STYLES = ['apa', 'mla', 'chicago', ...OTHER_STYLES] as const;
/** Styles in which each work is written. */
const RENDERINGS = 3;

/** Returns each work as its entry and in some styles, as the parser reads them. */
export async function examplesOf(
  works: readonly LabeledWork[],
  onWork: (place: number) => void,
): Promise<KindExample[]> {
  const examples: KindExample[] = [];
  for (const [place, work] of works.entries()) {
    onWork(place);
    for (const text of [work.entry, ...(await renderingsOf(work))]) {
      const described = parseOne(text, { now: NOW });
      examples.push({
        features: kindFeatures(described),
        kind: KINDS.indexOf(work.kind),
        group: work.group,
        described,
      });
    }
  }
  return examples;
}

export async function renderingsOf({ csl: whole }: LabeledWork): Promise<string[]> {
  if (!whole.title) return [];
  const csl = halfHash(`short ${whole.title}`) % 3 === 0 ? shortened(whole) : whole;
  const first = halfHash(whole.title) % STYLES.length;
  const texts: string[] = [];
  for (let step = 0; step < RENDERINGS; step += 1) {
    const style = STYLES[(first + step * 3) % STYLES.length] ?? 'apa';
    const text =
      style === 'apa' || style === 'mla' || style === 'chicago' ? correct(csl)[style] : await inOtherStyle(csl, style);
    texts.push(text.replace(/[*_]/g, ''));
  }
  return texts;
}

/** Returns the item as careless lists have it: without volume, issue and pages, place, address and days. */
function shortened(item: CslItem): CslItem {
  const {
    volume: _volume,
    issue: _issue,
    page: _page,
    URL: _url,
    accessed: _accessed,
    DOI: _doi,
    ISSN: _issn,
    ...csl
  } = item;
  const year = yearOf(csl);
  return { ...csl, issued: year === undefined ? undefined : dateOf(year) };
}

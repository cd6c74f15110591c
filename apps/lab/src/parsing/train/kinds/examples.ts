import { correct } from '@veracite/formatting/correct';
import { inCslStyle } from '@veracite/formatting/csl/processor';
import { toPlain } from '@veracite/formatting/markup';
import { inOtherStyle, OTHER_STYLES } from '@veracite/formatting/other-styles';
import { dateOf, yearOf, type CslItem } from '@veracite/model/csl';
import { KINDS } from '@veracite/model/kind';
import { parseOne } from '@veracite/parsing/parse';
import { kindFeatures, type Described } from '@veracite/parsing/kinds/kind-features';
import { cslStyle } from '@veracite/testing/csl-styles';
import { halfHash } from '../../../harness/shares';
import CSL_STYLES from './styles.json' with { type: 'json' };
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
/** Styles of the product in which each work is written. */
const RENDERINGS = 3;

/** Returns each work as its entry, in some styles of the product and in some of others, as the parser reads them. */
export async function examplesOf(
  works: readonly LabeledWork[],
  onWork: (place: number) => void,
): Promise<KindExample[]> {
  const examples: KindExample[] = [];
  const others = await inOthersStyles(works);
  for (const [place, work] of works.entries()) {
    onWork(place);
    const texts = [work.entry ?? [], await renderingsOf(work), others[place] ?? []].flat();
    for (const text of texts) {
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

/** Writes each work in as many styles of the Citation Style Language as it asks for. */
async function inOthersStyles(works: readonly LabeledWork[]): Promise<string[][]> {
  const texts: string[][] = works.map(() => []);
  for (const [number, id] of CSL_STYLES.entries()) {
    const chosen = works.flatMap(({ csl, styles }, place) => {
      const first = halfHash(`csl ${csl.title ?? ''}`);
      const isChosen = Array.from({ length: styles }, (_, step) => (first + step * 7) % CSL_STYLES.length);
      return csl.title && isChosen.includes(number) ? [{ csl, place }] : [];
    });
    const written = await inCslStyle(
      chosen.map(({ csl }) => csl),
      cslStyle(id),
    );
    chosen.forEach(({ place }, index) => {
      const text = toPlain(written[index] ?? '');
      if (text) texts[place]?.push(text);
    });
  }
  return texts;
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

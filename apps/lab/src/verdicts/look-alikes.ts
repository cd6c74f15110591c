import { yearOf, type CslItem } from '@veracite/model/csl';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { apaOf, ieeeOf } from './renderings';
import { LOOK_ALIKES, RECORDED_TWICE } from './rows';
import type { World } from './world';

/**
 * The same world without works whose title other works have: those others must not be taken for them. Where the other
 * may be the work itself (same author within a year), nothing is taken out. Its strings are those of the works that are
 * missing; those of works that another register has on the same page are counted apart, as finding that one is right.
 */
export function withoutLookAlikes(world: World): World {
  const cited = new Set(world.strings.map(({ doi }) => doi?.toLowerCase()));
  const missing = new Map<string, CslItem>();
  const twice = new Set<string>();
  for (const alike of byTitle(world)) {
    const [kept, ...rest] = [...alike].sort((a, b) => Number(isCited(a, cited)) - Number(isCited(b, cited)));
    if (!kept || rest.length === 0) continue;
    for (const item of rest) {
      const doi = item.DOI?.toLowerCase();
      if (!doi || !isCited(item, cited) || alike.some((other) => other !== item && mayBe(item, other))) continue;
      missing.set(doi, item);
      if (alike.some((other) => other !== item && isOnSamePage(item, other))) twice.add(doi);
    }
  }
  const works = world.works.filter((item) => missing.get(item.DOI?.toLowerCase() ?? '') !== item);
  const strings = world.strings
    .filter(({ doi }) => missing.has(doi?.toLowerCase() ?? ''))
    .map(({ id, style, text, doi = '' }) => ({
      id,
      style,
      text,
      set: twice.has(doi.toLowerCase()) ? RECORDED_TWICE : LOOK_ALIKES,
    }));
  return { ...world, works, rows: [], strings };
}

function isCited({ DOI: doi }: CslItem, cited: Set<string | undefined>): boolean {
  return doi !== undefined && cited.has(doi.toLowerCase());
}

/** The same title on the same page, by the same first author or in the same volume, whatever else the registers say. */
function isOnSamePage(a: CslItem, b: CslItem): boolean {
  const family = ({ author }: CslItem) => author?.[0]?.family?.toLowerCase();
  const page = ({ page }: CslItem) => page?.split(/[-–]/)[0];
  const isByOne = family(a) !== undefined && family(a) === family(b);
  return page(a) !== undefined && page(a) === page(b) && (isByOne || (Boolean(a.volume) && a.volume === b.volume));
}

function mayBe(a: CslItem, b: CslItem): boolean {
  const family = ({ author }: CslItem) => author?.[0]?.family?.toLowerCase();
  const [left = 0, right = 0] = [yearOf(a), yearOf(b)];
  return family(a) === family(b) && Math.abs(left - right) <= 1 && a.volume === b.volume;
}

/** The works of each title that several have. */
function byTitle({ works }: World): CslItem[][] {
  const titles = new Map<string, CslItem[]>();
  for (const item of works) {
    const key = titleFingerprint(item.title ?? '');
    titles.set(key, [...(titles.get(key) ?? []), item]);
  }
  return [...titles.values()].filter((alike) => alike.length > 1);
}

/** The same with works that no string cites, one of each title, which are cited in two styles: to develop on. */
export function withoutDrawnLookAlikes(world: World): World {
  const cited = new Set(world.strings.map(({ doi }) => doi?.toLowerCase()));
  const drawn = byTitle(world).flatMap((alike) => {
    const [first] = alike.filter((item) => item.DOI && item.author?.[0]?.family && item['container-title']);
    if (!first || alike.some((item) => isCited(item, cited))) return [];
    return alike.some((other) => other !== first && (mayBe(first, other) || isOnSamePage(first, other))) ? [] : [first];
  });
  const gone = new Set(drawn);
  const strings = drawn.flatMap(({ DOI: doi = '', ...item }) => [
    { id: doi, style: 'apa', text: apaOf(item), set: LOOK_ALIKES },
    { id: doi, style: 'ieee', text: ieeeOf(item), set: LOOK_ALIKES },
  ]);
  return { ...world, works: world.works.filter((item) => !gone.has(item)), rows: [], strings };
}

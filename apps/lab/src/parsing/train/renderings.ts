import { measuringRows } from '../../harness/data';
import { seeded, shuffle } from '@veracite/testing/seeded';
import { inventedWork } from './render/invented';
import { renderWork } from './render/render';
import type { Work } from './render/work';
import type { Sample } from './sample';

/** Share of each list of works in the renderings. */
const SOURCES: [string, number][] = [
  ['starter/works', 0.55],
  ['works/crossref-2022', 0.12],
  ['works/ml-conferences', 0.1],
  ['works/acl-anthology', 0.04],
  ['works/linguistics', 0.1],
  ['works/syriac-studies', 0.05],
  ['works/physics-journals', 0.04],
];

/** Languages of the invented works and their share of all renderings. */
const INVENTED: [string, number][] = [
  ['ru', 0.03],
  ['bg', 0.01],
  ['zh', 0.03],
  ['ja', 0.03],
  ['ko', 0.025],
];

/** Generates about `count` references to works in random styles, deterministically. */
export function renderings(count: number): Sample[] {
  const random = seeded(20);
  const invented = INVENTED.flatMap(([language, share]) => inLanguage(language, count * share, random));
  const real = SOURCES.flatMap(([source, share]) => {
    const works = [...measuringRows<Work>(`${source}.jsonl.gz`)];
    shuffle(works, random);
    const samples: Sample[] = [];
    const wanted = count * share;
    for (let i = 0; samples.length < wanted && i < wanted * 3; i += 1) {
      const work = works[i % works.length];
      const pieces = work && renderWork(work, random);
      if (pieces)
        samples.push({
          set: 'renderings',
          id: `${source}-${i}`,
          group: `work:${work.title ?? i}`,
          pieces,
          exact: true,
        });
    }
    return samples;
  });
  return [...real, ...invented];
}

function inLanguage(language: string, count: number, random: () => number): Sample[] {
  return Array.from({ length: Math.round(count) }).flatMap((_, i) => {
    const pieces = renderWork(inventedWork(language, random), random);
    return pieces
      ? [{ set: 'renderings', id: `${language}-${i}`, group: `${language}:${i}`, pieces, exact: true }]
      : [];
  });
}

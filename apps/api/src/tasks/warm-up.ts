import { describe } from '@veracite/verification/finder/description';
import { weigh } from '@veracite/verification/finder/weigh';
import { parseText } from '@veracite/parsing/parse';
import { foundWork } from './found-work';

/** Any complete reference: its words do not matter. */
const REFERENCE = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436–444.';

/** Reads a reference, finds it and writes it, which loads the models and lists that the first task of a thread would wait for. */
export function warmUp(): void {
  for (const { csl } of parseText(REFERENCE).references) {
    const work = { key: 'warm-up', csl, identifiers: {}, standing: 'current' as const };
    const met = [{ work, connector: 'library', by: 'library' as const, rank: 0 }];
    const { ranked } = weigh({
      description: describe({ title: csl.title, author: 'LeCun', year: 2015 }),
      known: [],
      met,
    });
    for (const found of ranked) foundWork(found, (connector) => connector);
  }
}

import type { Work } from '@veracite/model/work';
import { described, isSameWork, united, type Described } from './entry';

/** Records of one work, one of them packed and one added since, become one; the place of the first is kept. */
export function oneOfEach(works: readonly Work[]): Work[] {
  const kept: Described[] = [];
  for (const work of works) {
    const one = described(work);
    const at = kept.findIndex((other) => isSameWork(other, one));
    const other = kept[at];
    if (other) kept[at] = described(united(other.work, work));
    else kept.push(one);
  }
  return kept.map(({ work }) => work);
}

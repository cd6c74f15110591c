import type { Work } from '@veracite/model/work';
import { described, isSameWork, united, type Described } from './entry';

/** Records of one work, one of them packed and one added since, become one; the place of the first is kept. */
export function oneOfEach(works: readonly Work[]): Work[] {
  const kept: Described[] = [];
  for (const work of works) {
    const description = described(work);
    const index = kept.findIndex((other) => isSameWork(other, description));
    const other = kept[index];
    if (other) kept[index] = described(united(other.work, work));
    else kept.push(description);
  }
  return kept.map(({ work }) => work);
}

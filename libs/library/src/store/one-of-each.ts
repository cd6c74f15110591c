import type { Work } from '@veracite/model/work';
import { isSameWork, united } from './entry';

/** Records of one work, one of them packed and one added since, become one; the place of the first is kept. */
export function oneOfEach(works: readonly Work[]): Work[] {
  const kept: Work[] = [];
  for (const work of works) {
    const at = kept.findIndex((other) => isSameWork(other, work));
    const other = kept[at];
    if (other) kept[at] = united(other, work);
    else kept.push(work);
  }
  return kept;
}

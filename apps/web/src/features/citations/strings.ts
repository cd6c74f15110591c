import { formStrings } from './form/strings';
import { historyStrings } from './history/strings';
import { batchStrings } from './result/batch-strings';
import { resultStrings } from './result/strings';

export const citationStrings = { ...formStrings, ...resultStrings, ...batchStrings, ...historyStrings } as const;

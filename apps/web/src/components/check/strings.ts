import { formStrings } from './entries/form-strings';
import { batchStrings } from './rows/batch-strings';
import { resultStrings } from './evidence/strings';

export const checkStrings = { ...formStrings, ...resultStrings, ...batchStrings } as const;

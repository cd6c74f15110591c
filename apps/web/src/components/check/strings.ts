import { batchStrings } from '@veracite/report/strings/batch';
import { formStrings } from '@veracite/report/strings/form';
import { resultStrings } from '@veracite/report/strings/result';

export const checkStrings = { ...formStrings, ...resultStrings, ...batchStrings } as const;

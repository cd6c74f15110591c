import type { Reason } from '@veracite/model/verdict';
import { writeReasons } from '@veracite/verification/to-result';

/** Prints each reason of a verdict with its code. */
export function printReasons(reasons: readonly Reason[]): void {
  for (const reason of reasons) console.log(`    [${reason.code}] ${writeReasons([reason]).join('')}`);
}

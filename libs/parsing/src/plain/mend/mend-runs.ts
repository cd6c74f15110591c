import type { CslType } from '@veracite/model/csl';
import type { Run } from '../runs';
import { mendBodies } from './bodies';
import { mendNumbers } from './numbers';
import { mendStatements } from './statements';

/**
 * Rules about all runs of a reference, after those of the labeller's own habits (`relabel`). Changes `runs`.
 * @param told the kind of work that words beside the title tell
 */
export function mendRuns(raw: string, runs: Run[], told: CslType | undefined): void {
  mendNumbers(raw, runs);
  mendStatements(raw, runs);
  mendBodies(raw, runs, told);
}

import type { CslType } from '@veracite/model/csl';
import types from '../../data/work-types.json';

/** Returns the CSL type of each type of work of a database. */
export const workTypes = (database: keyof typeof types): Partial<Record<string, CslType>> =>
  types[database] as Record<string, CslType>;

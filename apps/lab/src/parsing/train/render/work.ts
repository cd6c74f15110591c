import type { CslItem } from '@veracite/model/csl';

export type Work = CslItem & { eprint?: string };

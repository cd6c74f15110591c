import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import type { FormatOptions } from './facts';
import { apa } from './styles/apa/reference';
import { chicago } from './styles/chicago/bibliography';
import { mla } from './styles/mla/reference';

const WRITERS: Record<Style, (item: CslItem, options?: FormatOptions) => string> = { apa, mla, chicago };

/** Formats a work in one of the three styles, with italic marks (see markup.ts). */
export const reference = (item: CslItem, style: Style, options?: FormatOptions): string =>
  WRITERS[style](item, options);

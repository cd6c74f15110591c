import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { toRuns } from '../markup';
import { entries, HEADINGS } from './document';
import { wordDocument } from './word';

/** Exports works as a Word document, formatted as the manual of the style requires. */
export const toDocx = (items: CslItem[], style: Style): Uint8Array =>
  wordDocument([
    { set: 'heading', runs: [{ text: HEADINGS[style], bold: true }] },
    ...entries(items, style).map((entry) => ({ set: 'hanging' as const, runs: toRuns(entry) })),
  ]);

/** The titles that evaluations report on, which training must not use. */
import type { CslItem } from '@veracite/model/csl';
import { rowsOf } from '@veracite/text/data-file';
import foreign from '../../../data/formatting/foreign-titles.json';
import recorded from '../../../data/formatting/titles-as-recorded.json';
import restored from '../../../data/formatting/restored-titles.json';
import { toPlain } from '@veracite/formatting/markup';
import { cleanTitle } from '@veracite/formatting/pieces/clean';
import { hash } from './shared';

export type Half = 'development' | 'reported';

/** Returns true for works in the reported half of the starter library. The other half is for development. */
export const isReported = (id: string): boolean => hash(id) % 2 === 1;

/** Normalizes a title by removing capitals and punctuation. */
export const foldedTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Collects the folded titles of the reported half and all labeled titles.
 * @param starter works of the starter library
 */
export function evaluationTitles(starter: CslItem[]): Set<string> {
  const half = starter.filter(({ id = '' }) => isReported(id)).map(({ title = '' }) => cleanTitle(title));
  const labeled = [recorded, restored, foreign].flatMap((file) => rowsOf(file, ['title']).map(({ title }) => title));
  return new Set([...half, ...labeled].map((title) => foldedTitle(toPlain(title))));
}

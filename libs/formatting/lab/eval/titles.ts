/** Which titles figures are reported of: training must not see them. */
import type { CslItem } from '@veracite/model/csl';
import { rowsOf } from '@veracite/text/data-file';
import foreign from '../../data/evaluation/foreign-titles.json';
import headlineCapitals from '../../data/evaluation/headline-capitals.json';
import recorded from '../../data/evaluation/titles-as-recorded.json';
import restored from '../../data/evaluation/restored-titles.json';
import { toPlain } from '../../src/markup';
import { cleanTitle } from '../../src/pieces/clean';
import { hash } from './shared';

export type Half = 'development' | 'reported';

/** The half of the starter library that figures are reported of; the other is for development. */
export const isReported = (id: string): boolean => hash(id) % 2 === 1;

/** One title whatever its capitals and marks. */
export const foldedTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The whole reported half, and every title with a label, folded.
 * @param starter works of the starter library
 */
export function evaluationTitles(starter: CslItem[]): Set<string> {
  const half = starter.filter(({ id = '' }) => isReported(id)).map(({ title = '' }) => cleanTitle(title));
  const labelled = [recorded, restored, foreign].flatMap((file) => rowsOf(file, ['title']).map(({ title }) => title));
  return new Set([...half, ...labelled, ...headlineCapitals.entries].map((title) => foldedTitle(toPlain(title))));
}

import type { MeasuringData } from '../harness/data';
import { halfHash } from '../harness/shares';
import { fabricatedRows } from './rows';

/** Sets of invented references as they occur, each checked by people. The others are altered by programs. */
const FOUND = ['published-hallucinations', 'chatgpt-references'];

/** A reference to plant, and what is known about it. */
export interface PlantedText {
  id: string;
  kind: string;
  text: string;
  doi?: string;
}

/** Returns invented references that people found in published papers and in texts of ChatGPT, of a half, each in one of the ways in which it can be written. */
export function foundFabrications(data: MeasuringData, half: number): PlantedText[] {
  const isTaken = ({ id, set, truth }: { id: string; set: string; truth: string }) =>
    truth === 'invented' && FOUND.includes(set) && halfHash(id) % 2 === half;
  return fabricatedRows(data)
    .rows.filter(isTaken)
    .map(({ id, texts }) => {
      const written = Object.values(texts);
      return { id, kind: 'invented', text: written[halfHash(`written ${id}`) % written.length] ?? '' };
    });
}

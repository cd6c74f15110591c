import { lineOf, starterTexts } from '@veracite/library/starter/files';
import type { StarterLine } from '@veracite/library/starter/line';

/** Reads all works of the starter library at once. */
export const starterLines = async (folder?: string): Promise<StarterLine[]> =>
  (await starterTexts(folder)).lines.map(lineOf);

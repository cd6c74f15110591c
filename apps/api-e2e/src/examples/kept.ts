import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Examples } from './record';

/** What every operation was asked and answered when it was recorded; shown in the API's document. */
export const EXAMPLES_FILE = path.resolve(__dirname, '../../../api/data/examples.json');

export const keptExamples = (): Examples => JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Examples;

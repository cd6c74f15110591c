/**
 * Checks that the same answers give the same verdict: `npm run lab -- eval:stable [REFERENCES] [SHUFFLES]`, by default 500
 * references in 20 shuffles of arrival, delays, batch sizes and rate limits. Runs the test of the pipeline with more of both.
 */
import { spawnSync } from 'node:child_process';

const [references = '500', shuffles = '20'] = process.argv.slice(2);
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '--testPathPatterns', 'same-verdicts'];
const env = { ...process.env, STABLE_REFERENCES: references, STABLE_SHUFFLES: shuffles };
process.exit(spawnSync(process.execPath, jest, { env, stdio: 'inherit' }).status ?? 1);

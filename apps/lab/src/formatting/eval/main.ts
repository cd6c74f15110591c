/** Runs the evaluation of citation formatting: `npm run lab -- eval:formatting`. Options: --verbose, --development. */
import { evaluateCasing } from './casing';
import { evaluateHeadlines } from './headlines';
import { evaluateJournals } from './journals';
import { evaluateLinter } from './linter';
import { evaluateSpeed } from './speed';
import { evaluateStrings } from './strings';

const verbose = process.argv.includes('--verbose');
const part = process.argv.includes('--development') ? 'development' : 'reported';
evaluateSpeed();
evaluateCasing(verbose);
evaluateHeadlines(verbose);
evaluateJournals(part, verbose);
evaluateStrings(verbose);
evaluateLinter(part, verbose);

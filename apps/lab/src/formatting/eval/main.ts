/** Runs the evaluation of citation formatting: `npm run lab -- eval:formatting`. Options: --verbose, --development. */
import { readOptions } from '../../harness/options';
import { evaluateCasing } from './casing';
import { evaluateJournals } from './journals';
import { evaluateLinter } from './linter';
import { evaluateSpeed } from './speed';
import { evaluateStrings } from './strings';

const { development, verbose } = readOptions({ development: false, verbose: false });
const part = development ? 'development' : 'reported';
evaluateSpeed();
evaluateCasing(verbose);
evaluateJournals(part, verbose);
evaluateStrings(verbose);
evaluateLinter(part, verbose);

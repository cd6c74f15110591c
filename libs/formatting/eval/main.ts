/** `npm run eval:formatting`: figures of the room that writes citations. Options: --verbose, --development. */
import { evaluateAbroad } from './abroad';
import { evaluateAsRecorded } from './as-recorded';
import { evaluateCasing } from './casing';
import { evaluateHeadlines } from './headlines';
import { evaluateHeadlinesAbroad } from './headlines-abroad';
import { evaluateJournals } from './journals';
import { evaluateLinter } from './linter';
import { evaluateRules } from './rules';
import { evaluateSpeed } from './speed';
import { evaluateStrings } from './strings';

const verbose = process.argv.includes('--verbose');
const part = process.argv.includes('--development') ? 'development' : 'reported';
evaluateRules();
evaluateSpeed();
evaluateAsRecorded(verbose);
evaluateHeadlines(verbose);
evaluateAbroad(verbose);
evaluateHeadlinesAbroad();
evaluateCasing(part, verbose);
evaluateJournals(part, verbose);
evaluateStrings(verbose);
evaluateLinter(part, verbose);

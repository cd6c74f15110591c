/** `npm run eval:formatting`: figures of the room that writes citations. Options: --verbose, --development. */
import { evaluateLinter } from './linter';

const verbose = process.argv.includes('--verbose');
const part = process.argv.includes('--development') ? 'development' : 'reported';
evaluateLinter(part, verbose);

import { evaluateCasing } from './casing';
import { evaluateHeadlines } from './headlines';
const v = process.argv.includes('--verbose');
evaluateCasing(false); evaluateHeadlines(v);

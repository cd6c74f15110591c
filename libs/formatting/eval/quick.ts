import { evaluateCasing } from '/work/wt/casing/libs/formatting/eval/casing';
import { evaluateHeadlines } from '/work/wt/casing/libs/formatting/eval/headlines';
import { evaluateSpeed } from '/work/wt/casing/libs/formatting/eval/speed';
import { evaluateRules } from '/work/wt/casing/libs/formatting/eval/rules';
const v = process.argv.includes('--verbose');
evaluateRules(); evaluateSpeed();
evaluateCasing(v); evaluateHeadlines(v);

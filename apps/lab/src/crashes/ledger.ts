/**
 * The whole proof of the ledger, with its figures: `npm run lab -- ledger`. `--short` is the form of `npm test`; any number
 * of the scale may be given: `--requests 500 --kills 0`.
 */
import { readOptions } from '../harness/options';
import { startRunning } from '../../../api-e2e/src/support/running';
import { LEDGER_SWITCHES } from '../../../api-e2e/src/ledger/switches';
import { proveLastCredit, proveLedger } from '../../../api-e2e/src/ledger/proof';
import { FULL, SHORT, type Scale } from '../../../api-e2e/src/ledger/scale';

const scale = chosen();
const say = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`);

const running = await startRunning(LEDGER_SWITCHES, { ownRedis: true });
try {
  const right = await proveLastCredit(running.product.origin, scale.lastCredits);
  say(`one credit, fifty at once: right in ${right} of ${scale.lastCredits} rounds`);
  const findings = await proveLedger(running.product, scale, say);
  const { faults, ...figures } = findings;
  console.log(JSON.stringify(figures, null, 2));
  for (const { account, what } of faults.slice(0, 50)) console.log(`FAULT ${account}: ${what}`);
  say(`${faults.length} faults, ${findings.overLimit} samples over a limit`);
  process.exitCode = faults.length + findings.overLimit === 0 && right === scale.lastCredits ? 0 : 1;
} finally {
  await running.stop();
}

function chosen(): Scale {
  const names = (Object.keys(FULL) as (keyof Scale)[]).filter((name) => name !== 'hurry');
  const unset = Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Record<keyof Scale, undefined>>;
  const { short, ...given }: Partial<Record<keyof Scale, string>> & { short: boolean } = readOptions({
    ...unset,
    short: false,
  });
  const changes = names.flatMap((name) => (given[name] === undefined ? [] : [[name, Number(given[name])] as const]));
  return { ...(short ? SHORT : FULL), ...Object.fromEntries(changes) };
}

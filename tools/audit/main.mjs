/**
 * `npm run audit`: the licences of all packages, their known vulnerabilities, and a bill of materials (CycloneDX) of what the
 * product holds, in dist/sbom.cdx.json. Ends with 1 for a licence that is not allowed, for a vulnerability of level high or
 * critical in the product, or when no bill could be written. Where the registry cannot be asked for vulnerabilities it says so.
 * With `--offline`, as `npm test` runs it, the registry is not asked.
 */
import fs from 'node:fs';
import { install } from '../install.mjs';
import { live } from '../lifetime.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { say } from '../say.mjs';
import { installed, notAllowed } from './licences.mjs';
import { vulnerabilities } from './vulnerabilities.mjs';

const BILL = inRoot('dist/sbom.cdx.json');
const npm = (args) =>
  run('npm', ['--silent', ...args], { cwd: inRoot(), env: { ...process.env, npm_config_loglevel: 'silent' } });
const read = (file) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));

await live(async () => {
  await install();
  const packages = installed(read('package-lock.json'));
  const wrong = notAllowed(packages, read('tools/audit/allowed.json'));
  say('licences', wrong.length === 0 ? `${packages.length} packages, all allowed` : `not allowed: ${wrong.join(', ')}`);

  const isOffline = process.argv.includes('--offline');
  const told = isOffline ? undefined : vulnerabilities((await npm(['audit', '--json', '--omit=dev'])).output);
  if (told) say('known faults', told.sentence);

  const bill = await npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']);
  if (bill.code === 0) {
    fs.mkdirSync(inRoot('dist'), { recursive: true });
    fs.writeFileSync(BILL, bill.output);
  }
  const parts = bill.code === 0 ? JSON.parse(bill.output).components.length : 0;
  say(
    'materials',
    parts > 0 ? `${parts} packages in dist/sbom.cdx.json` : `no bill could be written: ${bill.output.trim()}`,
  );
  return wrong.length > 0 || told?.isGrave || parts === 0 ? 1 : 0;
});

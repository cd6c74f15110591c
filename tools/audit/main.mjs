/**
 * `npm run audit`: checks the licenses and known vulnerabilities of all packages, and writes a bill of materials (CycloneDX) of the
 * product to dist/sbom.cdx.json. Ends with 1 for a license that is not allowed, for a vulnerability of level high or
 * critical in the product, or when no bill could be written. Reports when the registry cannot be asked for vulnerabilities.
 * With `--offline`, as `npm test` runs it, the registry is not asked.
 */
import fs from 'node:fs';
import { install } from '../install.mjs';
import { runMain } from '../shutdown.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { logProgress } from '../progress.mjs';
import { installed, notAllowed } from './licenses.mjs';
import { vulnerabilities } from './vulnerabilities.mjs';

const BILL = inRoot('dist/sbom.cdx.json');
const npm = (args) =>
  run('npm', ['--silent', ...args], { cwd: inRoot(), env: { ...process.env, npm_config_loglevel: 'silent' } });
const read = (file) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));

await runMain(async () => {
  await install();
  const packages = installed(read('package-lock.json'));
  const wrong = notAllowed(packages, read('tools/audit/allowed.json'));
  logProgress(
    'licenses',
    wrong.length === 0 ? `${packages.length} packages, all allowed` : `not allowed: ${wrong.join(', ')}`,
  );

  const isOffline = process.argv.includes('--offline');
  const report = isOffline ? undefined : vulnerabilities((await npm(['audit', '--json', '--omit=dev'])).output);
  if (report) logProgress('vulnerabilities', report.sentence);

  const bill = await npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']);
  if (bill.code === 0) {
    fs.mkdirSync(inRoot('dist'), { recursive: true });
    fs.writeFileSync(BILL, bill.output);
  }
  const parts = bill.code === 0 ? JSON.parse(bill.output).components.length : 0;
  logProgress(
    'materials',
    parts > 0 ? `${parts} packages in dist/sbom.cdx.json` : `no bill could be written: ${bill.output.trim()}`,
  );
  return wrong.length > 0 || report?.isGrave || parts === 0 ? 1 : 0;
});

import fs from 'node:fs';
import path from 'node:path';

const PACKAGE = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * The names, versions and licenses of the packages that these files come from: what MIT, BSD, ISC and Apache-2.0 ask of who
 * passes them on.
 * @param files absolute paths
 */
export function noticesOf(files) {
  const folders = [...new Set(files.flatMap((file) => PACKAGE.exec(file.replace(/^\0/, ''))?.[1] ?? []))].sort();
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = fs.readdirSync(folder).find((item) => /^(?:licen[cs]e|copying)(?:\.|-|$)/i.test(item));
    const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : `License: ${license}`;
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return `This program contains the following packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

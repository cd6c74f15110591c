import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** Names of licences in what package.json says of them, old forms too. */
export function licenceOf({ license, licenses }) {
  const said = license ?? licenses;
  const each = Array.isArray(said) ? said : [said];
  return each.map((one) => one?.type ?? one ?? '').join(' OR ');
}

/** Whether an SPDX expression can be met by the names in a list: one side of OR, both sides of AND. */
export function isMet(expression, allowed) {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  const sides = (word) => bare.split(new RegExp(`\\s+${word}\\s+`));
  if (sides('OR').length > 1) return sides('OR').some((side) => isMet(side, allowed));
  if (sides('AND').length > 1) return sides('AND').every((side) => isMet(side, allowed));
  return allowed.includes(bare);
}

/**
 * What of the installed packages has a licence that is not allowed.
 * @param packages `{ name, licence, isDev }`
 * @param allowed of allowed.json: `licences` anywhere, `notShipped` of what only builds and tests, `exceptions` by name
 * @returns sentences
 */
export function notAllowed(packages, { licences, notShipped, exceptions }) {
  return packages.flatMap(({ name, licence, isDev }) => {
    if (isMet(licence, isDev ? [...licences, ...notShipped] : licences)) return [];
    if (exceptions[name]?.licence === licence) return [];
    return [`${name}: ${licence || 'names no licence'}`];
  });
}

/** Every package that the lockfile names and this platform has. */
export function installed(lockfile) {
  return Object.entries(lockfile.packages).flatMap(([place, { dev = false, link }]) => {
    const manifest = inRoot(place, 'package.json');
    if (place === '' || link || !fs.existsSync(manifest)) return [];
    const own = JSON.parse(fs.readFileSync(manifest, 'utf8'));
    return [{ name: own.name ?? path.basename(place), version: own.version, licence: licenceOf(own), isDev: dev }];
  });
}

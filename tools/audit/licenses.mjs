import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** Returns the license expression of a package.json, also in its old forms. */
export function licenseOf({ license, licenses }) {
  const declared = license ?? licenses;
  const each = Array.isArray(declared) ? declared : [declared];
  return each.map((item) => item?.type ?? item ?? '').join(' OR ');
}

/** Returns whether a list of names satisfies an SPDX expression: one side of OR, both sides of AND. */
export function isMet(expression, allowed) {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  const sides = (word) => bare.split(new RegExp(`\\s+${word}\\s+`));
  if (sides('OR').length > 1) return sides('OR').some((side) => isMet(side, allowed));
  if (sides('AND').length > 1) return sides('AND').every((side) => isMet(side, allowed));
  return allowed.includes(bare);
}

/**
 * Returns a message for each installed package whose license is not allowed.
 * @param packages `{ name, license, isDev }`
 * @param allowed of allowed.json: `licenses` anywhere, `notShipped` of what only builds and tests, `exceptions` by name
 */
export function notAllowed(packages, { licenses, notShipped, exceptions }) {
  return packages.flatMap(({ name, license, isDev }) => {
    if (isMet(license, isDev ? [...licenses, ...notShipped] : licenses)) return [];
    if (exceptions[name]?.license === license) return [];
    return [`${name}: ${license || 'names no license'}`];
  });
}

/** Returns every package of the lockfile that is installed on this platform. */
export function installed(lockfile) {
  return Object.entries(lockfile.packages).flatMap(([place, { dev = false, link }]) => {
    const manifest = inRoot(place, 'package.json');
    if (place === '' || link || !fs.existsSync(manifest)) return [];
    const own = JSON.parse(fs.readFileSync(manifest, 'utf8'));
    return [{ name: own.name ?? path.basename(place), version: own.version, license: licenseOf(own), isDev: dev }];
  });
}

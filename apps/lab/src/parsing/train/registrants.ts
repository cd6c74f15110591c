/** Returns true for the half of registrants (by FNV-1a hash) that results are reported for. Rules are developed on the other half. */
export function isReported(registrant: string): boolean {
  let hash = 0x811c9dc5;
  for (const sign of registrant) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return ((hash >>> 16) & 1) === 1;
}

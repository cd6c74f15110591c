/** Whether figures are reported on this registrant's DOIs: a half by hash (FNV-1a), so that rules and shapes are made on the other. */
export function isReported(registrant: string): boolean {
  let hash = 0x811c9dc5;
  for (const sign of registrant) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return ((hash >>> 16) & 1) === 1;
}

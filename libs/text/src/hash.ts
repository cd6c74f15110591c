// Looked up once: globals are slow to reach in sandboxes and test runners, and hashing is the hottest place of the parser.
const { imul } = Math;

/** FNV-1a over UTF-16 units as a signed 32-bit number. Never change it: learned weights and filters depend on it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/** A well-spread 32-bit hash of two, by the finaliser of MurmurHash3 (Appleby). */
export function mix(a: number, b: number): number {
  let h = (imul(a, 0x9e3779b1) ^ b) | 0;
  h = imul(h ^ (h >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

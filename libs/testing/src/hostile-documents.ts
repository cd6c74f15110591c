import { handmadeHostile, type HostileFile } from './hostile-documents/handmade';
import { seeded } from './seeded';

/**
 * Hostile files: those made by hand, then good files with bytes changed and cut off, until there are as many as wanted.
 * @param good files to damage, by name
 */
export function* hostileFiles(
  good: readonly { name: string; bytes: Uint8Array }[],
  count: number,
  seed = 5,
): Generator<HostileFile> {
  const random = seeded(seed);
  const handmade = handmadeHostile();
  yield* handmade.slice(0, count);
  for (let i = handmade.length; i < count; i += 1) {
    const { name, bytes } = good[i % good.length] as { name: string; bytes: Uint8Array };
    const changed = new Uint8Array(bytes);
    const changes = 1 + Math.floor(random() * 60);
    for (let k = 0; k < changes; k += 1) changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
    const end = random() < 0.4 ? Math.floor(random() * changed.length) : changed.length;
    yield {
      what: `${name} with ${changes} bytes changed, ${bytes.length - end} cut off`,
      name,
      bytes: changed.slice(0, end),
    };
  }
}

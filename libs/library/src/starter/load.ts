import type { Library } from '../port';
import { readStarter } from './files';
import { workOfLine } from './line';

const NAME = 'starter library';

/** A library out of which an older version of the starter can be taken, where it can do that. */
type Loadable = Pick<Library, 'add' | 'status'> & { drop?: (collection: string) => Promise<number> };

/**
 * Loads the starter library: works that people really cite, so that a well-known reference is confirmed without a
 * network. Does nothing when this version is loaded, and takes out the works of an older one.
 * @param folder of the files; the repository's own when absent
 */
export async function loadStarter(library: Loadable, folder?: string): Promise<{ added: number }> {
  const { version, lines } = await readStarter(folder);
  const collection = `${NAME} ${version}`;
  const { collections } = await library.status();
  if (collections.some((each) => each.name === collection)) return { added: 0 };
  const { added } = await library.add(collection, lines.map(workOfLine));
  for (const { name } of collections) if (name.startsWith(NAME)) await library.drop?.(name);
  return { added };
}

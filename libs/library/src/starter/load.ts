import type { LocalLibrary } from '../create';
import { lineOf, starterTexts } from './files';
import { workOfLine } from './line';

const NAME = 'starter library';

type Loadable = Pick<LocalLibrary, 'add' | 'status' | 'drop' | 'progress'>;

/**
 * Loads the starter library: works that people really cite, so that a well-known reference is confirmed without a
 * network. Does nothing when this version is loaded whole, and takes out the works of an older one.
 * @param folder of the files; the repository's own when absent
 */
export async function loadStarter(library: Loadable, folder?: string): Promise<{ added: number }> {
  const { version, lines } = await starterTexts(folder);
  const collection = `${NAME} ${version}`;
  if ((await library.progress.of(collection))?.finished) return { added: 0 };
  const { added } = await library.add(
    collection,
    lines.map((line) => workOfLine(lineOf(line))),
  );
  const { collections } = await library.status();
  for (const { name } of collections) {
    if (!name.startsWith(NAME) || name === collection) continue;
    await library.drop(name);
    await library.progress.set(name, { records: 0, finished: false });
  }
  await library.progress.set(collection, { records: lines.length, finished: true });
  return { added };
}

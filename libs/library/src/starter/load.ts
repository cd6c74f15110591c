import type { Work } from '@veracite/model/work';
import type { LocalLibrary } from '../create';
import { lineOf, starterTexts, type StarterTexts } from './files';
import { workOfLine } from './line';

const NAME = 'starter library';

type Loadable = Pick<LocalLibrary, 'add' | 'status' | 'drop' | 'progress' | 'alone'>;

/**
 * Loads the starter library: works that are often cited, so that a well-known reference is confirmed without a
 * network. Does nothing when this version is loaded, and deletes the works of an older one. Server and worker start
 * together: one of them loads, the other waits.
 * @param folder of the files; the repository's own when absent
 */
export async function loadStarter(library: Loadable, folder?: string): Promise<{ added: number }> {
  const { version, lines } = await starterTexts(folder);
  const collection = `${NAME} ${version}`;
  const isThere = async () => (await library.progress.read(collection))?.finished;
  if (await isThere()) return { added: 0 };
  return library.alone(async () => {
    if (await isThere()) return { added: 0 };
    const { added } = await library.add(collection, worksOf(lines));
    const { collections } = await library.status();
    for (const { name } of collections) {
      if (!name.startsWith(NAME) || name === collection) continue;
      await library.drop(name);
      await library.progress.set(name, { records: 0, finished: false });
    }
    await library.progress.set(collection, { records: lines.length, finished: true });
    return { added };
  });
}

/** Reads the works in batches, so that the process can serve other requests between them. */
function* worksOf(lines: StarterTexts['lines']): Generator<Work> {
  for (const line of lines) yield workOfLine(lineOf(line));
}

/** Names that a folder has for itself, such as `.DS_Store`. */
const isHidden = ({ name }: { name: string }): boolean => name.startsWith('.') || name === 'Thumbs.db';

/** Returns the files that were dropped, with those in folders. Hidden files are left out. */
export async function filesIn(data: DataTransfer): Promise<File[]> {
  // The entries exist only until the drop event has been handled.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return visibleFiles(data.files);
  return (await Promise.all(entries.map(filesOf))).flat();
}

export const visibleFiles = (files: Iterable<File>): File[] => [...files].filter((file) => !isHidden(file));

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isHidden(entry)) return [];
  if (entry.isFile)
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // Each call returns some of the entries, the last one none.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return files;
    files.push(...(await Promise.all(some.map(filesOf))).flat());
  }
}

/** Returns the files that were dropped, with those in folders. */
export async function filesIn(data: DataTransfer): Promise<File[]> {
  // The entries exist only until the drop event has been handled.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return entries.length === 0 ? [...data.files] : (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.name.startsWith('.')) return [];
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

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderOf, type Folder } from '@veracite/documents/folder';

/** Name of a file and the files around it, of which a LaTeX or a Markdown file takes some in; nothing for the standard input. */
export function beside(file: string): { name?: string; folder?: Folder } {
  return file === '-' ? {} : { name: path.basename(file), folder: folderBeside(file) };
}

/** The files around one on the disk, looked up when they are asked for. */
function folderBeside(file: string): Folder {
  const folder = path.dirname(file);
  const made = `${path.basename(file).replace(/\.[^.]*$/, '')}.bbl`;
  const read = (name: string) => {
    const place = path.resolve(folder, name);
    return existsSync(place) && statSync(place).isFile() ? readFileSync(place) : undefined;
  };
  return {
    names: existsSync(path.join(folder, made)) ? [made] : [],
    text: (name, ...endings) =>
      folderOf(
        ['', ...endings].map((ending) => name + ending),
        read,
      ).text(name, ...endings),
  };
}

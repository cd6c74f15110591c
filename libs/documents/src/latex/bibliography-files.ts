import type { Folder } from '../folder';
import { readAmsrefs } from './amsrefs';

type File = { name: string; text: string };

const NAMED =
  /\\(?:bibliography|addbibresource|addglobalbib|nobibliography\*?)\s?(?:\[[^\]]{0,100}\])?\{([^{}]{1,600})\}/g;
/** A file with entries of amsrefs, of which the document lists those that it cites. */
const SELECTED = /\\bibselect\*?\s?\{([^{}]{1,200})\}/g;
const CONTENTS =
  /\\begin\{filecontents\*?\}\s{0,9}(?:\[[^\]]{0,200}\]\s{0,9})?\{([^{}]{1,200})\}([\s\S]*?)\\end\{filecontents\*?\}/g;

/** Adds the files that a document writes itself (`filecontents`) to those next to it. `\jobname` is the name of the document. */
export function withFileContents(source: string, folder: Folder, jobName: string): Folder {
  const supplied = new Map(
    [...source.matchAll(CONTENTS)].map(({ 1: name = '', 2: text = '' }) => [
      name.trim().replaceAll('\\jobname', jobName),
      text,
    ]),
  );
  if (supplied.size === 0) return folder;
  return {
    names: [...supplied.keys(), ...folder.names],
    text: (name, ...endings) =>
      ['', ...endings].map((ending) => supplied.get(name + ending)).find((text) => text !== undefined) ??
      folder.text(name, ...endings),
  };
}

/** Returns the files of references that a document names, and the names that lead to no file. */
export function filesNamed(
  whole: string,
  folder: Folder,
  resolve: (name: string) => string,
): { files: File[]; missing: string[] } {
  const files: File[] = [];
  const missing: string[] = [];
  const names = [...whole.matchAll(NAMED)].flatMap(({ 1: list = '' }) => resolve(list).split(','));
  for (const name of names.map((each) => each.trim()).filter(Boolean)) {
    const matching = /[*?]/.test(name) ? folder.names.filter(globOf(name)) : [name];
    const found = matching.flatMap((each) => {
      const text = folder.text(each, '.bib');
      return text === undefined ? [] : [{ name: each, text }];
    });
    files.push(...found.filter((file) => !files.some((other) => other.name === file.name)));
    if (found.length === 0) missing.push(name.endsWith('.bib') ? name : `${name}.bib`);
  }
  for (const { 1: name = '' } of whole.matchAll(SELECTED)) {
    const text = folder.text(name.trim(), '.ltb');
    if (text === undefined) missing.push(`${name.trim()}.ltb`);
    else
      files.push({
        name,
        text: readAmsrefs(text)
          .entries.map((entry) => entry.text)
          .join('\n\n'),
      });
  }
  return { files, missing };
}

/** Returns the only file of references next to a document that names none, if it has a cited work. */
export function onlyFile(folder: Folder, cited: readonly string[]): File[] {
  const names = folder.names.filter((name) => /\.bib$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name));
  const text = names.length === 1 ? folder.text(names[0] ?? '') : undefined;
  return text !== undefined && cited.some((key) => text.includes(`{${key}`)) ? [{ name: names[0] ?? '', text }] : [];
}

function globOf(pattern: string): (name: string) => boolean {
  const escaped = pattern.replace(/^\.\//, '').replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const expression = new RegExp(`(?:^|/)${escaped.replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}$`);
  return (name) => expression.test(name);
}

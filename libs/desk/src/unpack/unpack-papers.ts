import { DOCUMENT_LIMITS } from '@veracite/contracts/documents';
import { LIMITS } from '@veracite/documents/limits';
import { openArchive, type Archive } from '@veracite/documents/zip/open-archive';
import { decodeText } from '@veracite/text/decode';
import { zipSync } from 'fflate';
import { gunzipSync } from 'node:zlib';
import { openTar, type TarArchive } from './open-tar';

/** A paper of an upload, or a file that is none. */
export interface UnpackedPaper {
  name: string;
  bytes?: Uint8Array;
  /** Why it is no paper. */
  fault?: string;
}

const MB = 1_000_000;
const TOO_LARGE = `A paper may have at most ${DOCUMENT_LIMITS.bytes / MB} MB.`;
const TOO_MUCH = `This archive unpacks to more than ${LIMITS.unpacked / MB} MB or ${LIMITS.files} files. Please split it.`;
const DAMAGED = 'This archive is damaged or protected by a password.';
const NO_PAPER =
  'This kind of file is no paper. Papers are PDF, Word, OpenDocument, LaTeX, Markdown, HTML or XML files.';
const OUTSIDE = 'The path of this file leads out of the archive, so it was left out.';
const LINK = 'This is a link or a device and no file, so it was left out.';
const PAPERS = /\.(?:pdf|docx|odt|tex|ltx|md|markdown|html?|xml|nxml|jats|tei|txt|zip)$/i;
/** Papers of other kinds than those with source files. */
const OTHER_PAPER = /\.(?:docx|odt|n?xml|jats|tei|zip)$/i;
/** Files that operating systems add to archives. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)|\/$/i;

/** Paths with a step up, or from the root of a disk. */
const LEADING_OUT = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:/i;

/** Returns the papers of an upload: the file itself, or those of an archive, a LaTeX project being one paper. */
export function unpackPapers({ bytes, name }: { bytes: Uint8Array; name: string }): UnpackedPaper[] {
  const archive = archiveOf(bytes);
  if (archive === 'too-much') return [{ name, fault: TOO_MUCH }];
  if (archive === 'damaged') return [{ name, fault: DAMAGED }];
  return archive ? papersOf(archive, bytes, name) : [paper(name, bytes)];
}

function paper(name: string, bytes: Uint8Array | undefined): UnpackedPaper {
  if (!bytes) return { name, fault: DAMAGED };
  if (bytes.length === 0) return { name, fault: 'The file is empty.' };
  return bytes.length > DOCUMENT_LIMITS.bytes ? { name, fault: TOO_LARGE } : { name, bytes };
}

const starts = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const isZip = (bytes: Uint8Array) => starts(bytes, 0x50, 0x4b, 3, 4) || starts(bytes, 0x50, 0x4b, 5, 6);
const isGzip = (bytes: Uint8Array) => starts(bytes, 0x1f, 0x8b);

/** Tests whether an upload has to be unpacked, which may take long. Office documents are archives, too. */
export const isPacked = (bytes: Uint8Array): boolean => isZip(bytes) || isGzip(bytes) || openTar(bytes) !== undefined;

function archiveOf(bytes: Uint8Array): Archive | TarArchive | 'too-much' | 'damaged' | undefined {
  if (isZip(bytes)) {
    const archive = openArchive(bytes);
    return 'fault' in archive ? (archive.fault === 'bomb' ? 'too-much' : 'damaged') : archive;
  }
  if (!isGzip(bytes)) return openTar(bytes);
  try {
    return openTar(gunzipSync(bytes, { maxOutputLength: LIMITS.unpacked })) ?? 'damaged';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-much' : 'damaged';
  }
}

function papersOf(archive: Archive | TarArchive, bytes: Uint8Array, name: string): UnpackedPaper[] {
  const outside = archive.names.filter((name) => LEADING_OUT.test(name));
  const names = archive.names.filter((name) => !HIDDEN.test(name) && !LEADING_OUT.test(name));
  const isOffice = names.includes('word/document.xml') || names.includes('content.xml');
  const sources = names.filter((name) => isSource(name, archive));
  // PDF files next to LaTeX are its figures; next to Markdown they are papers.
  const isOther = (name: string) =>
    OTHER_PAPER.test(name) || (/\.pdf$/i.test(name) && /(?:md|markdown|qmd)$/i.test(sources[0] ?? ''));
  if (isOffice || (isZip(bytes) && sources.length === 1 && !names.some(isOther))) return [paper(name, bytes)];
  const projects = projectsOf(sources, names);
  const alone = names.filter((name) => ![...projects.keys()].some((folder) => name.startsWith(folder)));
  return [
    ...[...projects].map(([folder, files]) => paper(`${folder.slice(0, -1)}.zip`, zipped(archive, files, folder))),
    ...alone.map((name) => (PAPERS.test(name) ? paper(name, archive.read(name)) : { name, fault: NO_PAPER })),
    ...outside.map((name) => ({ name, fault: OUTSIDE })),
    ...('links' in archive ? archive.links.map((link) => ({ name: link, fault: LINK })) : []),
  ];
}

function isSource(name: string, { read }: Archive): boolean {
  if (/\.(?:md|markdown|qmd|rmd)$/i.test(name)) return !/readme/i.test(name);
  return (
    /\.(?:tex|ltx)$/i.test(name) && /^[^%\n]{0,200}\\documentclass/m.test(decodeText(read(name) ?? new Uint8Array()))
  );
}

/** Returns the folders that have one source with further files, and these files. */
function projectsOf(sources: string[], names: string[]): Map<string, string[]> {
  const folders = sources.map((source) => source.slice(0, source.lastIndexOf('/') + 1)).filter(Boolean);
  const single = folders.filter((folder) => folders.filter((other) => other.startsWith(folder)).length === 1);
  const files = single.map((folder) => [folder, names.filter((name) => name.startsWith(folder))] as const);
  return new Map(files.filter(([, found]) => found.length > 1).map(([folder, found]) => [folder, [...found]]));
}

function zipped({ read }: Archive, names: string[], folder: string): Uint8Array {
  const files = names.map((name) => [name.slice(folder.length), read(name) ?? new Uint8Array()] as const);
  // The same project has the same bytes, so that a second upload is recognized.
  return zipSync(Object.fromEntries(files), { mtime: '2000-01-01T00:00:00Z' });
}

/** Files that hold references as text; the server recognises which kind by content. */
export const FILE_KINDS = '.txt,.bib,.ris,.json,.nbib,.enw';
const MAX_BYTES = 1_000_000;
const KIND = /\.(?:txt|bib|ris|json|nbib|enw)$/i;

/**
 * Text of a file that was dropped or chosen, one entry a line: entries of BibTeX and RIS span lines, and a line
 * is what the form counts as one citation.
 * @returns undefined when the file is of another kind or larger than 1 MB
 */
export async function readReferences(file: File): Promise<string | undefined> {
  if (!KIND.test(file.name) || file.size > MAX_BYTES) return undefined;
  const text = await file.text();
  if (/\.bib$/i.test(file.name)) return entries(text, /^(?=@\w+\s*\{)/m);
  if (/\.(?:ris|nbib|enw)$/i.test(file.name)) return entries(text, /^(?:ER {2}-.*|\s*)$/m);
  if (/\.json$/i.test(file.name)) return jsonEntries(text);
  return text;
}

/** CSL-JSON with one item a line; a file that is no list is left as it is. */
function jsonEntries(text: string): string {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.map((item) => JSON.stringify(item)).join('\n') : JSON.stringify(items);
  } catch {
    // Text that only ends in .json: the form shows it, and its reader sees what is wrong.
    return text;
  }
}

function entries(text: string, boundary: RegExp): string {
  return text
    .split(boundary)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry.length > 0)
    .join('\n');
}

import { blocks } from '@veracite/library/import/blocks';
import { linesOf } from '@veracite/library/import/open';
import type { Reading } from '@veracite/library/import/reading';
import { decodeEntities } from '@veracite/text/entities';
import { worksOfText } from './csl';

const ENTRY = /@(?:inproceedings|article|incollection)\s{0,4}\{/i;

/**
 * Splits files of BibTeX, and pages that show a BibTeX entry for each paper, into these entries: proceedings.neurips.cc,
 * openaccess.thecvf.com, usenix.org, jmlr.org and isca-archive.org publish their papers in this form.
 */
export async function* proceedingsTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const isStart = (line: string) => ENTRY.test(line);
  for await (const block of blocks(brokenLines(pieces), isStart, () => false)) yield entryOf(block);
}

/** Splits lines at the line breaks of HTML too. */
async function* brokenLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of linesOf(pieces)) yield* line.split(/<br ?\/?>/);
}

/** Returns the text from the beginning of an entry to its closing brace, without the markup of the page. */
function entryOf(block: string): string {
  const text = block.slice(block.search(ENTRY));
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (text[index] === '}' && depth === 0)
      return decodeEntities(text.slice(0, index + 1).replace(/<\/?[a-z][^<>]*>/gi, ''));
  }
  return text;
}

/** @param register a prefix for the keys of its works */
export function proceedingsReading(register: string) {
  return (entry: string): Reading => {
    const work = worksOfText(entry);
    const id = /\{\s*([^,\s]+)/.exec(entry)?.[1];
    if (!work || !id) return { refused: 'no BibTeX entry with a title' };
    return { work: { ...work, key: `${register}:${id}` } };
  };
}

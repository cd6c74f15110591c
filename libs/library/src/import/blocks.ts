/** Parts of a text that begin where `starts` says and end where `ends` says, line by line: entries of BibTeX, RIS, XML. */
export async function* blocks(
  lines: AsyncIterable<string>,
  starts: (line: string) => boolean,
  ends: (line: string) => boolean,
): AsyncGenerator<string> {
  let block: string[] | undefined;
  for await (const line of lines) {
    if (starts(line)) {
      if (block) yield block.join('\n');
      block = [];
    }
    block?.push(line);
    if (block && ends(line)) {
      yield block.join('\n');
      block = undefined;
    }
  }
  if (block) yield block.join('\n');
}

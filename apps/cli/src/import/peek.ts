/** Reads the first piece of a text, by which its format is recognized, and returns it with the whole text. */
export async function peek(pieces: AsyncIterable<string>): Promise<{ first: string; all: AsyncIterable<string> }> {
  const iterator = pieces[Symbol.asyncIterator]();
  const head = await iterator.next();
  const first = head.done ? '' : head.value;
  return {
    first,
    all: (async function* () {
      if (!head.done) yield first;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    })(),
  };
}

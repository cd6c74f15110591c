/** The first piece of a text, by which to tell what it is, and the whole text once more. */
export async function begun(pieces: AsyncIterable<string>): Promise<{ first: string; all: AsyncIterable<string> }> {
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

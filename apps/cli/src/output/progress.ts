/** A line of progress that is cleared before other output; where no terminal shows it, a line every ten seconds. */
export interface Progress {
  count(done: number): void;
  clear(): void;
}

const WIDTH = 20;
const PLAIN_EVERY_MS = 10_000;

export function progressOn(stream: NodeJS.WriteStream, total: number, isShown: boolean): Progress {
  const { show, clear } = statusLine(stream, 100);
  let writtenAt = Date.now();
  return {
    count(done) {
      const text = `${done} of ${total} checked`;
      if (!isShown) return;
      if (stream.isTTY) show(() => `${bar(done / Math.max(1, total))} ${text}`);
      else if (Date.now() - writtenAt >= PLAIN_EVERY_MS) {
        writtenAt = Date.now();
        stream.write(`${text}\n`);
      }
    },
    clear,
  };
}

/** A line of a terminal that each text replaces, after an interval or if it is urgent. */
export function statusLine(stream: NodeJS.WriteStream, everyMs: number) {
  let shownAt: number | undefined;
  return {
    show(text: () => string, isUrgent = false) {
      if (!stream.isTTY || (shownAt !== undefined && !isUrgent && Date.now() - shownAt < everyMs)) return;
      shownAt = Date.now();
      stream.write(`\r\u001b[K${text()}`);
    },
    clear() {
      if (shownAt !== undefined) stream.write('\r\u001b[K');
      shownAt = undefined;
    },
  };
}

export function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * WIDTH);
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}

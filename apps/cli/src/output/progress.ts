/** A progress line, on terminals only, that is cleared before other output. */
export interface Progress {
  count(done: number): void;
  clear(): void;
}

const WIDTH = 20;

export function progressOn(stream: NodeJS.WriteStream, total: number, isShown: boolean): Progress {
  const { show, clear } = statusLine(stream, 100);
  return {
    count: (done) => isShown && show(() => `${bar(done / Math.max(1, total))} ${done} of ${total} checked`),
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

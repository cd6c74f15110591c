/** A progress line, on terminals only, that is cleared before other output. */
export interface Progress {
  count(done: number): void;
  clear(): void;
}

const EVERY_MS = 100;

export function progressOn(stream: NodeJS.WriteStream, total: number, isShown: boolean): Progress {
  if (!isShown || !stream.isTTY) return { count: () => undefined, clear: () => undefined };
  let shown = false;
  let last = 0;
  const clear = () => {
    if (shown) stream.write('\r\u001b[K');
    shown = false;
  };
  return {
    count(done) {
      if (shown && Date.now() - last < EVERY_MS) return;
      last = Date.now();
      shown = true;
      const width = 20;
      const full = Math.round((done / Math.max(1, total)) * width);
      stream.write(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${total} checked`);
    },
    clear,
  };
}

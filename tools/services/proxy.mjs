import net from 'node:net';

/**
 * Forwards TCP connections of this machine, and cuts them on request.
 * @param target gives the port on this machine to forward to, which may change
 * @returns `port`; `cut`, which ends all connections with a reset and gives how many they were; and `stop`
 */
export async function startProxy(target) {
  const open = new Set();
  const server = net.createServer((near) => {
    const far = net.connect(target(), '127.0.0.1');
    const both = { near, far };
    open.add(both);
    for (const [left, right] of [
      [near, far],
      [far, near],
    ]) {
      left.pipe(right);
      // When one side ends, the other is ended too.
      left.on('error', () => right.destroy());
      left.on('close', () => {
        right.destroy();
        open.delete(both);
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    const count = open.size;
    for (const { near, far } of open) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
    return count;
  };
  return {
    port: server.address().port,
    cut,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        cut();
      }),
  };
}

/** An address with another port on this machine. */
export function throughPort(url, port) {
  const changed = new URL(url);
  changed.host = `127.0.0.1:${port}`;
  return changed.href.replace(/\/$/, '');
}

import net from 'node:net';

/** A proxy in front of a server of this machine that can stop answering, as a server that hangs does. */
export interface StallingProxy {
  /** Address of the server, through the proxy. */
  url: string;
  stall(): void;
  resume(): void;
  stop(): Promise<void>;
}

export async function stallingProxy(address: string): Promise<StallingProxy> {
  const target = new URL(address);
  const sockets = new Set<net.Socket>();
  let isStalled = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const [left, right] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(left);
      left.on('data', (chunk) => void (right.writable && right.write(chunk)));
      left.on('error', () => right.destroy());
      left.on('close', () => right.destroy());
      if (isStalled) left.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const through = new URL(address);
  through.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  const setStalled = (stalled: boolean) => {
    isStalled = stalled;
    for (const socket of sockets)
      if (stalled) socket.pause();
      else socket.resume();
  };
  return {
    url: through.href.replace(/\/$/, ''),
    stall: () => setStalled(true),
    resume: () => setStalled(false),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

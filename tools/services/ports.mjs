import net from 'node:net';

/** A TCP port of the loopback address that nobody listened on a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Whether a server may take this port on every address.
 * @returns undefined when it may, else the code of the fault: EADDRINUSE, EACCES …
 */
export function portFault(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

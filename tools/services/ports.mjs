import net from 'node:net';

/** Returns a TCP port of the loopback address that was free a moment ago. */
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
 * Checks whether a server can listen on this port on every address.
 * @returns undefined if it can, otherwise the error code: EADDRINUSE, EACCES …
 */
export function portError(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { startProxy, throughPort } from './proxy.mjs';

let echo;
let proxy;
before(async () => {
  echo = net.createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await startProxy(() => echo.address().port);
});
after(async () => {
  await proxy.stop();
  echo.close();
});

test('forwards both ways, and cuts all that is open', async () => {
  const socket = net.connect(proxy.port, '127.0.0.1');
  socket.write('is anybody there');
  const [answer] = await once(socket, 'data');
  assert.equal(String(answer), 'is anybody there');
  const ended = once(socket, 'error');
  assert.equal(proxy.cut(), 1);
  assert.equal((await ended)[0].code, 'ECONNRESET');
  const again = net.connect(proxy.port, '127.0.0.1');
  again.write('and now');
  assert.equal(String((await once(again, 'data'))[0]), 'and now');
  again.destroy();
});

test('an address keeps all but its place', () => {
  assert.equal(throughPort('postgresql://a:b@127.0.0.1:5432/name', 7), 'postgresql://a:b@127.0.0.1:7/name');
  assert.equal(throughPort('http://127.0.0.1:80', 7), 'http://127.0.0.1:7');
});

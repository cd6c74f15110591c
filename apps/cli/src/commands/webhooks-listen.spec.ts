import { connect } from 'node:net';
import { once } from 'node:events';
import { listen } from './webhooks-listen';

test('a delivery that breaks off is reported, and the next one is received', async () => {
  const written: string[] = [];
  const collect = (text: string | Uint8Array) => written.push(String(text)) > 0;
  jest.spyOn(process.stderr, 'write').mockImplementation(collect);
  jest.spyOn(process.stdout, 'write').mockImplementation(collect);
  const until = async (words: string) => {
    while (!written.join('').includes(words)) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const stopped = listen(['--port', '0', '--secret', 'whsec_c2VjcmV0']);
  await until('Listening');
  const [, port] = /localhost:(\d+)/.exec(written.join('')) ?? [];
  const broken = connect(Number(port), '127.0.0.1');
  await once(broken, 'connect');
  broken.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{', () => broken.destroy());
  await until('broke off');
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status).toBe(401);
  await until('refused: its headers');
  process.emit('SIGINT');
  expect(await stopped).toBe(0);
});

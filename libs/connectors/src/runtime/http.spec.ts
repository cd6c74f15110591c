import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { createHttp } from './http';

test('reports for each request when it is sent', async () => {
  const standIn = await startFakeDatabases({ works: [] });
  const http = createHttp(standIn.origin);
  const left: string[] = [];
  const send = (name: string) =>
    http.send({
      url: `https://api.crossref.org/works/${name}`,
      headers: {},
      signal: AbortSignal.timeout(60_000),
      hosts: [],
      onSent: () => left.push(name),
    });
  await Promise.all([send('10.5555%2Fa'), send('10.5555%2Fb')]);
  expect(left.sort()).toEqual(['10.5555%2Fa', '10.5555%2Fb']);
  await http.close();
  await standIn.close();
});

import { Controller, Param, Post, Put } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import net from 'node:net';
import { ProblemFilter } from '../problem/problem.filter';
import { PositionParam } from '../problem/uuid.pipe';
import { validationPipe } from '../problem/validation.pipe';
import { answerParserFaults } from './parser-faults';
import { Upload } from './upload';

@Controller()
class Routes {
  @Post('file')
  @Upload(1_000, { fields: 1, json: true })
  file(): object {
    return {};
  }

  @Put('at/:position')
  at(@Param('position', PositionParam) position: number): object {
    return { position };
  }
}

let app: NestExpressApplication;
let port: number;
beforeAll(async () => {
  const module = await Test.createTestingModule({ controllers: [Routes] }).compile();
  app = module.createNestApplication<NestExpressApplication>({ logger: false });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  answerParserFaults(app.getHttpServer());
  await app.listen(0, '127.0.0.1');
  ({ port } = app.getHttpServer().address() as net.AddressInfo);
});
afterAll(() => app.close());

const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const FORM = 'multipart/form-data; boundary=b';
const part = (name: string, content: string, file = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}\r\n`;

test.each<[string, string, string, number, string]>([
  ['a good form', FORM, `${part('file', 'x', 'a.bib')}--b--\r\n`, 201, ''],
  ['a file too large', FORM, `${part('file', 'x'.repeat(2_000), 'a')}--b--\r\n`, 413, 'The file is too large.'],
  ['a file in another field', FORM, `${part('paper', 'x', 'a')}--b--\r\n`, 400, 'The form may have one file'],
  ['two files', FORM, `${part('file', 'x', 'a')}${part('file', 'y', 'b')}--b--\r\n`, 400, 'The form may have one file'],
  ['more fields', FORM, `${part('a', 'x')}${part('b', 'y')}--b--\r\n`, 400, 'The form has more fields'],
  ['a long field', FORM, `${part('a', 'x'.repeat(200))}--b--\r\n`, 400, 'A field of the form is longer'],
  ['no boundary', 'multipart/form-data', part('file', 'x', 'a'), 400, 'lacks its boundary'],
  ['a form that is cut off', FORM, part('file', 'x', 'a'), 400, 'damaged or was cut off'],
  ['a damaged part', FORM, '--b\r\nContent-Disposition\r\n\r\nx\r\n--b--\r\n', 400, 'damaged or was cut off'],
])('%s is answered by name', async (_name, type, body, status, message) => {
  const response = await fetch(url('/file'), { method: 'POST', headers: { 'Content-Type': type }, body });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(message);
});

test.each([
  ['7', 200],
  ['1e3', 404],
  ['0x1', 404],
  ['-1', 404],
  ['1.0', 404],
  ['%201', 404],
])('the position %s: %i', async (position, status) => {
  expect((await fetch(url(`/at/${position}`), { method: 'PUT' })).status).toBe(status);
});

/** Sends bytes; returns what is answered until the connection is closed. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });

test.each([
  ['large headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'at most 16 kB'],
  ['no HTTP', 'HELLO\r\n\r\n', 400, 'no valid HTTP'],
])('%s are answered with a problem', async (_name, bytes, status, message) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*application/problem\\+json`));
  const problem: unknown = JSON.parse(body);
  expect(problem).toMatchObject({ status, message: expect.stringContaining(message) as string });
});

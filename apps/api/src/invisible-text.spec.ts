import { plainToInstance } from 'class-transformer';
import { validationPipe } from './platform/problem/validation.pipe';
import { KeyDto, SignupDto } from './modules/auth/dto';
import { PassagesDto } from './modules/checks/dto';
import { FindDto } from './modules/finder/dto';
import { SourceCheckDto } from './modules/sources/dto';
import { CreateCollectionDto, DecisionDto } from './modules/collections/dto';
import { GroupDto } from './modules/groups/dto';
import { WatchDto } from './modules/watches/dto';
import { AnalyzeDto, ParseDto, VerifyBatchDto, VerifyDto } from './modules/specification/dto';

const INVISIBLE = '\u200b\u00a0\u2060\u200d\u00ad\u3164\u200b'.repeat(4);
const pipe = validationPipe();

test.each<[string, new () => object, object, string]>([
  ['a citation', VerifyDto, { citation: INVISIBLE }, '/citation'],
  ['a text with entries', VerifyDto, { text: INVISIBLE, entries: [{ start: 0, end: 3 }] }, '/text'],
  [
    'the words of an entry',
    VerifyDto,
    { text: 'A text', entries: [{ start: 0, end: 3, citation: INVISIBLE }] },
    '/entries',
  ],
  ['a citation of a batch', VerifyBatchDto, { citations: ['Deep learning', INVISIBLE] }, '/citations'],
  ['a title to find', FindDto, { title: INVISIBLE, author: 'LeCun' }, '/title'],
  ['a bibliography', AnalyzeDto, { bibliography: INVISIBLE }, '/bibliography'],
  ['a text to parse', ParseDto, { text: INVISIBLE }, '/text'],
  ['a source', SourceCheckDto, { input: INVISIBLE }, '/input'],
])('%s of invisible characters is refused by name of its field', async (_name, metatype, body, pointer) => {
  await expect(pipe.transform(body, { type: 'body', metatype })).rejects.toMatchObject({
    status: 400,
    extra: { errors: [{ pointer }] },
  });
});

test.each<[string, new () => object, object, string]>([
  ['a title to find', FindDto, { title: [1] }, 'title must be a string'],
  ['an identifier', PassagesDto, { works: [{ doi: 5, sentences: ['A sentence.'] }] }, 'doi must be a string'],
  ['a reason', DecisionDto, { kind: 'asked', reason: {}, version: 0 }, 'reason must be a string'],
])('%s that is no text is refused as such', async (_name, metatype, body, message) => {
  await expect(pipe.transform(body, { type: 'body', metatype })).rejects.toThrow(message);
});

test('invisible characters within a text are allowed', async () => {
  const body = { citation: `Deep\u200blearning\u00a0(2015)` };
  expect(await pipe.transform(body, { type: 'body', metatype: VerifyDto })).toEqual(plainToInstance(VerifyDto, body));
});

test.each<[string, new () => object, (text: string) => object, string]>([
  ['the name of a user', SignupDto, (name) => ({ name, email: 'a@example.org', password: 'long enough 42' }), '/name'],
  ['the name of a key', KeyDto, (name) => ({ name, scopes: ['read'] }), '/name'],
  ['the name of a group', GroupDto, (name) => ({ name }), '/name'],
  ['the name of a collection', CreateCollectionDto, (name) => ({ name, policy: 'journal' }), '/name'],
  ['the name of a watched list', WatchDto, (name) => ({ name, text: 'x' }), '/name'],
  ['a reason', DecisionDto, (reason) => ({ kind: 'dismissed', reason, version: 0 }), '/reason'],
])('%s has no characters that are invisible or turn the text', async (_name, metatype, bodyOf, pointer) => {
  const sent = (text: string) => pipe.transform(bodyOf(text), { type: 'body', metatype });
  for (const text of [INVISIBLE, 'a\u202eb', '\u2066a', 'a\u200bb', 'a\u00adb', 'a\nb'])
    await expect(sent(text)).rejects.toMatchObject({ status: 400, extra: { errors: [{ pointer }] } });
  await expect(sent('می\u200cخواهم 👩‍👩‍👧')).resolves.toBeDefined();
});

import { KEYS_MAX } from '@veracite/contracts/keys';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { Problem } from '../../platform/problem/problem';
import { ApiKeys } from './keys/keys.service';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch?.end());

test('thirty parallel requests for keys do not exceed the limit of an account', async () => {
  const user = await scratch.newUser();
  const keys = new ApiKeys(scratch.database);
  const requests = Array.from({ length: 30 }, (_, index) => keys.create(user.id, `key ${index}`, ['read']));
  const answers = await Promise.allSettled(requests);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  expect(answers.length - refusals.length).toBe(KEYS_MAX);
  expect(refusals.every((fault) => fault instanceof Problem && fault.getStatus() === 409)).toBe(true);
  expect(await keys.list(user.id)).toHaveLength(KEYS_MAX);
});

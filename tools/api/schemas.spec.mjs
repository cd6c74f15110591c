import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { ANSWERS, answersText } from './schemas.mjs';

test('answers.json is as the types of the server have it; npm run api:schemas writes it', async () => {
  assert.equal(fs.readFileSync(ANSWERS, 'utf8'), await answersText());
});

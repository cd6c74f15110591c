import { detailOf, lookOfState, nameOfState } from './states';

test.each([
  ['valid', 'Valid', 'valid'],
  ['incomplete', 'Incomplete', 'incomplete'],
  ['fake', 'Invalid', 'fake'],
  ['unknown', 'Unknown', 'unknown'],
  ['duplicate', 'duplicate', 'duplicate'],
  ['formatting_error', 'formatting error', 'formatting'],
  ['something_else', 'Unknown', 'unknown'],
  ['toString', 'Unknown', 'unknown'],
])('the state %s is called %s', (state, name, tone) => {
  expect(nameOfState(state)).toBe(name);
  expect(lookOfState(state).tone).toBe(tone);
});

test.each<[string, Parameters<typeof detailOf>[0], string | undefined]>([
  ['a valid reference has no kind', { status: 'valid' }, undefined],
  ['what is missing says the state', { status: 'incomplete', problem: 'missing' }, undefined],
  ['wrong details', { status: 'incomplete', problem: 'differs' }, 'Wrong details'],
  ['the identifier of another work', { status: 'incomplete', problem: 'other-work' }, 'Wrong identifier'],
  ['a kind no database holds', { status: 'unknown', reasonCodes: ['not-covered'], expected: 0.02 }, 'Not covered'],
  [
    'an absent work',
    { status: 'unknown', reasonCodes: ['not-found'], expected: 0.938 },
    'Not found, 93 of 100 such works are',
  ],
  [
    'the share is never all',
    { status: 'unknown', reasonCodes: ['not-found'], expected: 1 },
    'Not found, 99 of 100 such works are',
  ],
  [
    'databases failed',
    { status: 'unknown', reasonCodes: ['not-found', 'core-unreachable'], expected: 0.9 },
    'No reliable answer',
  ],
  ['databases were not chosen', { status: 'unknown', reasonCodes: ['core-not-asked'], expected: 0 }, 'Not asked'],
  ['no reason is known', { status: 'unknown' }, undefined],
])('%s', (_name, result, detail) => {
  expect(detailOf(result)).toBe(detail);
});

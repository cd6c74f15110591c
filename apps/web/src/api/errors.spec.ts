import { ApiError, messageOf } from './errors';

test.each<[string, string, string, string, string | undefined]>([
  [
    '275: the status and the body',
    '{"message":"No credits."}',
    'Payment Required',
    '402: {"message":"No credits."}',
    'No credits.',
  ],
  ['275: the status text when the body is empty', '', 'Bad Gateway', '402: Bad Gateway', undefined],
  ['a page of a proxy is no message for people', '<html>', 'Bad Gateway', '402: <html>', undefined],
  ['a body of null', 'null', '', '402: null', undefined],
  ['an empty message', '{"message":""}', '', '402: {"message":""}', undefined],
  ['a message that is no text', '{"message":5}', '', '402: {"message":5}', undefined],
])('%s', (_name, body, statusText, message, forPeople) => {
  const error = new ApiError(402, body, statusText);
  expect(error.message).toBe(message);
  expect(messageOf(error)).toBe(forPeople);
});

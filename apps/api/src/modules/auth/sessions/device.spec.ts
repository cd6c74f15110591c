import { deviceOf } from './sessions.controller';

test.each<[string, string | null, string]>([
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Chrome, which names Safari',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Edge, which names Chrome and Safari',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'an iPhone, which names Mac OS X',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Android, which names Linux',
    'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['a program', 'curl/8.5.0', 'curl'],
  ['Node', 'node', 'node'],
  ['nothing', null, 'Unknown device'],
  ['only markup', '<script>', 'Unknown device'],
  ['an unknown browser', 'Mozilla/5.0 (X11; Linux) Strange', 'Linux'],
])('%s', (_name, userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

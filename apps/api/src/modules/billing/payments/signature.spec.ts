import { createHmac } from 'node:crypto';
import { isSigned } from './signature';

const NOW = 1_800_000_000;
const body = Buffer.from('{"event_id":"evt_1","name":"Ünïcode"}');
const sign = (secret: string, ts = NOW, text = body) =>
  createHmac('sha256', secret).update(`${ts}:`).update(text).digest('hex');

test.each<[string, string | undefined, boolean]>([
  ['a valid one', `ts=${NOW};h1=${sign('s')}`, true],
  ['two secrets during a change', `ts=${NOW};h1=${sign('new')};h1=${sign('s')}`, true],
  ['five minutes old', `ts=${NOW - 300};h1=${sign('s', NOW - 300)}`, true],
  ['older', `ts=${NOW - 301};h1=${sign('s', NOW - 301)}`, false],
  ['from the future', `ts=${NOW + 301};h1=${sign('s', NOW + 301)}`, false],
  ['another secret', `ts=${NOW};h1=${sign('t')}`, false],
  ['another body', `ts=${NOW};h1=${sign('s', NOW, Buffer.from('{}'))}`, false],
  ['a time that was not signed', `ts=${NOW};h1=${sign('s', NOW - 1)}`, false],
  ['missing', undefined, false],
  ['empty', '', false],
  ['no time', `h1=${sign('s')}`, false],
  ['no signature', `ts=${NOW}`, false],
  ['cut short', `ts=${NOW};h1=${sign('s').slice(0, 63)}`, false],
  ['a time that is not a number', `ts=1e9;h1=${sign('s')}`, false],
  ['very long', `ts=${NOW};${'h1=00;'.repeat(1_000)}h1=${sign('s')}`, false],
])('%s', (_name, header, expected) => {
  expect(isSigned(header, body, 's', 300, NOW * 1_000)).toBe(expected);
});

import { faultOf } from './verify-delivery';

/** The example of the Standard Webhooks specification. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = '{"test": 2432232314}';
const HEADERS = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const AT = new Date(1_614_265_330_000);

test.each<[string, Record<string, string>, string, Date, string | undefined]>([
  ['a signed delivery', {}, BODY, AT, undefined],
  ['one of two signatures', { 'webhook-signature': `v1,aaaa ${HEADERS['webhook-signature']}` }, BODY, AT, undefined],
  ['another body', {}, `${BODY} `, AT, 'not signed'],
  ['another id', { 'webhook-id': 'msg_2' }, BODY, AT, 'not signed'],
  ['an old delivery', {}, BODY, new Date(AT.getTime() + 301_000), 'its time'],
  ['a time that is no number', { 'webhook-timestamp': 'now' }, BODY, AT, 'its time'],
  ['no signature', { 'webhook-signature': '' }, BODY, AT, 'its headers'],
])('%s', (_name, headers, body, now, fault) => {
  const found = faultOf({ ...HEADERS, ...headers }, body, SECRET, now);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});

import { readLists } from '../facts/lists';
import { readPublishers } from '../facts/publishers';
import { reportOf } from '../report/report';
import type { PageReply } from '../web/guarded-get';
import type { DomainAnswer } from '../web/rdap';
import { pageSignalsOf } from '../web/page-signals';
import { websiteFindings } from './website';

const lists = readLists();
const publishers = readPublishers();
const page = (rest: Partial<PageReply> = {}): PageReply => ({
  status: 200,
  body: '<title>x</title>',
  chain: ['https://tides.org/'],
  ...rest,
});
const aged = (registeredOn?: string): DomainAnswer => ({
  outcome: 'answered',
  domain: 'tides.org',
  registered: true,
  registeredOn,
});

function found(address: string, met: PageReply = page(), domain: DomainAnswer = { outcome: 'not-covered' }) {
  const signals = met.body === undefined ? undefined : pageSignalsOf(met.body);
  return websiteFindings({ address, today: '2026-11-21', page: met, signals, domain }, lists, publishers);
}
const line = (id: string, ...args: Parameters<typeof found>) => found(...args).lines.find((line) => line.id === id);

test.each<[string, Parameters<typeof found>, string, string, number]>([
  ['a known publisher', ['https://www.nature.com/nature'], 'known-site', 'for', 8],
  ['a name that ends like one', ['https://evilnature.com/'], 'known-site', 'undefined', 0],
  ['a certificate of the page', ['https://tides.org', page({ certificate: { valid: true } })], 'certificate', 'for', 1],
  [
    'an expired certificate',
    ['https://tides.org', { problem: 'certificate', fault: 'CERT_HAS_EXPIRED', chain: [] }],
    'certificate',
    'against',
    3,
  ],
  ['no encryption', ['http://tides.org', page({ chain: ['http://tides.org/'] })], 'unencrypted', 'against', 1],
  ['an old domain', ['tides.org', page(), aged('2001-03-04')], 'domain-age', 'for', 2],
  ['a domain of this year', ['tides.org', page(), aged('2026-03-04')], 'domain-age', 'against', 2],
  ['a domain of some years', ['tides.org', page(), aged('2020-03-04')], 'domain-age', 'neutral', 0],
  ['a registry without a date', ['tides.org', page(), aged()], 'domain-age', 'undefined', 0],
  [
    'another domain behind a redirect',
    ['tides.org', page({ chain: ['https://tides.org/', 'https://waves.com/'] })],
    'other-domain',
    'against',
    1,
  ],
  [
    'www and none are one domain',
    ['tides.org', page({ chain: ['https://tides.org/', 'https://www.tides.org/'] })],
    'other-domain',
    'undefined',
    0,
  ],
  [
    'a site that refuses programs',
    ['tides.org', { status: 403, problem: 'wrong-type', chain: [] }],
    'reached',
    'neutral',
    0,
  ],
  ['no such page', ['tides.org', page({ status: 404 })], 'reached', 'against', 2],
])('%s', (_name, args, id, side, weight) => {
  const finding = line(id, ...args);
  expect([finding?.side ?? 'undefined', finding?.weight ?? 0]).toEqual([side, weight]);
});

test.each([
  ['is there', 200, true, ['the website', 'its domain’s registry'], ['The page calls itself "x".']],
  ['is missing', 404, false, ['its domain’s registry'], []],
  ['is gone', 410, false, ['its domain’s registry'], []],
])('a page that %s', (_name, status, exists, verifiedIn, notes) => {
  const { existence, recommendations } = reportOf(found('https://tides.org/a', page({ status }), aged('2020-03-04')));
  expect(existence).toMatchObject({ exists, verifiedIn, notes });
  if (!exists) expect(recommendations.shouldUse).toBe(false);
});

test('a counterfeit site names the journal it counterfeits', () => {
  const report = reportOf(found('http://actabioethica.org/index.php', page(), aged('2013-01-01')));
  expect(report.trustLevel).toBe('low');
  expect(report.authenticity.checks.domain).toBe(false);
  expect(report.alternativeSources[0]).toMatchObject({
    title: 'Acta Bioethica',
    url: expect.stringContaining('uchile.cl') as string,
  });
});

test('a listed site without other evidence: an opinion alone is not enough for a low level', () => {
  const report = reportOf(
    found('http://www.rapidintellect.com/AEQweb/', { problem: 'unreachable', chain: [] }, { outcome: 'failed' }),
  );
  expect(report).toMatchObject({ insufficientEvidence: true, trustLevel: 'medium' });
  expect(report.authenticity.warnings.length).toBeGreaterThan(0);
});

import { readXml } from './parse-xml';

/** Entities that hold entities: nine levels of ten would be a billion words. */
function laughs(levels: number): string {
  const entities = Array.from({ length: levels }, (_, level) =>
    level === 0 ? '<!ENTITY e0 "ha">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
  ).join('');
  return `<?xml version="1.0"?><!DOCTYPE feed [${entities}]><feed><title>&e${levels - 1};</title></feed>`;
}

test.each<[string, string]>([
  ['entities that hold entities, nine deep', laughs(9)],
  [
    'one long entity, many times',
    `<!DOCTYPE f [<!ENTITY a "${'x'.repeat(50_000)}">]><f><t>${'&a;'.repeat(50_000)}</t></f>`,
  ],
  ['a file of this machine', '<!DOCTYPE f [<!ENTITY a SYSTEM "file:///etc/passwd">]><f><t>&a;</t></f>'],
  ['an address of the inside', '<!DOCTYPE f [<!ENTITY a SYSTEM "http://169.254.169.254/">]><f><t>&a;</t></f>'],
])('%s costs nothing and brings nothing', (_name, text) => {
  const started = process.cpuUsage();
  let read = '';
  try {
    read = JSON.stringify(readXml(text));
  } catch (refused) {
    read = String(refused);
  }
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(1_000);
  expect(read.length).toBeLessThan(3_000_000);
  expect(read).not.toMatch(/root:|haha/);
});

test.each<[string, string]>([
  ['elements 20,000 deep', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`],
  ['an element that never ends', `<feed><title>${'x'.repeat(200_000)}`],
  ['attributes without number', `<feed ${Array.from({ length: 20_000 }, (_, index) => `a${index}="x"`).join(' ')}/>`],
  ['a comment that never ends', `<feed><!-- ${'-'.repeat(200_000)}`],
])('%s ends soon', (_name, text) => {
  const started = process.cpuUsage();
  try {
    readXml(text);
  } catch (refused) {
    expect(refused).toBeInstanceOf(Error);
  }
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000);
});

test.each(['__proto__', 'constructor', 'prototype'])('an element called %s changes no prototype', (name) => {
  try {
    readXml(`<feed><${name}><polluted>yes</polluted></${name}></feed>`);
  } catch (refused) {
    expect(refused).toBeInstanceOf(Error);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

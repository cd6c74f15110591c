import fs from 'node:fs';
import { computeExamples, type Example } from './compute';
import { RECORDED } from './recorded';

const recorded = JSON.parse(fs.readFileSync(RECORDED, 'utf8')) as { computedAt: string; examples: Example[] };

/** Statements of the home page that must stay true. */
const gist = ({ name, result }: Example) => ({
  name,
  text: result.originalText,
  status: result.status,
  standing: result.match?.standing,
  notice: result.match?.notice?.doi,
  doi: result.match?.doi,
  parts: result.chimera?.map(({ part, doi }) => `${part} ${doi}`),
  differing: result.evidence.filter(({ agreement }) => agreement !== 'same').map(({ field }) => field),
});

test('the examples that are shown are what the checker computes: else run npm run lab -- examples', async () => {
  const computed = await computeExamples(new Date(recorded.computedAt));
  expect(computed.map(gist)).toEqual(recorded.examples.map(gist));
});

test('one for each thing that can be wrong, and one that is right', () => {
  const shown = recorded.examples.map(gist);
  expect(shown).toMatchObject([
    { name: 'incomplete', status: 'incomplete' },
    { name: 'invalid', status: 'fake', parts: ['identifier 10.1038/nature14539'] },
    { name: 'retracted', status: 'valid', standing: 'retracted', notice: '10.1056/nejmc2021225' },
    { name: 'valid', status: 'valid', standing: 'current' },
  ]);
});

import type { VerificationResult } from '@veracite/contracts/citations';
import { PROOF } from '@veracite/model/verdict';
import { outcomeText } from './consultations';
import { resultText } from './result-text';

const VALID: VerificationResult = {
  status: 'valid',
  confidence: 0.99,
  originalText: 'Spivak, G. C. (1988). Can the subaltern speak?',
  evidence: [],
  sourceLinks: [],
  consulted: [],
  parsed: { csl: { type: 'chapter' }, fields: {} },
  suggestions: [],
};
const WRONG: VerificationResult = { ...VALID, status: 'incomplete', problem: 'differs' };
const corrected = { apa: 'A', mla: 'A', chicago: 'A', ieee: 'A' } as VerificationResult['correctedCitation'];

test.each<[string, VerificationResult, string]>([
  ['all is recorded', { ...VALID, reasonCodes: ['confirmed'] }, 'every field you gave agrees'],
  [
    'another publisher is recorded',
    { ...VALID, reasonCodes: ['confirmed', 'unconfirmed'] },
    'no field you gave contradicts',
  ],
  ['a verdict that may be charged', { ...VALID, status: 'unknown' }, 'neither confirmed nor refuted'],
  ['a correction', { ...WRONG, correctedCitation: corrected }, 'if not, use the corrected citation.'],
  ['no correction', WRONG, 'whether you meant another work.'],
])('what a verdict means: %s', (_name, result, expected) => {
  const { meaning, advice } = resultText(result);
  expect([meaning, ...advice].join(' ')).toContain(expected);
});

test.each([
  ['a venue that a register holds as a whole', 0.998, false],
  ['a venue where absence is just proof', PROOF, false],
  ['a venue where absence is not quite proof', PROOF - 0.001, true],
  ['any other venue', 0.99, true],
  ['an older result', undefined, true],
])('not found in %s: small journals are named, %s, %s', (_name, expected, isNamed) => {
  const [advice] = resultText({ ...VALID, status: 'fake', expected }).advice;
  expect(advice?.includes('Small journals')).toBe(isNamed);
  expect(advice).toMatch(/^Not found is not proof\. .*Search by hand before you decide\.$/);
});

const record = { csl: VALID.parsed.csl, standing: 'current' as const };
test.each<[string, Partial<VerificationResult>, boolean]>([
  ['nothing was found', {}, true],
  ['the DOI is that of another work, and the described one was not found', { chimera: [{ ...record, part: 'identifier' }] }, true],
  ['the title is that of one work, the authors are those of another', { match: record, chimera: [{ ...record, part: 'title' }] }, false],
])('a search by hand is offered where %s', (_name, change, isOffered) => {
  const { advice, isFoundNowhere } = resultText({ ...VALID, status: 'fake', ...change });
  expect([isFoundNowhere, advice.length > 0]).toEqual([isOffered, isOffered]);
}); // prettier-ignore

test.each([
  ['timeout', 'failed: timed out'],
  ['control', 'answered, but did not find a work that it holds, so its silence proves nothing'],
] as const)('how a database failed: %s', (problem, expected) => {
  const asked = { source: 'Crossref', question: 'search', outcome: 'failed', problem, ms: 1 } as const;
  expect(outcomeText(asked)).toBe(expected);
});

import { judge } from '../report/level';
import type { AuthorFacts } from '@veracite/model/registered';
import { authorFindings, type AuthorReply } from './author';

const person = (id: string, facts: Partial<AuthorFacts> = {}): AuthorFacts => ({
  id,
  name: 'Maren Voss',
  alternativeNames: [],
  affiliations: [],
  topics: [],
  ...facts,
});
const reply = (registry: string, ...authors: AuthorFacts[]): AuthorReply => ({
  registry,
  name: registry,
  answered: true,
  authors,
});
const ORCID = '0000-0002-1825-0097';
const found = (question: { name?: string; orcid?: string }, ...replies: AuthorReply[]) =>
  authorFindings({ ...question, today: '2026-11-21', replies });

test('a name of several people counts half, and the others are listed', () => {
  const much = person('A1', { worksCount: 120, hIndex: 40 });
  const author = found({ name: 'Voss, Maren' }, reply('openalex', much));
  const two = found(
    { name: 'Maren Voss' },
    reply('openalex', much, person('A2', { worksCount: 3, affiliations: [{ name: 'Leith' }] })),
  );
  const weight = ({ lines }: ReturnType<typeof found>) => lines.find(({ id }) => id === 'h-index')?.weight;
  expect([weight(author), weight(two)]).toEqual([4, 2]);
  expect(two.homonyms).toEqual([{ name: 'Maren Voss', affiliation: 'Leith', works: 3 }]);
  expect(author.homonyms).toEqual([]);
});

test.each<[string, AuthorFacts[], number]>([
  ['another name', [person('A', { name: 'Maren Voss-Keller' })], 0],
  ['initials alone', [person('A', { name: 'M. Voss' })], 0],
  ['an alternative name', [person('A', { name: 'M. Voss', alternativeNames: ['Maren Voss'] })], 1],
  ['accents', [person('A', { name: 'Máren Voss' })], 1],
])('%s', (_name, people, count) => {
  expect(found({ name: 'Maren Voss' }, reply('openalex', ...people)).verifiedIn).toHaveLength(count);
});

test('an iD identifies one person; people with another iD do not match', () => {
  const findings = found(
    { orcid: ORCID },
    reply('openalex', person('A', { orcid: '0000-0001-5109-3700' }), person('B', { orcid: ORCID })),
  );
  expect(findings.lines[0]?.statement).toContain('Maren Voss');
  expect(findings.homonyms).toEqual([]);
});

test('no person with this name is insufficient evidence', () => {
  expect(judge(found({ name: 'Ignatius Quux' }, reply('openalex')))).toEqual({
    level: 'medium',
    insufficientEvidence: true,
  });
});

import type { BalanceLine, Side } from '@veracite/model/balance';
import { judge } from './level';
import { NOTHING, type Findings } from './findings';
import { reportOf } from './report';
import { intervalOf, scoreOf } from './scores';

const line = (side: Side, weight: number): BalanceLine => ({
  ...{ id: `${side} ${weight}`, aspect: 'credibility', side, weight, statement: 'Good.' },
  ...{ origin: 'a registry', date: '2026-11-21' },
});
const pro = (points: number) => line('for', points);
const con = (points: number) => line('against', points);
const findings = (parts: Partial<Findings>): Findings => ({ ...NOTHING, answeredPoints: 20, ...parts });

test('nothing known is 50 and wide open', () => {
  expect(scoreOf({ for: 0, against: 0, unanswered: 0 })).toBe(50);
  const [low, high] = intervalOf({ for: 0, against: 0, unanswered: 0 });
  expect(high - low).toBeGreaterThan(60);
});

test.each([
  [2, 4],
  [4, 8],
  [8, 16],
])('evidence narrows the interval: %d points for and %d', (few, more) => {
  const width = (points: number) => {
    const [low, high] = intervalOf({ for: points, against: points / 4, unanswered: 0 });
    return high - low;
  };
  expect(width(more)).toBeLessThan(width(few));
});

test('silence widens the interval on both sides and draws the score to the middle', () => {
  const answering = { for: 12, against: 0, unanswered: 0 };
  const silent = { for: 12, against: 0, unanswered: 10 };
  expect(intervalOf(silent)[0]).toBeLessThan(intervalOf(answering)[0]);
  expect(scoreOf(silent)).toBeLessThan(scoreOf(answering));
  expect(intervalOf(silent)[1]).toBeGreaterThanOrEqual(scoreOf(silent));
});

test.each([
  ['all registries for it', { lines: [pro(6), pro(4), pro(2)] }, 'high', false],
  ['well vetted, but gravely accused', { lines: [pro(9), pro(9), con(6)] }, 'medium', false],
  ['on lists and nowhere else', { lines: [con(6), con(2)] }, 'low', false],
  ['in no registry', { lines: [] }, 'medium', true],
  ['one registration', { lines: [pro(2)] }, 'medium', true],
  [
    'on lists, every registry silent',
    { lines: [con(6), con(2)], answeredPoints: 0, unansweredPoints: 20 },
    'medium',
    true,
  ],
  ['praised by one of many registries', { lines: [pro(5)], answeredPoints: 3, unansweredPoints: 20 }, 'medium', true],
] as const)('%s', (_name, parts, level, insufficientEvidence) => {
  expect(judge(findings({ ...parts, lines: [...parts.lines] }))).toEqual({ level, insufficientEvidence });
});

test('when no source could be asked, nothing reads as a finding', () => {
  const report = reportOf(findings({ answeredPoints: 0, unansweredPoints: 20 }));
  expect(report).toMatchObject({ trustLevel: null, overallScore: null, existence: { exists: null } });
  expect(report.insufficientEvidence).toBe(true);
});

test('a source that was asked for and not found does not exist', () => {
  const report = reportOf(findings({ answeredPoints: 20 }));
  expect(report).toMatchObject({ trustLevel: 'medium', overallScore: 50, existence: { exists: false } });
});

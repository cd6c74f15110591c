import type { WatchRhythm } from '@veracite/model/watching';
import type { Work } from '@veracite/model/work';
import { statusChanges, type StatusChange } from './status-changes';
import { findNewChanges, type ReportedChange } from './new-changes';
import { nextCheckAt } from './check-schedule';

const event = (kind: StatusChange['kind'], doi?: string, source = 'crossref'): StatusChange => ({
  kind,
  source,
  ...(doi !== undefined && { doi }),
});
const reported = (kind: ReportedChange['kind'], doi?: string): ReportedChange => ({
  kind,
  ...(doi !== undefined && { doi }),
});

describe('new events', () => {
  test.each<[string, ReportedChange[], StatusChange[], string[]]>([
    ['no events', [], [], []],
    ['a retraction', [], [event('retracted', '10.1/r')], ['retracted 10.1/r']],
    ['the same event again', [reported('retracted', '10.1/r')], [event('retracted', '10.1/r')], []],
    ['the same DOI in capitals', [reported('corrected', '10.1/c')], [event('corrected', '10.1/C')], []],
    [
      'three sources of one retraction: the one with a notice is reported',
      [],
      [
        event('retracted', undefined, 'openalex'),
        event('withdrawn', '10.1/r'),
        event('retracted', undefined, 'library'),
      ],
      ['withdrawn 10.1/r'],
    ],
    ['a flag first, its notice later', [reported('retracted')], [event('retracted', '10.1/r')], []],
    [
      'its notice first, a flag later',
      [reported('retracted', '10.1/r')],
      [event('retracted', undefined, 'openalex')],
      [],
    ],
    ['one retraction with two notices', [reported('retracted', '10.1/r')], [event('retracted', '10.1/other')], []],
    [
      'a retraction that another database calls a withdrawal',
      [reported('retracted', '10.1/r')],
      [event('withdrawn', '10.1/w')],
      [],
    ],
    ['a correction is reported as a correction', [], [event('corrected', '10.1/c')], ['corrected 10.1/c']],
    [
      'a correction of a work that was retracted before stays a correction',
      [reported('retracted', '10.1/r')],
      [event('retracted', '10.1/r'), event('corrected', '10.1/c')],
      ['corrected 10.1/c'],
    ],
    [
      'a retraction after a correction',
      [reported('corrected', '10.1/c')],
      [event('retracted', '10.1/r')],
      ['retracted 10.1/r'],
    ],
    ['a second correction', [reported('corrected', '10.1/c')], [event('corrected', '10.1/d')], ['corrected 10.1/d']],
    [
      'a correction without a DOI is the one that was reported',
      [reported('corrected', '10.1/c')],
      [event('corrected')],
      [],
    ],
    [
      'two notices, and one reported event without a DOI: one of them is that event',
      [reported('corrected')],
      [event('corrected', '10.1/c'), event('corrected', '10.1/d')],
      ['corrected 10.1/d'],
    ],
    ['a concern', [reported('corrected', '10.1/c')], [event('concern', '10.1/e')], ['concern 10.1/e']],
    [
      'a concern that became a retraction',
      [reported('concern', '10.1/e')],
      [event('concern', '10.1/e'), event('retracted', '10.1/r')],
      ['retracted 10.1/r'],
    ],
    ['a preprint is published', [], [event('published', '10.1/v', 'arxiv')], ['published 10.1/v']],
    [
      'two registries report the same version',
      [reported('published', '10.1/v')],
      [event('published', '10.1/v', 'datacite')],
      [],
    ],
    [
      'most serious first',
      [],
      [
        event('published', '10.1/v'),
        event('corrected', '10.1/c'),
        event('retracted', '10.1/r'),
        event('concern', '10.1/e'),
      ],
      ['retracted 10.1/r', 'concern 10.1/e', 'corrected 10.1/c', 'published 10.1/v'],
    ],
  ])('%s', (_name, before, now, expected) => {
    const { changes, reported: after } = findNewChanges(before, now);
    expect(changes.map(({ kind, doi }) => `${kind} ${doi ?? ''}`.trim())).toEqual(expected);
    // The same answers in another order bring nothing new.
    expect(findNewChanges(after, [...now].reverse()).changes).toEqual([]);
    // Events stay reported while no database has them.
    expect(findNewChanges(findNewChanges(after, []).reported, now).changes).toEqual([]);
  });
});

describe('events of the records of a work', () => {
  const work = (more: Partial<Work>): Work => ({
    key: 'x',
    csl: { type: 'article-journal' },
    identifiers: { doi: '10.1/x' },
    standing: 'current',
    ...more,
  });
  test.each<[string, Partial<Work>, string[]]>([
    ['nothing', {}, []],
    ['a flag alone', { standing: 'retracted' }, ['retracted']],
    [
      'a notice',
      { standing: 'retracted', notices: [{ standing: 'retracted', doi: '10.1/r', source: 'crossref' }] },
      ['retracted 10.1/r'],
    ],
    [
      'a correction and a retraction flag are reported separately',
      { standing: 'retracted', notices: [{ standing: 'corrected', doi: '10.1/c', source: 'crossref' }] },
      ['corrected 10.1/c', 'retracted'],
    ],
    ['a published version', { versionOf: '10.1/v' }, ['published 10.1/v']],
    ['the version that is cited already', { versionOf: '10.1/x' }, []],
  ])('%s', (_name, more, expected) => {
    const events = statusChanges({ doi: '10.1/x' }, [{ connector: 'openalex', work: work(more) }], []);
    expect(events.map(({ kind, doi }) => `${kind} ${doi ?? ''}`.trim())).toEqual(expected);
  });
});

/** Events of the works of a list in a year, with the day on which each database starts to report them. */
const YEAR: { work: string; event: StatusChange; days: Partial<Record<string, number>> }[] = [
  { work: 'a', event: event('corrected', '10.1/a-c'), days: { crossref: 12, pubmed: 40 } },
  { work: 'a', event: event('corrected', '10.1/a-d'), days: { crossref: 200 } },
  { work: 'b', event: event('retracted', '10.1/b-r'), days: { library: 90, crossref: 95, openalex: 120 } },
  { work: 'b', event: event('concern', '10.1/b-e'), days: { crossref: 30 } },
  { work: 'c', event: event('published', '10.1/c-v'), days: { arxiv: 61, datacite: 75 } },
  { work: 'c', event: event('corrected', '10.1/c-c'), days: { crossref: 300 } },
  { work: 'd', event: event('withdrawn', '10.1/d-w'), days: { crossref: 5, openalex: 9 } },
  { work: 'd', event: event('corrected', '10.1/d-c'), days: { crossref: 6 } },
];
/** Databases that set a flag without a notice. */
const FLAGS = ['openalex'];
/** Days on which a database is unavailable. */
const AWAY: Partial<Record<string, [number, number]>> = { crossref: [92, 130], openalex: [200, 260] };

test.each<WatchRhythm>(['day', 'week', 'month'])(
  'a year of notices, checked every %s: each is reported once with its kind',
  (rhythm) => {
    const state = new Map<string, ReportedChange[]>();
    const all: string[] = [];
    const start = new Date('2026-01-01T00:00:00Z');
    for (let now = start; ;) {
      const day = (now.getTime() - start.getTime()) / 86_400_000;
      // Longer than a year, so that the last events are checked too.
      if (day > 400) break;
      for (const work of ['a', 'b', 'c', 'd', 'e']) {
        const events = YEAR.filter((item) => item.work === work).flatMap(({ event: { kind, doi }, days }) =>
          Object.entries(days).flatMap(([source, from = Infinity]) => {
            const [gone = Infinity, back = 0] = AWAY[source] ?? [];
            if (day < from || (day >= gone && day < back)) return [];
            return [event(kind, FLAGS.includes(source) ? undefined : doi, source)];
          }),
        );
        const { changes, reported: after } = findNewChanges(state.get(work) ?? [], events);
        state.set(work, after);
        all.push(...changes.map(({ kind, doi }) => `${work} ${kind} ${doi ?? ''}`));
      }
      now = nextCheckAt(now, rhythm);
    }
    expect(all.sort()).toEqual(YEAR.map(({ work, event: { kind, doi } }) => `${work} ${kind} ${doi ?? ''}`).sort());
  },
);

test('a list for which every query failed is tried again within the hour, whatever its interval', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  expect([nextCheckAt(now, 'month', false), nextCheckAt(now, 'week')]).toEqual([
    new Date('2026-01-01T01:00:00Z'),
    new Date('2026-01-08T00:00:00Z'),
  ]);
});

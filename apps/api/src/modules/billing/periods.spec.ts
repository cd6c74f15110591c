import fc from 'fast-check';
import { addMonths, periodAt } from './periods';

const dateOf = (text: string) => new Date(text);

test.each([
  ['a calendar month', '2026-11-21T05:00:00Z', undefined, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
  ['the last moment of a year', '2026-12-31T23:59:59.999Z', undefined, '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['the first moment of a month', '2026-12-01T00:00:00Z', undefined, '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['from the start', '2026-11-21T05:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', '2026-12-20T12:00:00Z'],
  [
    'before the day of the month',
    '2026-12-20T11:59:59Z',
    '2026-11-20T12:00:00Z',
    '2026-11-20T12:00:00Z',
    '2026-12-20T12:00:00Z',
  ],
  ['at the exact time', '2026-12-20T12:00:00Z', '2026-11-20T12:00:00Z', '2026-12-20T12:00:00Z', '2027-01-20T12:00:00Z'],
  [
    'the 31st in a short month',
    '2027-02-28T10:00:00Z',
    '2026-12-31T09:00:00Z',
    '2027-02-28T09:00:00Z',
    '2027-03-31T09:00:00Z',
  ],
  [
    '29 February in a common year',
    '2029-03-01T00:00:00Z',
    '2028-02-29T00:00:00Z',
    '2029-02-28T00:00:00Z',
    '2029-03-29T00:00:00Z',
  ],
  [
    'a yearly plan still steps by months',
    '2027-06-15T00:00:00Z',
    '2026-11-10T00:00:00Z',
    '2027-06-10T00:00:00Z',
    '2027-07-10T00:00:00Z',
  ],
  [
    'an anchor in the future',
    '2026-11-21T05:00:00Z',
    '2026-12-01T00:00:00Z',
    '2026-11-01T00:00:00Z',
    '2026-12-01T00:00:00Z',
  ],
])('%s', (_name, now, anchor, start, end) => {
  expect(periodAt(dateOf(now), anchor ? dateOf(anchor) : undefined)).toEqual({
    start: dateOf(start),
    end: dateOf(end),
  });
});

const dates = fc.date({
  min: dateOf('2020-01-01T00:00:00Z'),
  max: dateOf('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('every instant lies in exactly one period, and periods follow one another', () => {
  fc.assert(
    fc.property(dates, fc.nat(200), (anchor, months) => {
      const now = new Date(addMonths(anchor, months).getTime() + 1);
      const { start, end } = periodAt(now, anchor);
      expect(start <= now && now < end).toBe(true);
      expect(periodAt(end, anchor).start).toEqual(end);
      expect(periodAt(start, anchor)).toEqual({ start, end });
    }),
  );
});

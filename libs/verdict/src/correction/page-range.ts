const DASH = '\\-\u2010-\u2015';
/** Two numbers with a dash that are not part of a compound number ("31-1–31-45"). */
const RANGE = new RegExp(`(?<![\\p{L}\\d${DASH}])(\\d{2,6})(\\s?[${DASH}]\\s?)(\\d{1,5})(?![\\p{L}\\d${DASH}])`, 'gu');

/** Expands the last page of a range to all its digits: "319–43" becomes "319–343". */
export function inFull<T extends string | undefined>(range: T): T;
export function inFull(range: string | undefined): string | undefined {
  return range?.replace(RANGE, (whole, first: string, dash: string, last: string) =>
    last.length < first.length ? first + dash + first.slice(0, first.length - last.length) + last : whole,
  );
}

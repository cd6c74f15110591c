/** A month of credits; `end` is not included. */
interface Period {
  start: Date;
  end: Date;
}

/** Returns the calendar month in UTC, or the month from `anchor`: its 29th to 31st is the last day of short months. */
export function periodAt(now: Date, anchor?: Date): Period {
  if (!anchor || now < anchor) return { start: monthStart(now, 0), end: monthStart(now, 1) };
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const step = addMonths(anchor, months) <= now ? months : months - 1;
  return { start: addMonths(anchor, step), end: addMonths(anchor, step + 1) };
}

function monthStart(now: Date, offset: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
}

/** Returns the same day and time some months later, at most the last day of that month. */
export function addMonths(from: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved;
}

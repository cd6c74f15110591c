/** Half-open span of time that one grant of credits is for. */
export interface Period {
  start: Date;
  end: Date;
}

/**
 * The period an instant lies in: the calendar month in UTC without an anchor, else the month counted from the anchor.
 * Months from the 29th to the 31st are clamped to the length of shorter ones, and go back to that day afterwards.
 */
export function periodAt(now: Date, anchor?: Date): Period {
  if (!anchor || now < anchor) return { start: monthStart(now, 0), end: monthStart(now, 1) };
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const step = addMonths(anchor, months) <= now ? months : months - 1;
  return { start: addMonths(anchor, step), end: addMonths(anchor, step + 1) };
}

function monthStart(now: Date, offset: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
}

/** The same day and time some months later, at the latest the last day of that month. */
export function addMonths(from: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved;
}

import { LIMITS } from '@veracite/contracts/limits';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { HistoryFilter } from '../../api/keys';
import { everything, SETTLE_MS, STATUSES, TOOLS } from './filter';

/** The part of the history that is shown. */
export interface Shown {
  page: number;
  limit: number;
  filter: HistoryFilter;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const FIRST_SIZE: number = LIMITS.historyPageSizes[0];

/** Reads it from the query of the URL; invalid values are ignored. */
export function shownIn(address: URLSearchParams): Shown {
  const page = Number(address.get('page'));
  const limit = Number(address.get('limit'));
  const oneOf = (name: 'status' | 'tool', known: readonly string[]) =>
    known.find((value) => value === address.get(name)) ?? everything[name];
  const day = (name: string): string => (DAY.test(address.get(name) ?? '') ? (address.get(name) ?? '') : '');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: LIMITS.historyPageSizes.some((size) => size === limit) ? limit : FIRST_SIZE,
    filter: {
      status: oneOf('status', STATUSES),
      tool: oneOf('tool', TOOLS),
      search: (address.get('q') ?? '').slice(0, LIMITS.historySearchMax),
      fromDay: day('from'),
      toDay: day('to'),
    },
  };
}

/** Returns the query of the URL that shows it; defaults are left out. */
export function addressOf({ page, limit, filter }: Shown): string {
  const parts = {
    page: page > 1 ? String(page) : '',
    limit: limit === FIRST_SIZE ? '' : String(limit),
    status: filter.status === everything.status ? '' : filter.status,
    tool: filter.tool === everything.tool ? '' : filter.tool,
    q: filter.search,
    from: filter.fromDay,
    to: filter.toDay,
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString();
}

/** State of history entries made by this page, whose content is already shown. */
const OWN = 'shown';

/**
 * The shown part of the history, synchronized with the URL, so that Back, a reload and a saved link show it again.
 * Changing the page adds a history entry. Changing a filter starts at the first page, and the URL follows after a pause,
 * because browsers limit URL changes per second.
 */
export function useShown(): Shown & {
  onPage: (page: number) => void;
  onChange: (change: Partial<Omit<Shown, 'page'>>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const isPop = useNavigationType() === 'POP';
  const isOwn = useLocation().state === OWN && !isPop;
  const [shown, setShown] = useState(() => shownIn(address));
  const [followed, setFollowed] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    if (!isOwn) setShown(shownIn(address));
  }
  useEffect(() => {
    const wanted = addressOf(shown);
    if (wanted === addressOf(shownIn(address))) return undefined;
    const timer = setTimeout(() => setAddress(wanted, { replace: true, state: OWN }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [shown, address, setAddress]);
  const onPage = (page: number) => {
    setShown({ ...shown, page });
    setAddress(addressOf({ ...shown, page }), { state: OWN });
  };
  return { ...shown, onPage, onChange: (change) => setShown({ ...shown, ...change, page: 1 }) };
}

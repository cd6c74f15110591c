import { CHECK_TOOLS } from '@veracite/contracts/check-tools';
import { useEffect, useState } from 'react';
import { api, type HistoryFilter } from '../../api/keys';

/** Statuses that the history can be filtered by. */
export const STATUSES = ['all', 'valid', 'incomplete', 'invalid', 'unknown'] as const;

/** Tools that the history can be filtered by. */
export const TOOLS = ['all', ...CHECK_TOOLS] as const;

/** The filter that matches all records. */
export const everything: HistoryFilter = { status: 'all', tool: 'all', search: '', fromDay: '', toDay: '' };

/** Returns whether a filter matches all records. */
export function isEverything(filter: HistoryFilter): boolean {
  return api.allCitations(filter) === api.allCitations(everything);
}

/** Pause in typing before a search is sent, in milliseconds. */
export const SETTLE_MS = 300;

/** Returns a text once it has stopped changing; an empty text at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

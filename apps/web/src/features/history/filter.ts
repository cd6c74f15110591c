import { useEffect, useState } from 'react';
import { api, type HistoryFilter } from '../../api/keys';

/** What a status of the history may be asked for. */
export const STATUSES = ['all', 'valid', 'incomplete', 'invalid', 'unknown'] as const;

/** A filter that leaves nothing out. */
export const everything: HistoryFilter = { status: 'all', search: '', fromDay: '', toDay: '' };

/** Whether a filter leaves nothing out. */
export function isEverything(filter: HistoryFilter): boolean {
  return api.allCitations(filter) === api.allCitations(everything);
}

/** How long nothing must be typed before a search is asked, in milliseconds. */
export const SETTLE_MS = 300;

/** A text once it has stopped changing; an emptied text at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

import type { Collection, CollectionProgress, PaperPage } from '@veracite/contracts/collections';
import { useEffect } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { deskApi, type QueueFilter } from '../../api/desk';

/** How often a collection is loaded while papers are open, in milliseconds. */
export const POLL_MS = 3_000;

/** Returns whether papers are read or checked. */
export const isOpen = ({ papers }: CollectionProgress): boolean =>
  papers.waiting + papers.reading + papers.checking > 0;

/** @param isUploading papers are added: the collection is loaded again while it is true */
export function useCollection(id: string, isUploading = false) {
  return useSWR<Collection | null, unknown>(deskApi.collection(id), {
    revalidateOnMount: true,
    refreshInterval: (collection) => (isUploading || (collection && isOpen(collection.progress)) ? POLL_MS : 0),
  });
}

/** Returns the filter of the page's query. */
export const filterOf = (query: URLSearchParams): QueueFilter => ({
  state: query.get('state') ?? '',
  q: query.get('q') ?? '',
});

/**
 * Loads the papers of a queue page by page.
 * @param live true: they are loaded again when the page opens and while papers are open; false: in the order in which the
 * queue was last shown
 */
export function useQueue(id: string, filter: QueueFilter, live: { isOpen: boolean } | false) {
  const { data, error, setSize, mutate } = useSWRInfinite<PaperPage | null, unknown>(
    (at: number, before: PaperPage | null) =>
      at > 0 && !before?.next ? null : deskApi.queue(id, filter, before?.next),
    {
      keepPreviousData: true,
      revalidateAll: live !== false,
      revalidateFirstPage: live !== false,
      revalidateOnMount: live === false ? undefined : true,
      refreshInterval: live && live.isOpen ? POLL_MS : 0,
    },
  );
  const isOver = live && !live.isOpen;
  // The last poll may have been before the last paper was ready.
  useEffect(() => {
    if (isOver) void mutate();
  }, [isOver, mutate]);
  const last = data?.at(-1);
  return {
    papers: data?.flatMap((page) => page?.papers ?? []),
    total: data?.[0]?.total ?? 0,
    error,
    more: last?.next ? () => void setSize((size) => size + 1) : undefined,
    reload: () => void mutate(),
  };
}

import type { Collection, CollectionProgress, PaperPage } from '@veracite/contracts/collections';
import { useEffect } from 'react';
import useSWR from 'swr';
import { deskApi, type QueueFilter } from '../../api/desk';
import { get } from '../../api/fetcher';

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
  const load = async (count: number) => {
    const pages = [await get<PaperPage>(deskApi.queue(id, filter))];
    for (let next = pages[0]?.next; next && pages.length < count; next = pages.at(-1)?.next)
      pages.push(await get<PaperPage>(deskApi.queue(id, filter, next)));
    return pages;
  };
  const { data, error, mutate } = useSWR<PaperPage[], unknown>(
    ['queue', deskApi.queue(id, filter)],
    (): Promise<PaperPage[]> => load(data?.length ?? 1),
    {
      keepPreviousData: true,
      ...(live && { revalidateOnMount: true, refreshInterval: live.isOpen ? POLL_MS : 0 }),
    },
  );
  const isOver = live && !live.isOpen;
  // The last poll may have been before the last paper was ready.
  useEffect(() => {
    if (isOver) void mutate();
  }, [isOver, mutate]);
  return {
    papers: data?.flatMap(({ papers }) => papers),
    error,
    more: data?.at(-1)?.next ? () => void mutate(load(data.length + 1), { revalidate: false }) : undefined,
    reload: () => void mutate(),
  };
}

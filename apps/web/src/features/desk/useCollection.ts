import type { Collection, CollectionProgress, PaperPage } from '@veracite/contracts/collections';
import { useEffect } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { deskApi } from '../../api/desk';

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

/**
 * Loads the papers of a queue page by page.
 * @param progress the papers are loaded again when it changes; absent: in the order in which they were last shown
 */
export function useQueue(id: string, filter: URLSearchParams, progress?: CollectionProgress) {
  const { data, error, size, setSize, mutate } = useSWRInfinite<PaperPage | null, unknown>(
    (index, before: PaperPage | null) => (index > 0 && !before?.next ? null : deskApi.queue(id, filter, before?.next)),
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  useEffect(() => {
    if (progress && data) void mutate();
    // Only when the progress changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [progress]);
  return {
    papers: data?.flatMap((page) => page?.papers ?? []),
    error,
    more: data?.at(-1)?.next ? () => void setSize(size + 1) : undefined,
  };
}

import type { AddedPaper } from '@veracite/contracts/collections';
import { DOCUMENT_LIMITS } from '@veracite/contracts/documents';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { signOutCount } from '../../api/drafts';
import { ApiError, messageOf } from '../../api/errors';
import { request, upload } from '../../api/fetcher';
import { deskStrings as s } from './strings';

/** Attempts at a file while the server is busy or unreachable, and the delay between them in milliseconds. */
const ATTEMPTS = 6;
const RETRY_MS = 5_000;
const BUSY = [429, 502, 503, 504];

const READ = /\.(?:pdf|docx|odt|zip|tar|tar\.gz|tgz|tex|ltx|md|markdown|qmd|rmd|x?html?|xml|txt)$/i;
const ARCHIVE = /\.(?:zip|tar|gz|tgz)$/i;

export interface UploadedFile {
  name: string;
  state: 'waiting' | 'added' | 'duplicate' | 'failed';
  /** Why it was not added. */
  fault?: string;
  /** Absent when sending it again would not help. */
  file?: File;
}

/** The last upload of each queue. The queues send their files in parallel. */
const queues = Array.from({ length: 3 }, () => Promise.resolve());

/** The files that are added to a collection in this tab. They are sent while other pages are open, too. */
export function useUploads(collectionId: string) {
  const { data: files = [], mutate } = useSWR<UploadedFile[]>(['uploads', signOutCount(), collectionId], null);
  const change = (next: (files: UploadedFile[]) => UploadedFile[]) =>
    void mutate((now = []) => next(now), { revalidate: false });
  const send = (some: UploadedFile[]) => {
    for (const [index, { file }] of some.entries()) {
      if (!file) continue;
      queues[index % queues.length] = queues[index % queues.length]!.then(async () => {
        const sent = await sendFile(collectionId, file);
        change((now) => now.flatMap((item) => (item.file === file ? sent : item)));
      });
    }
  };
  return {
    files,
    isActive: files.some(({ state }) => state === 'waiting'),
    add: (chosen: File[]) => {
      const added = chosen.filter(({ name }) => !name.startsWith('.') && name !== 'Thumbs.db').map(uploadOf);
      change((now) => [...now, ...added]);
      send(added);
    },
    retry: () => {
      const again = files.filter(({ state, file }) => state === 'failed' && file);
      change((now) => now.map((item) => (again.includes(item) ? { ...item, state: 'waiting' } : item)));
      send(again);
    },
    clear: () => change((now) => now.filter(({ state }) => state === 'waiting')),
  };
}

function uploadOf(file: File): UploadedFile {
  const { name, size } = file;
  const isLarge = size > DOCUMENT_LIMITS.bytes && !ARCHIVE.test(name);
  const fault = !READ.test(name) ? s.otherKind : isLarge ? s.tooLarge : undefined;
  return fault ? { name, state: 'failed', fault } : { name, state: 'waiting', file };
}

/** Sends a file unless the collection has it. @returns the papers of the file */
async function sendFile(collectionId: string, file: File): Promise<UploadedFile[]> {
  const { name } = file;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const digests = await digestsOf(file);
      const known =
        digests.length > 0 &&
        (await request<string[]>('POST', deskApi.collection(collectionId, 'papers', 'known'), { digests }));
      if (known && known.length > 0) return [{ name, state: 'duplicate' }];
      const papers = await upload<AddedPaper[]>(deskApi.collection(collectionId, 'papers'), { file });
      return papers.map(({ fault, isDuplicate, ...paper }) => ({
        name: paper.name,
        state: fault !== undefined ? 'failed' : isDuplicate ? 'duplicate' : 'added',
        fault,
      }));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      if (attempt === ATTEMPTS || (status !== undefined && !BUSY.includes(status)))
        return [{ name, state: 'failed', file, fault: status ? (messageOf(error) ?? s.notAdded) : s.unreachable }];
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Returns the digest of a file; none where the connection is not encrypted, because browsers compute none there. */
async function digestsOf(file: File): Promise<string[]> {
  const digest = await crypto.subtle?.digest('SHA-256', await file.arrayBuffer());
  return digest ? [Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')] : [];
}

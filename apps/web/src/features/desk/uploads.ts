import type { AddedPaper } from '@veracite/contracts/collections';
import { DOCUMENT_LIMITS } from '@veracite/contracts/documents';
import { useMemo, useSyncExternalStore } from 'react';
import { deskApi } from '../../api/desk';
import { signOutCount } from '../../api/drafts';
import { ApiError, messageOf, statusOf } from '../../api/errors';
import { request, upload } from '../../api/fetcher';
import { deskStrings as s } from './strings';

/** Files that are sent at the same time. */
const MAX_CONCURRENT = 3;
/** Files that are looked up with one request. */
const LOOKUP_SIZE = 20;
/** Attempts at a file while the server is busy or unreachable, and the delay between them in milliseconds. */
const ATTEMPTS = 6;
const RETRY_MS = 5_000;
const BUSY = [429, 502, 503, 504];

const READ = /\.(?:pdf|docx|odt|zip|tar|tar\.gz|tgz|tex|ltx|md|markdown|qmd|rmd|x?html?|xml|txt)$/i;

export interface UploadedFile {
  name: string;
  state: 'waiting' | 'sending' | 'added' | 'duplicate' | 'failed';
  /** Why it was not added. */
  fault?: string;
  /** Absent when sending it again would not help. */
  file?: File;
}

/** The files that are added to a collection. They are sent while other pages of the desk are open, too. */
class Uploads {
  private files: UploadedFile[] = [];
  private sending = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly collectionId: string) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): UploadedFile[] => this.files;

  async add(files: File[]): Promise<void> {
    for (let from = 0; from < files.length; from += LOOKUP_SIZE) {
      const some = files.slice(from, from + LOOKUP_SIZE).map((file): UploadedFile => {
        const fault = refusalOf(file);
        return fault ? { name: file.name, state: 'failed', fault } : { name: file.name, state: 'sending', file };
      });
      this.change([...this.files, ...some]);
      const known = await this.known(some);
      this.update(some, ({ file }) => file && { state: known.has(file) ? 'duplicate' : 'waiting' });
      this.send();
    }
  }

  /** Sends the failed files again. */
  retry(): void {
    this.update(this.files, ({ state, file }) =>
      state === 'failed' && file ? { state: 'waiting', fault: undefined } : undefined,
    );
    this.send();
  }

  /** Forgets the files that are not sent any more. */
  clear(): void {
    this.change(this.files.filter(({ state }) => state === 'waiting' || state === 'sending'));
  }

  /** Returns the files that the collection has, by their digests. The server recognizes the others. */
  private async known(files: UploadedFile[]): Promise<Set<File>> {
    const known = new Set<File>();
    // Browsers compute digests only on encrypted connections.
    if (!crypto.subtle) return known;
    try {
      const digests = new Map<string, File>();
      for (const { file } of files) if (file) digests.set(await digestOf(file), file);
      const found = await request<string[]>('POST', deskApi.known(this.collectionId), { digests: [...digests.keys()] });
      for (const digest of found) known.add(digests.get(digest)!);
    } catch (error) {
      console.warn('The collection could not be asked for the files it has', error);
    }
    return known;
  }

  private send(): void {
    for (const one of this.files) {
      if (this.sending >= MAX_CONCURRENT) return;
      if (one.state !== 'waiting' || !one.file) continue;
      this.sending += 1;
      one.state = 'sending';
      void this.sendOne(one, one.file).finally(() => {
        this.sending -= 1;
        this.send();
      });
    }
  }

  private async sendOne(one: UploadedFile, file: File): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const added = await upload<AddedPaper[]>(deskApi.papers(this.collectionId), file);
        const refused = added.filter(({ fault }) => fault !== undefined);
        const isAdded = added.some(({ fault, isDuplicate }) => fault === undefined && !isDuplicate);
        const state = isAdded ? 'added' : refused.length > 0 ? 'failed' : 'duplicate';
        this.update([one], () => ({ state, fault: refused[0]?.fault, file: undefined }));
        if (added.length > 1)
          this.change([
            ...this.files,
            ...refused.map(({ name, fault }) => ({ name, state: 'failed', fault }) as const),
          ]);
        return;
      } catch (error) {
        const isBusy = !(error instanceof ApiError) || BUSY.includes(error.status);
        if (!isBusy || attempt === ATTEMPTS)
          return this.update([one], () => ({ state: 'failed', fault: faultOf(error) }));
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  private update(some: UploadedFile[], changesOf: (one: UploadedFile) => Partial<UploadedFile> | undefined): void {
    for (const one of some) Object.assign(one, changesOf(one));
    this.change([...this.files]);
  }

  private change(files: UploadedFile[]): void {
    this.files = files;
    for (const listener of this.listeners) listener();
  }
}

function refusalOf({ name, size }: File): string | undefined {
  if (!READ.test(name)) return s.otherKind;
  return size > DOCUMENT_LIMITS.bytes && !/\.(?:zip|tar|gz|tgz)$/i.test(name) ? s.tooLarge : undefined;
}

function faultOf(error: unknown): string {
  return statusOf(error) === undefined ? s.unreachable : (messageOf(error) ?? s.notAdded);
}

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const stores = new Map<string, Uploads>();

/** The uploads to a collection in this tab, until the user signs out. */
export function useUploads(collectionId: string) {
  const key = `${signOutCount()} ${collectionId}`;
  const uploads = useMemo(() => {
    const known = stores.get(key) ?? new Uploads(collectionId);
    stores.set(key, known);
    return known;
  }, [key, collectionId]);
  const files = useSyncExternalStore(uploads.subscribe, uploads.current);
  const isActive = files.some(({ state }) => state === 'waiting' || state === 'sending');
  return { uploads, files, isActive };
}

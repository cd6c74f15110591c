import type { Check, CheckEntry } from '@veracite/contracts/checks';
import type { Collection, CollectionProgress, PaperPage, PaperSummary } from '@veracite/contracts/collections';
import { zipSync } from 'fflate';
import type { Books } from '../../../api-e2e/src/ledger/books';
import { newAccount, type Client } from '../../../api-e2e/src/support/client';
import { insisting } from '../../../api-e2e/src/support/interrupted-batches';

/** A collection of papers that were uploaded as one archive. */
export class FilledCollection {
  private constructor(
    readonly client: Client,
    readonly account: string,
    private readonly id: string,
  ) {}

  /** Uploads papers as a new user with `credits`. @param files the bytes of each paper by name */
  static async create(origin: string, books: Books, credits: number, files: Record<string, Uint8Array>) {
    const client = await newAccount(origin);
    await client.get('/api/payments/billing');
    const { id: account } = (await client.get('/api/auth/me')).body as { id: string };
    await books.grant(account, credits);
    const { id } = (await client.post('/api/collections', { name: 'Submissions' })).body as Collection;
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(zipSync(files))]), 'papers.zip');
    const { status } = await client.send(`/api/collections/${id}/papers`, { method: 'POST', body });
    if (status >= 300) throw new Error(`the upload was answered with ${status}`);
    return new FilledCollection(client, account, id);
  }

  /** @returns undefined when the server does not answer */
  async progress(): Promise<CollectionProgress | undefined> {
    const { status, body } = await this.client.get(`/api/collections/${this.id}`);
    return status === 200 ? (body as Collection).progress : undefined;
  }

  /** Returns all papers with the entries of their checks. */
  async papers(): Promise<{ paper: PaperSummary; entries: CheckEntry[] }[]> {
    const papers: PaperSummary[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: PaperPage = await this.insistOn(`/api/collections/${this.id}/papers${cursor && `?cursor=${cursor}`}`);
      papers.push(...page.papers);
      cursor = page.next;
    }
    const read: { paper: PaperSummary; entries: CheckEntry[] }[] = [];
    for (const paper of papers)
      read.push({ paper, entries: (await this.insistOn<Check>(`/api/checks/${paper.checkId}`)).entries });
    return read;
  }

  private insistOn<T>(path: string): Promise<T> {
    return insisting(async () => {
      const { status, body } = await this.client.get(path);
      return status === 200 ? (body as T) : undefined;
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { guardedGet, type PageProblem } from '@veracite/reputation/web/guarded-get';
import { type Config, CONFIG } from '../../platform/config/schema';
import { Threads } from '../../platform/threads/threads';
import { watchedReferences, type WatchedList } from './watched-list';

/** Media types that servers of repositories use for lists of references. A web page about the file is not one. */
const ACCEPT =
  'text/x-bibtex, application/x-bibtex, application/vnd.citationstyles.csl+json, text/plain;q=0.9, */*;q=0.1';
const TYPES =
  /^(?:text\/(?:plain|x-bibtex|x-tex|csv)|application\/(?:x-bibtex|x-research-info-systems|octet-stream|json|vnd\.citationstyles\.csl\+json))\b/i;

const FAULTS: Record<PageProblem, string> = {
  'address-not-allowed': 'This address is not allowed: it must be public, on its usual port and without a password.',
  'too-many-redirects': 'The address leads in circles.',
  timeout: 'The server did not answer in time.',
  'too-large': 'The file is larger than a megabyte.',
  'wrong-type': 'There is a web page at this address and not the file itself; use the address of its raw text.',
  unreachable: 'The server could not be reached.',
  'unknown-host': 'There is no such host.',
  certificate: 'The certificate of the server is not valid.',
};

/** Reads lists from URLs that users entered, with the same restrictions as for web pages. */
@Injectable()
export class ListFile {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'UPSTREAM_ORIGIN'>,
    private readonly threads: Threads,
  ) {}

  /** @returns the list in the file, or a sentence that explains why it could not be read */
  async read(address: string, userId: string): Promise<{ list?: WatchedList; fault?: string }> {
    const guard = { upstream: this.config.UPSTREAM_ORIGIN };
    const { problem, status, body } = await guardedGet(address, ACCEPT, TYPES, guard);
    if (status !== undefined && status !== 200) return { fault: `The server answered with status ${status}.` };
    if (problem) return { fault: FAULTS[problem] };
    try {
      const { references } = await this.threads.run('parseText', [body ?? ''], userId);
      if (references.length === 0) return { fault: 'No reference was found in the file; the list was not changed.' };
      return { list: watchedReferences(references) };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : 'The file could not be read.' };
    }
  }
}

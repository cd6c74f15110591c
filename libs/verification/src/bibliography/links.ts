import type { CheckedLink } from '@veracite/model/xray';
import type { PageReply } from '@veracite/reputation/web/guarded-get';
import { inLanes } from '../in-lanes';
import type { CheckedEntry } from './checked';
import { linksIn } from './xray';

/** Limits of one analysis: number of links, concurrent requests, and total time in milliseconds. */
const MAX_LINKS = 60;
const MAX_CONCURRENT = 6;
const TIMEOUT_MS = 20_000;

/** Requests each URL once; one that was not requested is "not checked", never "dead". */
export async function checkLinks(
  entries: Pick<CheckedEntry, 'result'>[],
  read: (url: string) => Promise<PageReply>,
  signal?: AbortSignal,
): Promise<CheckedLink[]> {
  const links = linksIn(entries);
  const urls = [...new Set(links.map(({ url }) => url))].slice(0, MAX_LINKS);
  const replies = new Map<string, PageReply>();
  const deadline = Date.now() + TIMEOUT_MS;
  await inLanes(urls, MAX_CONCURRENT, async (url) => {
    if (Date.now() <= deadline && !signal?.aborted) replies.set(url, await read(url));
  });
  return links.map(({ entry, url }) => ({ entry, url, ...stateOf(replies.get(url)) }));
}

const GONE = [404, 410];
/** Status codes with which sites reject programs. LinkedIn uses 999. */
const REJECTED = [401, 402, 403, 405, 406, 429, 451, 999];

function stateOf(reply: PageReply | undefined): Omit<CheckedLink, 'entry' | 'url'> {
  if (!reply) return { state: 'not checked', detail: 'The time limit was reached.' };
  const { status, problem } = reply;
  if (problem === 'unknown-host') return { state: 'dead', detail: 'The site does not exist.' };
  if (problem === 'address-not-allowed') return { state: 'not checked', detail: 'The address is not public.' };
  if (status === undefined) return { state: 'not checked', detail: 'The site did not answer.' };
  if (GONE.includes(status)) return { state: 'dead', status, detail: 'The site has no such page.' };
  if (REJECTED.includes(status)) return { state: 'blocked', status, detail: 'The site rejects automated requests.' };
  if (status >= 400) return { state: 'not checked', status, detail: 'The site answered with an error.' };
  return { state: 'alive', status };
}

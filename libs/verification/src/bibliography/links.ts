import type { CheckedLink } from '@veracite/model/xray';
import type { PageReply } from '@veracite/reputation/web/guarded';
import type { CheckedEntry } from './checked';
import { linksIn } from './xray';

/** Addresses looked at for one analysis, how many at once, and milliseconds for all of them. */
const LINKS_MOST = 60;
const MAX_CONCURRENT = 6;
const PATIENCE_MS = 20_000;

/**
 * Looks at the web addresses that entries give, each once. What was not looked at says so: "could not ask" is never
 * "dead".
 * @param read asks an address, as the guarded page reader does
 */
export async function checkLinks(
  entries: Pick<CheckedEntry, 'result'>[],
  read: (url: string) => Promise<PageReply>,
  signal?: AbortSignal,
): Promise<CheckedLink[]> {
  const links = linksIn(entries);
  const urls = [...new Set(links.map(({ url }) => url))].slice(0, LINKS_MOST);
  const met = new Map<string, PageReply>();
  const until = Date.now() + PATIENCE_MS;
  const lane = async () => {
    for (let url = urls.shift(); url !== undefined; url = urls.shift()) {
      if (Date.now() > until || signal?.aborted) return;
      met.set(url, await read(url));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, lane));
  return links.map(({ entry, url }) => ({ entry, url, ...stateOf(met.get(url)) }));
}

const GONE = [404, 410];
/** Answers by which sites turn programs away; 999 is LinkedIn's own. */
const TURNED_AWAY = [401, 402, 403, 405, 406, 429, 451, 999];

function stateOf(met: PageReply | undefined): Omit<CheckedLink, 'entry' | 'url'> {
  if (!met) return { state: 'not checked', detail: 'There was no time to look.' };
  const { status, problem } = met;
  if (problem === 'unknown-host') return { state: 'dead', detail: 'There is no such site.' };
  if (problem === 'address-not-allowed') return { state: 'not checked', detail: 'The address is not a public one.' };
  if (status === undefined) return { state: 'not checked', detail: 'The site did not answer.' };
  if (GONE.includes(status)) return { state: 'dead', status, detail: 'The site has no such page.' };
  if (TURNED_AWAY.includes(status)) return { state: 'blocked', status, detail: 'The site turns programs away.' };
  if (status >= 400) return { state: 'not checked', status, detail: 'The site answered with an error of its own.' };
  return { state: 'alive', status };
}

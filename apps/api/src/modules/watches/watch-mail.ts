import { EVENT_TEXTS, type WatchNews } from '@veracite/contracts/watches';
import type { CslDate } from '@veracite/model/csl';
import { identifierUrl } from '@veracite/model/identifiers';
import type { Message } from '../../platform/mail/mailer';

interface NewsMail {
  to: string;
  watchName: string;
  news: WatchNews[];
  /** URL of the page with the watches. */
  page: string;
  /** URLs that end the mails of this watch: one for mail programs, which send a POST, and one for people. */
  unsubscribe: { post: string; page: string };
  messageId: string;
}

/** Returns a mail with events of a watched list. Events from before the watch have a section of their own. */
export function newsMail({ to, watchName, news, page, unsubscribe, messageId }: NewsMail): Message {
  const [recent, earlier] = [news.filter((change) => !change.preexisting), news.filter((change) => change.preexisting)];
  const parts = [section('', recent), section('Before the watch started:', earlier)].filter(Boolean);
  return {
    to,
    messageId,
    subject: subjectOf(watchName, news),
    text: `${parts.join('\n\n')}

All events: ${page}
Stop mails about this list: ${unsubscribe.page}

Veracite
`,
    headers: { 'List-Unsubscribe': `<${unsubscribe.post}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function subjectOf(watchName: string, news: WatchNews[]): string {
  const [first] = news;
  const what = news.length === 1 && first ? `one work ${EVENT_TEXTS[first.kind]}` : `${news.length} events`;
  return `${watchName}: ${what}`.replace(/\s+/g, ' ');
}

function section(title: string, news: WatchNews[]): string {
  return news.length === 0 ? '' : [...(title ? [title] : []), ...news.map(entryOf)].join('\n\n');
}

function entryOf(news: WatchNews): string {
  const lines = [`${news.label}\n  ${sentenceOf(news)}`, linkOf(news)];
  return lines.filter(Boolean).join('\n  ');
}

/** Returns the end of a sentence: "was corrected (2026-03-14), according to Crossref." */
export function sentenceOf({ kind, date, source }: Pick<WatchNews, 'kind' | 'date' | 'source'>): string {
  const day = dayOf(date);
  return `${EVENT_TEXTS[kind]}${day ? ` (${day})` : ''}, according to ${source}.`;
}

/** Returns the URL of the notice or the published version, or else of the work. */
export function linkOf({ doi, url, identifiers }: Pick<WatchNews, 'doi' | 'url' | 'identifiers'>): string {
  if (doi !== undefined) return identifierUrl('doi', doi) ?? '';
  if (url !== undefined) return url;
  return identifiers.doi === undefined ? '' : (identifierUrl('doi', identifiers.doi) ?? '');
}

function dayOf(date: CslDate | undefined): string {
  return (date?.['date-parts']?.[0] ?? []).map((part) => String(part).padStart(2, '0')).join('-');
}

import { EVENT_TEXTS, type WatchNews } from '@veracite/contracts/watches';
import type { CslDate } from '@veracite/model/csl';
import { identifierUrl } from '@veracite/model/identifiers';
import type { Message } from '../../platform/mail/mailer';

export interface NewsMail {
  to: string;
  watchName: string;
  news: WatchNews[];
  /** Of the page with the watches. */
  page: string;
  /** Where mails of this watch end: for mail programs, which post there, and for people. */
  unsubscribe: { post: string; page: string };
  messageId: string;
}

/** A mail with what befell works of a watched list. */
export function newsMail({ to, watchName, news, page, unsubscribe, messageId }: NewsMail): Message {
  const parts = [
    section(
      '',
      news.filter(({ atStart }) => !atStart),
    ),
    section(
      'So already when the watch began:',
      news.filter(({ atStart }) => atStart),
    ),
  ].filter(Boolean);
  return {
    to,
    messageId,
    subject: subjectOf(watchName, news),
    text: `${parts.join('\n\n')}

All of it: ${page}
No more mails about this list: ${unsubscribe.page}

Veracite
`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe.post}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function subjectOf(watchName: string, news: WatchNews[]): string {
  const [first] = news;
  const what = news.length === 1 && first ? `one work ${EVENT_TEXTS[first.kind]}` : `${news.length} things to know`;
  return `${watchName}: ${what}`.replace(/\s+/g, ' ');
}

function section(title: string, news: WatchNews[]): string {
  return news.length === 0 ? '' : [...(title ? [title] : []), ...news.map(entryOf)].join('\n\n');
}

function entryOf(news: WatchNews): string {
  const lines = [`${news.label}\n  ${sentenceOf(news)}`, linkOf(news)];
  return lines.filter(Boolean).join('\n  ');
}

/** "was corrected (14 March 2026), says Crossref." */
export function sentenceOf({ kind, date, source }: Pick<WatchNews, 'kind' | 'date' | 'source'>): string {
  const day = dayOf(date);
  return `${EVENT_TEXTS[kind]}${day ? ` (${day})` : ''}, says ${source}.`;
}

/** Where the notice, or the published version, is read. */
export function linkOf({ doi, url, identifiers }: Pick<WatchNews, 'doi' | 'url' | 'identifiers'>): string {
  if (doi !== undefined) return identifierUrl('doi', doi) ?? '';
  if (url !== undefined) return url;
  return identifiers.doi === undefined ? '' : (identifierUrl('doi', identifiers.doi) ?? '');
}

function dayOf(date: CslDate | undefined): string {
  return (date?.['date-parts']?.[0] ?? []).map((part) => String(part).padStart(2, '0')).join('-');
}

import type { WatchNews } from '@veracite/contracts/watches';
import { escapeXml } from '@veracite/text/escape-html';
import { linkOf, sentenceOf } from './watch-mail';

export interface Feed {
  id: string;
  name: string;
  createdAt: string;
  /** URLs of the feed and of the page. */
  self: string;
  page: string;
  news: WatchNews[];
}

/** Returns the events of a watched list as an Atom feed (RFC 4287). */
export function atomFeed({ id, name, createdAt, self, page, news }: Feed): string {
  const updated = news[0]?.reportedAt ?? createdAt;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:uuid:${id}</id>
  <title>${escapeXml(name)}</title>
  <updated>${updated}</updated>
  <author><name>Veracite</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${news.map(entryOf).join('')}</feed>
`;
}

function entryOf(news: WatchNews): string {
  const link = linkOf(news);
  const start = news.preexisting ? ' This happened before the watch started.' : '';
  return `  <entry>
    <id>urn:uuid:${news.id}</id>
    <title>${escapeXml(`${news.label} ${sentenceOf(news)}`)}</title>
    <updated>${news.reportedAt}</updated>
    <category term="${news.kind}"/>
${link ? `    <link href="${escapeXml(link)}"/>\n` : ''}    <content type="text">${escapeXml(`${news.label} ${sentenceOf(news)}${start}`)}</content>
  </entry>
`;
}

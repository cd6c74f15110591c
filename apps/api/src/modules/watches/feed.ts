import type { WatchNews } from '@veracite/contracts/watches';
import { linkOf, sentenceOf } from './watch-mail';

export interface Feed {
  id: string;
  name: string;
  createdAt: string;
  /** Its own address and that of the page. */
  self: string;
  page: string;
  news: WatchNews[];
}

/** What befell the works of a list, as an Atom feed (RFC 4287). */
export function atomFeed({ id, name, createdAt, self, page, news }: Feed): string {
  const updated = news[0]?.toldAt ?? createdAt;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:uuid:${id}</id>
  <title>${xml(name)}</title>
  <updated>${updated}</updated>
  <author><name>Veracite</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
  <link rel="alternate" type="text/html" href="${xml(page)}"/>
${news.map(entryOf).join('')}</feed>
`;
}

function entryOf(news: WatchNews): string {
  const link = linkOf(news);
  const start = news.atStart ? ' It was so already when the watch began.' : '';
  return `  <entry>
    <id>urn:uuid:${news.id}</id>
    <title>${xml(`${news.label} ${sentenceOf(news)}`)}</title>
    <updated>${news.toldAt}</updated>
    <category term="${news.kind}"/>
${link ? `    <link href="${xml(link)}"/>\n` : ''}    <content type="text">${xml(`${news.label} ${sentenceOf(news)}${start}`)}</content>
  </entry>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as XML 1.0 can hold it: controls are left out. */
function xml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

import type { Replay } from './readings';
import type { Raw } from './readings';

/** Readings of the replies in XML, as the parser gives them. */
const list = (raw: Raw | undefined): Raw[] => (Array.isArray(raw) ? (raw as Raw[]) : raw === undefined ? [] : [raw]);
const text = (raw: Raw | undefined): string | undefined => {
  const inner: unknown = typeof raw === 'object' && raw !== null ? raw['#'] : raw;
  return typeof inner === 'string' ? inner : undefined;
};

export const XML_REPLAYS: Replay[] = [
  {
    database: 'arxiv',
    request: /api\/query/,
    question: 'list',
    records: (body) => list(body['feed']?.['entry']),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['author']).length,
      years: [text(it['published'])?.slice(0, 4)],
    }),
  },
  {
    database: 'pubmed',
    request: /efetch\.fcgi\?db=pubmed/,
    question: 'many',
    records: (body) => list(body['PubmedArticleSet']?.['PubmedArticle']),
    read: (it) => {
      const article = it['MedlineCitation']?.['Article'];
      return {
        title: text(article?.['ArticleTitle']),
        // A misprinted name stands beside the true one.
        authors: list(article?.['AuthorList']?.['Author']).filter((one) => text(one['@ValidYN']) !== 'N').length,
        years: [text(article?.['Journal']?.['JournalIssue']?.['PubDate']?.['Year'])],
        container: text(article?.['Journal']?.['Title']),
        doi: text(list(article?.['ELocationID']).find((id) => text(id['@EIdType']) === 'doi')),
      };
    },
  },
  {
    database: 'jstage',
    request: /service=3/,
    question: 'list',
    records: (body) => list(body['feed']?.['entry']),
    read: (it) => ({
      title: text(it['article_title']?.['en']),
      authors: list(it['author']?.['en']?.['name']).length,
      years: [text(it['pubyear'])],
      container: text(it['material_title']?.['en']),
      doi: text(it['doi']),
    }),
  },
  {
    database: 'base',
    request: /func=PerformSearch/,
    question: 'list',
    records: (body) => list(body['response']?.['result']?.['doc']),
    read: (it) => {
      const named = (kind: string, name: string): Raw | undefined =>
        list(it[kind]).find((one) => text(one['@name']) === name);
      return {
        title: text(named('str', 'dctitle')),
        authors: list(named('arr', 'dccreator')?.['str']).length,
        years: [text(named('str', 'dcyear')) ?? text(named('int', 'dcyear'))],
      };
    },
  },
];

import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { SourceError } from '../runtime/source-error';

const bilingual = optionalObject({ en: text, ja: text });
const people = optionalObject({ name: texts });
const entryShape = z.object({
  article_title: bilingual,
  article_link: bilingual,
  author: optionalObject({ en: people, ja: people }),
  material_title: bilingual,
  ...fields(text, 'issn eIssn volume number startingPage endingPage pubyear doi joi'),
});
const feed = z.object({ feed: z.object({ result: optionalObject({ status: text }), entry: listOf(entryShape) }) });

function jstageWork(it: z.infer<typeof entryShape>) {
  // Entries can also be journals and issues.
  if (!it.article_title) return undefined;
  const english = it.author?.en?.name.length ? it.author.en.name : it.author?.ja?.name;
  return buildWork('jstage', {
    id: it.doi ?? it.joi ?? it.article_link?.ja ?? it.article_link?.en,
    type: 'article-journal',
    title: it.article_title.en || it.article_title.ja,
    otherTitles: [it.article_title.ja],
    authors: personNames(english, parseDisplayName),
    dates: [it.pubyear],
    container: it.material_title?.en || it.material_title?.ja,
    volume: it.volume,
    issue: it.number,
    pages: [it.startingPage, it.endingPage],
    doi: it.doi,
    issn: [it.issn, it.eIssn],
    url: it.article_link?.en ?? it.article_link?.ja,
  });
}

export const jstage: ConnectorDefinition = {
  ...declared('jstage'),
  version: 2,
  lookUp: {},
  search(query) {
    const words = searchWords(query, 150);
    if (!words) return undefined;
    const url = buildUrl('https://api.jstage.jst.go.jp/searchapi/do', {
      service: 3,
      [query.title ? 'article' : 'text']: words,
      start: 1,
      count: recordLimit(query, 20),
      sortflg: 1,
    });
    return defineRequest({ url, format: 'xml', list: true }, feed, ({ feed: { result, entry } }) => {
      const status = result?.status ?? '0';
      if (status !== '0' && status !== 'ERR_001')
        throw new SourceError('refused', 'It refused the request with an error message.');
      return entry.map(jstageWork);
    });
  },
};

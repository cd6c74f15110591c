import { z } from 'zod';
import { address } from '../asking/address';
import { limitOf, wordsOf } from '../asking/words';
import { step, type Definition } from '../definition';
import { isoDate } from '../reading/dates';
import { displayed, names } from '../reading/names';
import { pagesFrom } from '../reading/pages';
import { many, part, text, texts } from '../reading/shape';
import { workOf } from '../reading/work';
import { AskFault } from '../runtime/fault';
import type { Work } from '@veracite/model/work';

const bilingual = part({ en: text, ja: text });
const people = part({ name: texts });
const entryShape = z.object({
  article_title: bilingual,
  article_link: bilingual,
  author: part({ en: people, ja: people }),
  material_title: bilingual,
  issn: text,
  eIssn: text,
  volume: text,
  number: text,
  startingPage: text,
  endingPage: text,
  pubyear: text,
  doi: text,
  joi: text,
});
const feed = z.object({ feed: z.object({ result: part({ status: text }), entry: many(entryShape) }) });

function jstageWork(it: z.infer<typeof entryShape>): Work | undefined {
  // Journals and issues are entries too.
  if (!it.article_title) return undefined;
  const english = it.author?.en?.name.length ? it.author.en.name : it.author?.ja?.name;
  return workOf('jstage', {
    id: it.doi ?? it.joi ?? it.article_link?.ja ?? it.article_link?.en,
    type: 'article-journal',
    title: it.article_title.en || it.article_title.ja,
    otherTitles: [it.article_title.ja],
    authors: names(english, displayed),
    issued: isoDate(it.pubyear),
    container: it.material_title?.en || it.material_title?.ja,
    volume: it.volume,
    issue: it.number,
    page: pagesFrom(it.startingPage, it.endingPage),
    doi: it.doi,
    issn: [it.issn, it.eIssn],
    url: it.article_link?.en ?? it.article_link?.ja,
  });
}

export const jstage: Definition = {
  version: 2,
  source: {
    name: 'J-STAGE',
    homepage: 'https://www.jstage.jst.go.jp',
    coverage: 'About 5.5 million articles of Japanese learned societies. Powered by J-STAGE.',
    disciplines: ['general'],
    types: ['article-journal', 'paper-conference'],
    identifiers: ['doi', 'issn'],
    group: 'specialised',
  },
  documentation: 'https://www.jstage.jst.go.jp/static/pages/JstageServices/TAB3/-char/en',
  pace: { requests: 1, seconds: 1, concurrent: 1 },
  offBecause: 'Commercial use, paid or free, needs a permit of the JST: name it in SOURCES once it is given.',
  keepHours: 24,
  lookUp: {},
  search(query) {
    const words = wordsOf(query, 150);
    if (!words) return undefined;
    const url = address('https://api.jstage.jst.go.jp/searchapi/do', {
      service: 3,
      [query.title ? 'article' : 'text']: words,
      start: 1,
      count: limitOf(query, 20),
      sortflg: 1,
    });
    return step({ url, format: 'xml', list: true }, feed, ({ feed: { result, entry } }) => {
      const status = result?.status ?? '0';
      if (status !== '0' && status !== 'ERR_001')
        throw new AskFault('refused', 'It refused the question with an error of its own.');
      return entry.map(jstageWork);
    });
  },
};

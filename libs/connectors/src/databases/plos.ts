import { z } from 'zod';
import { address } from '../asking/address';
import { anyOf, phrase } from '../asking/lucene';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import { isoDate } from '../reading/dates';
import { displayed, names } from '../reading/names';
import { records, text, texts } from '../reading/shape';
import { workOf } from '../reading/work';

const docShape = z.object({
  id: text,
  title_display: text,
  author_display: texts,
  journal: text,
  publication_date: text,
  volume: text,
  issue: text,
  elocation_id: text,
  publisher: text,
  eissn: text,
  abstract: texts,
});
const FIELDS = Object.keys(docShape.shape).join(',');
const reply = z.object({ response: z.object({ docs: records(docShape) }) });

function asked(q: string, rows: number): Step {
  const url = address('https://api.plos.org/search', {
    q,
    fq: 'doc_type:full',
    fl: FIELDS,
    rows,
    start: 0,
    wt: 'json',
  });
  return step({ url, format: 'json', list: true }, reply, ({ response }) =>
    response.docs.map((it) =>
      workOf('plos', {
        id: it.id,
        type: 'article-journal',
        title: it.title_display,
        authors: names(it.author_display, displayed),
        issued: isoDate(it.publication_date),
        container: it.journal,
        volume: it.volume,
        issue: it.issue,
        number: it.elocation_id,
        publisher: it.publisher,
        issn: [it.eissn],
        abstract: it.abstract[0],
        doi: it.id,
        openAccess: true,
      }),
    ),
  );
}

/** DOIs of PLOS: others it cannot hold. */
const own = (doi: string): boolean => doi.startsWith('10.1371/');

export const plos: Definition = {
  version: 1,
  source: {
    name: 'PLOS',
    homepage: 'https://plos.org',
    coverage: 'More than 350,000 open-access articles of the Public Library of Science, by their publisher.',
    disciplines: ['biomedicine'],
    types: ['article-journal'],
    identifiers: ['doi'],
    group: 'publisher',
  },
  documentation: 'https://api.plos.org/solr/faq/',
  // 10 a minute, at most five at once (its FAQ).
  pace: { requests: 10, seconds: 60, concurrent: 5 },
  lookUp: { doi: (doi) => (own(doi) ? asked(`id:${phrase(doi)}`, 1) : undefined) },
  bulk: { doi: { most: 25, fits: own, ask: (dois) => asked(anyOf('id', dois), 25) } },
  search(query) {
    const words = wordsOf(query, 250);
    if (!words) return undefined;
    const author = query.title ? firstAuthor(query) : undefined;
    const title = query.title ? `title:(${bareWords(words)})` : bareWords(words);
    return asked(author ? `${title} AND author:${phrase(author)}` : title, limitOf(query, 25));
  },
};

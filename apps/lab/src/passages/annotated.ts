/**
 * Sentences of abstracts that annotators chose for citing sentences: the training set of CL-SciSumm 2018, 40 papers of computational
 * linguistics. Most cited sentences of these papers are not in the abstract and are left out.
 */
import { passageFinder } from '@veracite/verification/fit/nearest-passage';
import { openRepository } from '../harness/mirror';
import { plain, type CitedWork } from './pairs';

const FOLDER = 'data/Training-Set-2019/Task1/From-Training-Set-2018';

interface AnnotatedSentence {
  sentence: string;
  work: CitedWork;
  /** Sentences of the abstract that are right. */
  right: string[];
}

export function readAnnotated(mirror: string): AnnotatedSentence[] {
  const { names, read } = openRepository(
    mirror,
    'WING-NUS/scisumm-corpus',
    new RegExp(`^${FOLDER}/[^/]+/(?:annotation|Reference_XML)/`),
  );
  return names
    .filter((name) => name.endsWith('.ann.txt'))
    .flatMap((name) => {
      const id = name.split('/').at(-3) ?? '';
      const source = names.find((name) => name.endsWith(`/${id}/Reference_XML/${id}.xml`));
      if (!source) return [];
      const xml = read(source).toString('utf8');
      const [, abstract = ''] = /<ABSTRACT>([\s\S]*?)<\/ABSTRACT>/.exec(xml) ?? [];
      const title = plain(/<S sid\s*="0"[^>]*>([\s\S]*?)<\/S>/.exec(xml)?.[1] ?? '');
      const work = { id, title, abstract: plain(abstract), field: 'computational linguistics' };
      const sentences = new Map(
        [...abstract.matchAll(/<S sid\s*=\s*"(\d+)"[^>]*>([\s\S]*?)<\/S>/g)].map(([, sid = '', text = '']) => [
          sid,
          plain(text),
        ]),
      );
      return read(name)
        .toString('utf8')
        .split(/Citance Number:/)
        .flatMap((row) => {
          const [, sentence = ''] = /Citation Text:([\s\S]*?)\| Reference Offset/.exec(row) ?? [];
          const [, offsets = ''] = /Reference Offset:([^|]*)/.exec(row) ?? [];
          const right = (offsets.match(/\d+/g) ?? []).flatMap((sid) => sentences.get(sid) ?? []);
          return right.length > 0 && sentences.size > 1 ? [{ sentence: plain(sentence), work, right }] : [];
        });
    });
}

/** Returns the share of the citing sentences for which the nearest passage is one that annotators chose. */
export function shareRight(rows: readonly AnnotatedSentence[]): number {
  const works = [...new Map(rows.map(({ work }) => [work.id, work])).values()];
  const find = passageFinder(works);
  const right = rows.filter(({ sentence, work, right: chosen }) => {
    const text =
      find(
        sentence,
        works.findIndex(({ id }) => id === work.id),
      )?.text ?? '';
    return chosen.some((item) => text.includes(item) || item.includes(text));
  });
  return right.length / Math.max(1, rows.length);
}

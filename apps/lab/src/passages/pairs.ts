/** Citing sentences with the abstracts of the works that they cite, from mirrors of public repositories. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rowsOfFile } from '../harness/data';
import { openRepository } from '../harness/mirror';
import { digestOf } from '../harness/shares';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';

export interface CitedWork {
  id: string;
  title: string;
  abstract: string;
  /** Works of one field can be neighbors. */
  field: string;
}

export interface CitingPair {
  sentence: string;
  citing: string;
  work: CitedWork;
  /** Number of works cited by the same citation. */
  cited: number;
}

/** A work and a citing paper belong to the reported half by their names, so that neither occurs in training. */
export const isReported = (id: string): boolean => digestOf(id).readUInt8() % 2 === 1;

export const plain = (xml: string): string =>
  xml
    .replace(/<title>[\s\S]*?<\/title>|<[^<>]+>/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

const SCISUMM = 'data/Training-Set-2019/Task1/From-ScisummNet-2019';

/** ScisummNet: 1,000 papers of computational linguistics with citing sentences that were read by annotators. */
export function readScisumm(mirror: string): CitingPair[] {
  const { names, read } = openRepository(mirror, 'WING-NUS/scisumm-corpus', new RegExp(`^${SCISUMM}/`));
  return names
    .filter((name) => name.endsWith('/citing_sentences.json'))
    .flatMap((name) => {
      const id = name.split('/').at(-2) ?? '';
      const xml = read(`${path.dirname(name)}/Reference_XML/${id}.xml`).toString('utf8');
      const title = plain(/<S sid="0"[^>]*>([\s\S]*?)<\/S>/.exec(xml)?.[1] ?? '');
      const abstract = plain(/<ABSTRACT>([\s\S]*?)<\/ABSTRACT>/.exec(xml)?.[1] ?? '');
      if (!abstract) return [];
      const citances = JSON.parse(read(name).toString('utf8')) as { clean_text: string; citing_paper_id: string }[];
      const work = { id, title, abstract, field: 'computational linguistics' };
      return citances.map(({ clean_text: sentence, citing_paper_id: citing }) => ({
        sentence,
        citing,
        work,
        cited: 1,
      }));
    });
}

/** Articles of Europe PMC that cite others of the same repository. @param rows file that keeps what was read */
export async function readArticles(mirror: string, rows: string): Promise<CitingPair[]> {
  if (!existsSync(rows))
    writeFileSync(rows, (await pairsOf(mirror)).map((pair) => `${JSON.stringify(pair)}\n`).join(''));
  return rowsOfFile<CitingPair>(rows);
}

async function pairsOf(mirror: string): Promise<CitingPair[]> {
  const { names, read } = openRepository(mirror, 'petermr/tigr2ess', /\/PMC\d+\/fulltext\.xml$/);
  const folders = new Map(names.map((name) => [name.split('/').at(-2) ?? '', name]));
  const works = new Map<string, CitedWork>();
  for (const [id, name] of folders) {
    const [front = ''] = read(name).toString('utf8').split('</front>');
    const abstract = plain(/<abstract(?: id[^>]*)?>([\s\S]*?)<\/abstract>/.exec(front)?.[1] ?? '');
    const title = plain(/<article-title[^>]*>([\s\S]*?)<\/article-title>/.exec(front)?.[1] ?? '');
    const work = { id, title, abstract, field: path.dirname(path.dirname(name)) };
    for (const [, number = ''] of front.matchAll(/<article-id pub-id-type="(?:doi|pmid)">([^<]+)/g))
      if (abstract) works.set(number.toLowerCase(), work);
  }
  const pairs: CitingPair[] = [];
  for (const [citing, name] of folders) {
    const found = await readAndCheck({ bytes: read(name), name: `${citing}.xml` });
    if ('fault' in found) continue;
    const { references, citations } = found.report;
    for (const { sentence, refs } of citations)
      for (const ref of refs) {
        const { DOI = '', PMID = '' } = references[ref]?.csl ?? {};
        const work = works.get(DOI.toLowerCase()) ?? works.get(PMID);
        if (work && work.id !== citing) pairs.push({ sentence, citing, work, cited: refs.length });
      }
  }
  return pairs;
}

/** Sentences of a cited text; about as many as an abstract has. */
const TEXT_SENTENCES = 8;

/**
 * Citation-Integrity (Sarol and others, 2024): statements that cite one of 100 biomedical articles, annotated as accurate or not. The
 * set has no abstracts: the cited text is made of sentences of the article that belong to other statements than those asked for.
 */
export function readCitationIntegrity(mirror: string): CitingPair[] {
  const { names, read } = openRepository(mirror, 'jedick/MLE-capstone-project', /^data\/citint\/.*\.jsonl$/);
  const rows = <Row>(pattern: RegExp): Row[] =>
    names
      .filter((name) => pattern.test(name))
      .flatMap((name) => read(name).toString('utf8').split('\n').filter(Boolean))
      .map((line) => JSON.parse(line) as Row);
  const articleOf = (id: number): string => String(Math.floor(id / 1_000));
  const works = new Map<string, CitedWork>();
  for (const { doc_id, abstract } of rows<{ doc_id: number; abstract: string[] }>(/corpus/)) {
    const id = articleOf(doc_id);
    const work = works.get(id) ?? { id, title: '', abstract: '', field: 'biomedicine' };
    const isEnough = work.abstract.split('\n').length > TEXT_SENTENCES;
    works.set(id, work);
    if (doc_id % 2 === 0 && !isEnough && abstract[0]) work.abstract += `${abstract[0]}\n`;
  }
  const claims = rows<{ claim: string; cited_doc_ids: number[] }>(/claims/);
  return claims.flatMap(({ claim, cited_doc_ids: [id = 0] }) => {
    const work = works.get(articleOf(id));
    const sentence = claim.replace(/<\|\w+\|>/g, ' ');
    return work?.abstract && id % 2 === 1 ? [{ sentence, citing: `${id}`, work, cited: 1 }] : [];
  });
}

import {
  normaliseArxiv,
  normaliseDoi,
  normaliseIsbn,
  normalisePmid,
  type Identifiers,
} from '@veracite/model/identifiers';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { tokens } from '@veracite/text/fold';
import { hashOf } from './shared-data';

/** A work and the databases that hold it in this world. */
export interface Entry {
  work: Work;
  heldBy: string[];
}

const COMMON_SHARE = 0.1;
const MOST_TOKENS = 24;

/** All works of the world in memory, found by identifier or by their rarest words. */
export class Catalogue {
  private readonly entries: Entry[] = [];
  private readonly postings = new Map<string, number[]>();
  private readonly byIdentifier = new Map<string, number[]>();
  private scores = new Float32Array(0);

  get size(): number {
    return this.entries.length;
  }

  add(item: CslItem & Record<string, unknown>, heldBy?: string[]): void {
    const index = this.entries.length;
    const identifiers = identifiersOf(item);
    const work: Work = { key: `w${index}`, csl: item, identifiers, standing: 'current' };
    if (item['authors-truncated'] === true) work.authorsTruncated = true;
    this.entries.push({ work, heldBy: heldBy ?? holders(work) });
    for (const [kind, value] of Object.entries(identifiers)) push(this.byIdentifier, `${kind} ${value}`, index);
    for (const token of wordsOf(item)) push(this.postings, token, index);
  }

  lookUp(identifiers: Identifiers): Entry[] {
    const found = Object.entries(identifiers).flatMap(
      ([kind, value]) => this.byIdentifier.get(`${kind} ${value}`) ?? [],
    );
    return [...new Set(found)].flatMap((index) => this.entries[index] ?? []);
  }

  /** The works that share most of the text's rare words. */
  search(text: string, limit: number, holds: (entry: Entry) => boolean = () => true): Entry[] {
    if (this.scores.length < this.entries.length) this.scores = new Float32Array(this.entries.length);
    const ranked = [...new Set(tokens(text))]
      .map((token) => ({ token, list: this.postings.get(token) ?? [] }))
      .filter(({ list }) => list.length > 0 && list.length < this.entries.length * COMMON_SHARE)
      .sort((a, b) => a.list.length - b.list.length)
      .slice(0, MOST_TOKENS);
    const touched: number[] = [];
    for (const { list } of ranked) {
      const weight = Math.log(this.entries.length / list.length);
      for (const index of list) {
        if (this.scores[index] === 0) touched.push(index);
        this.scores[index] = (this.scores[index] ?? 0) + weight;
      }
    }
    const normed = touched.map((index) => ({ index, score: this.scores[index] ?? 0 }));
    for (const index of touched) this.scores[index] = 0;
    const best: Entry[] = [];
    for (const { index } of normed.sort((a, b) => b.score - a.score || a.index - b.index)) {
      const entry = this.entries[index];
      if (entry && holds(entry)) best.push(entry);
      if (best.length >= limit) break;
    }
    return best;
  }
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function wordsOf(item: CslItem): Set<string> {
  const names = (item.author ?? item.editor ?? []).slice(0, 20).map((name) => name.family ?? name.literal ?? '');
  const parts = [item.title, ...names, item['container-title'], item.volume, item.page, yearOf(item)?.toString()];
  return new Set(tokens(parts.filter(Boolean).join(' ')));
}

function identifiersOf(item: CslItem & Record<string, unknown>): Identifiers {
  const eprint = typeof item['eprint'] === 'string' ? item['eprint'] : undefined;
  const identifiers: Identifiers = {
    doi: item.DOI ? normaliseDoi(item.DOI) : undefined,
    isbn: typeof item.ISBN === 'string' ? normaliseIsbn(item.ISBN) : undefined,
    pmid: item.PMID ? normalisePmid(String(item.PMID)) : undefined,
    arxiv: eprint ? normaliseArxiv(eprint) : undefined,
  };
  return Object.fromEntries(Object.entries(identifiers).filter(([, value]) => value !== undefined));
}

/** Who would hold such a work: Crossref and DataCite by DOI, aggregators nearly everything, the others their field. */
function holders({ csl, identifiers }: Work): string[] {
  const held: string[] = [];
  const arxiv = identifiers.doi?.startsWith('10.48550/');
  if (identifiers.doi) held.push(arxiv ? 'datacite' : 'crossref');
  if (arxiv || identifiers.arxiv) held.push('arxiv');
  if (csl.type === 'paper-conference') held.push('dblp', 'semantic-scholar');
  if (csl.type === 'book') held.push('open-library');
  if (identifiers.pmid) held.push('pubmed');
  if (held.length < 2 || hashOf(csl.title ?? '') % 10 < 9) held.push('openalex');
  return held;
}

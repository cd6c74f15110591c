import { Inject, Injectable } from '@nestjs/common';
import type { Sources, WorkQuery } from '@veracite/connectors/port';
import type { FindRequest, FindResponse, FoundWork } from '@veracite/contracts/find';
import { LIMITS } from '@veracite/contracts/limits';
import { correct } from '@veracite/formatting/correct';
import type { Library } from '@veracite/library/port';
import { mergeCandidates } from '@veracite/matching/merge';
import { displayName, yearOf } from '@veracite/model/csl';
import type { Candidate } from '@veracite/model/evidence';
import { identifierUrl } from '@veracite/model/identifiers';
import type { Reference } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import { LIBRARY, SOURCES } from '../library/tokens';
import { descriptionOf, searchOf } from './description';
import { likenessOf } from './likeness';

/** A database that has not answered by then is left out of this search. */
const PATIENCE_MS = 6_000;
/** Works less like the description are noise. */
const LEAST = 0.35;

/** What a search found, and whether anybody could be asked. */
export interface Search {
  response: FindResponse;
  asked: boolean;
}

/** Finds works from partial descriptions: library and databases at once, one entry for each work. */
@Injectable()
export class Finder {
  constructor(
    @Inject(LIBRARY) private readonly library: Library,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async find(request: FindRequest, signal?: AbortSignal): Promise<Search> {
    const start = Date.now();
    const description = descriptionOf(request);
    const query = searchOf(request, description);
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const until = signal ? AbortSignal.any([signal, patience]) : patience;
    const [own, theirs] = await Promise.all([
      this.inLibrary(description, query),
      this.inDatabases(description, query, until),
    ]);
    const ranked = mergeCandidates([...own, ...theirs.candidates])
      .map((candidate) => ({ candidate, likeness: likenessOf(candidate, description, request.keywords) }))
      .filter(({ likeness }) => likeness >= LEAST)
      .sort((a, b) => b.likeness - a.likeness || a.candidate.work.key.localeCompare(b.candidate.work.key));
    const results = ranked.slice(0, LIMITS.findMax).map(({ candidate, likeness }) => this.found(candidate, likeness));
    return {
      response: { totalFound: ranked.length, searchTime: Date.now() - start, query: request, results },
      asked: theirs.answered || own.length > 0,
    };
  }

  private async inLibrary({ identifiers }: Reference, query: WorkQuery): Promise<Candidate[]> {
    const [known, searched] = await Promise.all([this.library.lookUp(identifiers), this.library.search(query)]);
    return [
      ...known.map((work, rank): Candidate => ({ work, connector: 'library', by: 'identifier', rank })),
      ...searched.map((work, rank): Candidate => ({ work, connector: 'library', by: 'library', rank })),
    ];
  }

  private async inDatabases({ identifiers: { doi } }: Reference, query: WorkQuery, signal: AbortSignal) {
    const ready = this.sources.list().filter(({ state }) => state === 'ready');
    const options = { signal, deadline: Date.now() + PATIENCE_MS };
    const answers = await Promise.all([
      ...ready
        .filter(({ canSearch }) => canSearch && hasWords(query))
        .map(({ source }) => this.sources.search(source.id, query, options)),
      ...ready
        .filter(({ canLookUp }) => doi !== undefined && canLookUp.includes('doi'))
        .map(({ source }) => this.sources.lookUp(source.id, 'doi', doi ?? '', options)),
    ]);
    const candidates = answers.flatMap(({ consultation: { connector, question }, works }) =>
      works.map((work, rank): Candidate => ({ work, connector, by: question, rank })),
    );
    return { candidates, answered: answers.some(({ consultation }) => consultation.outcome === 'answered') };
  }

  private found({ work, connector }: Candidate, likeness: number): FoundWork {
    const { csl } = work;
    return {
      id: work.key,
      title: csl.title ?? '',
      authors: (csl.author ?? csl.editor ?? []).map(displayName),
      journal: csl['container-title'],
      year: yearOf(csl),
      volume: csl.volume,
      pages: csl.page,
      abstract: work.abstract ?? csl.abstract,
      doi: work.identifiers.doi,
      url: addressOf(work),
      confidence: Math.round(likeness * 1_000) / 1_000,
      source: this.sources.list().find(({ source }) => source.id === connector)?.source.name ?? 'Local library',
      formattedCitations: correct(csl),
      retracted: work.standing === 'retracted' || undefined,
      openAccess: work.openAccess,
    };
  }
}

function hasWords({ title, authors, containerTitle, keywords }: WorkQuery): boolean {
  return Boolean(title ?? authors?.length ?? containerTitle ?? keywords);
}

function addressOf({ url, identifiers }: Work): string | undefined {
  if (url && /^https?:\/\//i.test(url)) return url;
  return identifiers.doi ? identifierUrl('doi', identifiers.doi) : undefined;
}

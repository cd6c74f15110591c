import type { Sources } from '@veracite/connectors/sources';
import type { Registries } from '@veracite/connectors/registries/registries';
import type { Library } from '@veracite/library/port';
import { normalizeDoi, normalizeIssn } from '@veracite/model/identifiers';
import { authorFindings } from '@veracite/reputation/author/author';
import type { Lists } from '@veracite/reputation/facts/lists';
import type { KnownPublishers } from '@veracite/reputation/facts/publishers';
import { inputTypeOf, type InputType } from '@veracite/reputation/input-type';
import { journalFindings } from '@veracite/reputation/journal/journal';
import { withContext, type Findings } from '@veracite/reputation/report/findings';
import { reportOf } from '@veracite/reputation/report/report';
import type { PageReply } from '@veracite/reputation/web/guarded-get';
import type { DomainAges } from '@veracite/reputation/web/rdap';
import { pageSignalsOf, type PageSignals } from '@veracite/reputation/web/page-signals';
import { pageAnswered, websiteFindings } from '@veracite/reputation/website/website';
import { workFindings } from '@veracite/reputation/work/work';
import { SourceQueries } from './source-queries';
import { askAuthor } from './author-inquiry';
import { askJournal, type LocalJournalFacts, type JournalQuestion } from './journal-inquiry';
import { AddressRefused, type SourceChecker, type SourceQuestion } from './port';
import { askWork } from './work-inquiry';

interface CheckerParts extends LocalJournalFacts {
  registries: Registries;
  sources: Sources;
  library: Pick<Library, 'lookUp' | 'noticesAbout'>;
  lists: Lists;
  publishers: KnownPublishers;
  readPage: (address: string) => Promise<PageReply>;
  domains: DomainAges;
  /** Parses a page, for example in a worker thread. Default: in this thread. */
  readSignals?: (html: string) => Promise<PageSignals>;
  now?: () => Date;
}

const TIMEOUT_MS = 8_000;

export function createSourceChecker(parts: CheckerParts): SourceChecker {
  return {
    async check(question, { signal, timeoutMs = TIMEOUT_MS } = {}) {
      const inputType = typeOf(question);
      const queries = new SourceQueries(parts.registries, parts.sources, timeoutMs, signal);
      const today = (parts.now?.() ?? new Date()).toISOString().slice(0, 10);
      const findings = await new Inquiry(parts, queries, today).about(question.input.trim(), inputType);
      const answered =
        findings.lines.some(({ weight }) => weight > 0) ||
        queries.outcomes.some(({ outcome }) => outcome === 'answered');
      return { report: reportOf(findings, question), inputType, outcomes: queries.outcomes, answered };
    },
  };
}

/** Returns the requested type, unless the form of the input shows that it is another one. */
function typeOf({ input, inputType = 'url' }: SourceQuestion): InputType {
  const detected = inputTypeOf(input);
  // A journal's name or ISSN is not an address. A link to a DOI or an ORCID iD is that identifier.
  if (inputType === 'url') return detected;
  if (inputType === 'doi' && normalizeDoi(input) === undefined) return detected;
  return inputType;
}

class Inquiry {
  constructor(
    private readonly parts: CheckerParts,
    private readonly queries: SourceQueries,
    private readonly today: string,
  ) {}

  about(input: string, inputType: InputType): Promise<Findings> {
    switch (inputType) {
      case 'journal':
        return this.journal({ title: normalizeIssn(input) ? undefined : input, issn: normalizeIssn(input) });
      case 'doi':
        return this.work(normalizeDoi(input) ?? input);
      case 'author':
        return this.author(input);
      case 'url':
        return this.website(input);
    }
  }

  private async journal(question: JournalQuestion): Promise<Findings> {
    const { lists, publishers } = this.parts;
    return journalFindings(await askJournal(question, this.queries, this.today, this.parts), lists, publishers);
  }

  private async work(doi: string): Promise<Findings> {
    const { library } = this.parts;
    const prefix = doi.split('/')[0] ?? '';
    const [dossier, publisher] = await Promise.all([
      askWork(doi, this.queries, this.today, library),
      this.queries.askRegistry('crossref', 'publisher by doi-prefix', prefix),
    ]);
    const findings = workFindings(dossier);
    const csl = dossier.replies.map(({ work }) => work?.csl).find((item) => item?.ISSN ?? item?.['container-title']);
    if (!csl) return findings;
    const [member] = publisher.records;
    const issn = normalizeIssn(csl.ISSN ?? '');
    const journal = await this.journal({
      // With an ISSN the title adds nothing, because databases abbreviate it.
      title: issn ? undefined : csl['container-title'],
      issn,
      publisher: { answered: publisher.answered, name: member?.name, url: member?.url },
    });
    return withContext(findings, journal, 'journal');
  }

  private async author(input: string): Promise<Findings> {
    return authorFindings(await askAuthor(input, this.queries, this.today));
  }

  private async website(address: string): Promise<Findings> {
    const { readPage, domains, lists, publishers, library, readSignals = pageSignalsOf } = this.parts;
    const page = await this.queries.record('The website', readPage(address), (met) =>
      pageAnswered(met) ? ['answered'] : ['failed', met.problem === 'timeout' ? 'timeout' : 'unavailable'],
    );
    if (page.problem === 'address-not-allowed') throw new AddressRefused();
    const domain = await this.queries.record('Domain registry (RDAP)', domains.lookUp(address), ({ outcome }) =>
      outcome === 'failed' ? [outcome, 'unavailable'] : [outcome],
    );
    const signals = page.body === undefined ? undefined : await readSignals(page.body);
    const findings = websiteFindings({ address, today: this.today, page, signals, domain }, lists, publishers);
    if (signals?.doi) {
      const work = workFindings(await askWork(signals.doi, this.queries, this.today, library));
      return withContext(findings, work, 'work');
    }
    // A page with many ISSNs is a catalog of journals.
    const issn = signals && signals.issns.length <= 2 ? signals.issns[0] : undefined;
    if (!issn) return findings;
    return withContext(findings, await this.journal({ title: signals?.journal, issn, address }), 'journal');
  }
}

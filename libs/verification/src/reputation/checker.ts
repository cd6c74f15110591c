import type { Sources } from '@veracite/connectors/sources';
import type { Registries } from '@veracite/connectors/registries/registries';
import type { Library } from '@veracite/library/port';
import { normaliseDoi, normaliseIssn } from '@veracite/model/identifiers';
import { authorFindings } from '@veracite/reputation/author/author';
import type { Lists } from '@veracite/reputation/facts/lists';
import type { KnownPublishers } from '@veracite/reputation/facts/publishers';
import { inputTypeOf, isAddress, type InputType } from '@veracite/reputation/input-type';
import { journalFindings } from '@veracite/reputation/journal/journal';
import { withContext, type Findings } from '@veracite/reputation/report/findings';
import { reportOf } from '@veracite/reputation/report/report';
import type { PageReply } from '@veracite/reputation/web/guarded';
import type { DomainAges } from '@veracite/reputation/web/rdap';
import { signsOf, type PageSigns } from '@veracite/reputation/web/signs';
import { pageAnswered, websiteFindings } from '@veracite/reputation/website/website';
import { workFindings } from '@veracite/reputation/work/work';
import { Asking } from './asking';
import { askAuthor } from './author-inquiry';
import { askJournal, type JournalFactsAtHand, type JournalQuestion } from './journal-inquiry';
import { AddressRefused, type SourceChecker, type SourceQuestion } from './port';
import { askWork } from './work-inquiry';

/** Whom the checker asks. */
export interface CheckerParts extends JournalFactsAtHand {
  registries: Registries;
  sources: Sources;
  library: Pick<Library, 'lookUp'>;
  lists: Lists;
  publishers: KnownPublishers;
  readPage: (address: string) => Promise<PageReply>;
  domains: DomainAges;
  /** Reads a page somewhere else, such as in a thread; here when absent. */
  readSigns?: (html: string) => Promise<PageSigns>;
  now?: () => Date;
}

const PATIENCE_MS = 8_000;
/** Evidence about the journal of a work, or about what a website shows, counts by half: it is about something else. */
const CONTEXT_SHARE = 0.5;

export function createSourceChecker(parts: CheckerParts): SourceChecker {
  return {
    async check(question, { signal, patienceMs = PATIENCE_MS } = {}) {
      const inputType = typeOf(question);
      const asking = new Asking(parts.registries, parts.sources, patienceMs, signal);
      const today = (parts.now?.() ?? new Date()).toISOString().slice(0, 10);
      const findings = await new Inquiry(parts, asking, today).about(question.input.trim(), inputType);
      const answered =
        findings.lines.some(({ weight }) => weight > 0) || asking.heard.some(({ outcome }) => outcome === 'answered');
      return { report: reportOf(findings, question), inputType, heard: asking.heard, answered };
    },
  };
}

/** What the asker says the input is, unless its form says plainly that it is something else. */
function typeOf({ input, inputType }: SourceQuestion): InputType {
  const told = inputTypeOf(input);
  if (inputType === undefined || inputType === told) return told;
  // A journal's name typed where an address was expected is no address; a link to a DOI or to a person is its DOI or iD.
  if (inputType === 'url') return isAddress(input) && told !== 'doi' && told !== 'author' ? 'url' : told;
  if (inputType === 'doi' && normaliseDoi(input) === undefined) return told;
  return inputType;
}

class Inquiry {
  constructor(
    private readonly parts: CheckerParts,
    private readonly asking: Asking,
    private readonly today: string,
  ) {}

  about(input: string, inputType: InputType): Promise<Findings> {
    switch (inputType) {
      case 'journal':
        return this.journal({ title: normaliseIssn(input) ? undefined : input, issn: normaliseIssn(input) });
      case 'doi':
        return this.work(normaliseDoi(input) ?? input);
      case 'author':
        return this.author(input);
      case 'url':
        return this.website(input);
    }
  }

  private async journal(question: JournalQuestion): Promise<Findings> {
    const { lists, publishers } = this.parts;
    return journalFindings(await askJournal(question, this.asking, this.today, this.parts), lists, publishers);
  }

  private async work(doi: string): Promise<Findings> {
    const { sources, library } = this.parts;
    const prefix = doi.split('/')[0] ?? '';
    const [dossier, publisher] = await Promise.all([
      askWork(doi, this.asking, this.today, sources, library),
      this.asking.registry('crossref', 'publisher by doi-prefix', prefix),
    ]);
    const own = workFindings(dossier);
    const csl = dossier.replies.map(({ work }) => work?.csl).find((item) => item?.ISSN ?? item?.['container-title']);
    if (!csl) return own;
    const [member] = publisher.records;
    const issn = normaliseIssn(csl.ISSN ?? '');
    const journal = await this.journal({
      // Beside an ISSN the title adds nothing: databases shorten it at will.
      title: issn ? undefined : csl['container-title'],
      issn,
      publisher: { answered: publisher.answered, name: member?.name, url: member?.url },
    });
    return withContext(own, journal, 'journal', CONTEXT_SHARE);
  }

  private async author(input: string): Promise<Findings> {
    return authorFindings(await askAuthor(input, this.asking, this.today));
  }

  private async website(address: string): Promise<Findings> {
    const { readPage, domains, lists, publishers, sources, library, readSigns = signsOf } = this.parts;
    const page = await this.asking.other('The website', readPage(address), (met) =>
      pageAnswered(met) ? ['answered'] : ['failed', met.problem === 'timeout' ? 'timeout' : 'unavailable'],
    );
    if (page.problem === 'address-not-allowed') throw new AddressRefused();
    const domain = await this.asking.other('Domain registry (RDAP)', domains.of(address), ({ outcome }) =>
      outcome === 'failed' ? [outcome, 'unavailable'] : [outcome],
    );
    const signs = page.body === undefined ? undefined : await readSigns(page.body);
    const own = websiteFindings({ address, today: this.today, page, signs, domain }, lists, publishers);
    if (signs?.doi) {
      const work = workFindings(await askWork(signs.doi, this.asking, this.today, sources, library));
      return withContext(own, work, 'work', CONTEXT_SHARE);
    }
    // A page that prints many ISSNs is a catalogue of journals, not one.
    const issn = signs && signs.issns.length <= 2 ? signs.issns[0] : undefined;
    if (!issn) return own;
    return withContext(own, await this.journal({ title: signs?.journal, issn, address }), 'journal', CONTEXT_SHARE);
  }
}

import { sourceName } from '@veracite/connectors/source-names';
import { mapResults } from '@veracite/contracts/check-events';
import { toResult } from '@veracite/verification/to-result';
import { readJournalNumbers } from '@veracite/reputation/facts/journals';
import { readLists } from '@veracite/reputation/facts/lists';
import { readPublishers } from '@veracite/reputation/facts/publishers';
import { readPage } from '@veracite/reputation/web/page';
import { createDomainAges } from '@veracite/reputation/web/rdap';
import { askPassages } from '@veracite/verification/fit/ask-passages';
import { findRemembered } from '@veracite/verification/finder/finder';
import { createSourceChecker } from '@veracite/verification/reputation/checker';
import { AddressRefused } from '@veracite/verification/reputation/port';
import type { Product } from '../product';
import { ToolError, type Backend } from './backend';

const isUnreachable = ({ outcome }: { outcome: string }): boolean => outcome === 'failed' || outcome === 'skipped';

/** Creates a backend over the pipeline in this process. */
export function localBackend({ verifier, library, listings, sources }: Product): Backend {
  const upstream = process.env['UPSTREAM_ORIGIN']?.replace(/\/$/, '');
  const checker = createSourceChecker({
    sources,
    registries: sources.registries,
    library,
    ...(listings && { imported: listings }),
    numbersOf: readJournalNumbers(),
    lists: readLists(),
    publishers: readPublishers(),
    readPage: (address) => readPage(address, { upstream }),
    domains: createDomainAges({ upstream }),
  });
  return {
    verify: (_text, references) =>
      mapResults(verifier.verify(references, { isSingle: references.length === 1 }), toResult),
    async find(description) {
      const { ranked, consultations } = await findRemembered({ library, sources }, description);
      const works = ranked.map(({ candidate: { work }, chance }) => ({
        csl: work.csl,
        url: work.url,
        doi: work.identifiers.doi,
        confidence: chance,
        retracted: work.standing === 'retracted' || work.standing === 'withdrawn',
      }));
      return {
        works,
        failed: [...new Set(consultations.filter(isUnreachable).map(({ connector }) => sourceName(connector)))],
      };
    },
    passages: (works) => askPassages(works, sources),
    async checkSource(input) {
      const { report, outcomes } = await checker.check({ input }).catch((error: unknown) => {
        if (error instanceof AddressRefused) throw new ToolError(`${error.message}.`);
        throw error;
      });
      return { report, failed: outcomes.filter(isUnreachable).map(({ source }) => source) };
    },
  };
}

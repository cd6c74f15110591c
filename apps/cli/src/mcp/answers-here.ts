import { toResult } from '@veracite/contracts/to-result';
import { readJournalNumbers } from '@veracite/reputation/facts/journals';
import { readLists } from '@veracite/reputation/facts/lists';
import { readPublishers } from '@veracite/reputation/facts/publishers';
import { readPage } from '@veracite/reputation/web/page';
import { createDomainAges } from '@veracite/reputation/web/rdap';
import { createFinder } from '@veracite/verification/finder/finder';
import { createSourceChecker } from '@veracite/verification/reputation/checker';
import { AddressRefused } from '@veracite/verification/reputation/port';
import type { Product } from '../product';
import { Refused, type Answers } from './answers';

const isSilent = ({ outcome }: { outcome: string }): boolean => outcome === 'failed' || outcome === 'skipped';

/** The tools' answers from the pipeline in this process. */
export function answersHere({ verifier, library, listings, sources, nameOf }: Product): Answers {
  const finder = createFinder({ library, sources });
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
    async verify(_text, references, onCount) {
      let done = 0;
      const verifications =
        references.length === 1 && references[0]
          ? [await verifier.verify(references[0])]
          : await verifier.verifyMany(references, { onResult: () => onCount?.((done += 1)) });
      return verifications.map((verification) => toResult(verification, nameOf));
    },
    async find(description) {
      const { ranked, consultations } = await finder.find(description);
      const works = ranked.map(({ candidate: { work }, chance }) => ({
        csl: work.csl,
        url: work.url,
        doi: work.identifiers.doi,
        confidence: chance,
        retracted: work.standing === 'retracted' || work.standing === 'withdrawn',
      }));
      return { works, failed: [...new Set(consultations.filter(isSilent).map(({ connector }) => nameOf(connector)))] };
    },
    async checkSource(input) {
      const { report, heard } = await checker.check({ input }).catch((error: unknown) => {
        if (error instanceof AddressRefused) throw new Refused(`${error.message}.`);
        throw error;
      });
      return { report, failed: heard.filter(isSilent).map(({ source }) => source) };
    },
  };
}

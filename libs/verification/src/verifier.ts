import { setMaxListeners } from 'node:events';
import type { Sources } from '@veracite/connectors/port';
import { correct } from '@veracite/formatting/correct';
import type { Library } from '@veracite/library/port';
import type { Match } from '@veracite/model/evidence';
import { readAs, type Reference } from '@veracite/model/reference';
import type { CorrectedCitation, Correction, Verification } from '@veracite/model/verification';
import { fuse } from '@veracite/verdict/correction/fuse';
import { judge } from '@veracite/verdict/judge';
import { gatherLookUps } from './bulk';
import { countSearches } from './search-queue';
import { Dossier } from './dossier';
import { Inquiry, type Manner } from './inquiry';
import { LastCall } from './last-call';
import type { Verifier, VerifyManyOptions, VerifyOptions } from './port';
import { questionKey } from './questions';

/** How long is waited, in milliseconds. */
export interface Patience {
  /** A single check ends here: design section 4. */
  soft: number;
  /** A batch ends here, plus `each` for every reference. */
  hard: number;
  /** What one more reference may take at the slowest core pace, one request in 3 s (arXiv). */
  each: number;
  /** How long databases may still confirm a work once it is found. */
  grace: number;
  /** The same in a batch, where questions about notices wait to travel together, behind each other's windows. */
  batchGrace: number;
  /** How long a batch whose references have all been searched for is still confirmed. */
  lastCall: number;
  /** How long a database that does not answer keeps a single check from asking others; most answer within a second. */
  moveOn: number;
}

export const PATIENCE: Patience = {
  soft: 8_000,
  hard: 25_000,
  each: 3_000,
  grace: 1_200,
  batchGrace: 6_000,
  lastCall: 1_000,
  moveOn: 2_000,
};

/** References of a batch that are under way at once. */
const ABREAST = 100;

export interface VerifierParts {
  library: Library;
  sources: Sources;
  now?: () => Date;
  patience?: Patience;
}

/** The whole pipeline over a library and the databases. */
export function createVerifier({
  library,
  sources,
  now = () => new Date(),
  patience = PATIENCE,
}: VerifierParts): Verifier {
  async function inquire(reference: Reference, asking: InquirySources, manner: Manner): Promise<Verification> {
    const start = Date.now();
    const inquiry = new Inquiry(new Dossier(reference), library, asking, manner);
    await inquiry.run();
    const { dossier } = inquiry;
    const matches = dossier.matches();
    const read = dossier.resolved();
    const { consultations } = dossier;
    const verdict = judge({
      reference: read,
      matches,
      consultations,
      coverage: inquiry.coverage(),
      now: now(),
      nameOf: namesOf(sources),
    });
    const correction = verdict.match && fuse(read, verdict.match);
    const corrected = verdict.match && correction && correctedFrom(correction, verdict.match, reference);
    return { reference: read, verdict, matches, consultations, corrected, correction, ms: Date.now() - start };
  }

  function manner(
    options: VerifyOptions,
    deadline: number,
    signal: AbortSignal,
  ): Omit<Manner, 'searchWidth' | 'graceMs'> {
    const { quick = false, sources: only } = options;
    return { identifierWidth: 4, deadline, quick, signal, only };
  }

  return {
    async verify(reference, options = {}) {
      const signal = withTimeout(options.signal, patience.soft);
      const deadline = Date.now() + patience.soft;
      return inquire(reference, sources, {
        ...manner(options, deadline, signal),
        searchWidth: 3,
        graceMs: patience.grace,
        moveOnMs: patience.moveOn,
      });
    },

    async verifyMany(references, options: VerifyManyOptions = {}) {
      const span = patience.hard + patience.each * references.length;
      const deadline = Date.now() + span;
      const keys = references.map(questionKey);
      const lastCall = new LastCall(new Set(keys).size, patience.lastCall);
      setMaxListeners(0, lastCall.signal);
      const signal = withTimeout(options.signal, span);
      const gathered: InquirySources = {
        list: () => sources.list(),
        ...gatherLookUps(sources, { signal, deadline }, lastCall.searched),
        ...countSearches(sources),
      };
      const under = new Map<string, Promise<Verification>>();
      const results = new Array<Verification>(references.length);
      await inLanes(references, ABREAST, async (reference, index) => {
        const key = keys[index] ?? '';
        const shared =
          under.get(key) ??
          inquire(reference, gathered, {
            ...manner(options, deadline, signal),
            searchWidth: 1,
            graceMs: patience.batchGrace,
            // Its place in a queue is worth more to a reference that is not found yet: identifiers confirm more cheaply.
            searchGraceMs: 0,
            onlyConfirming: lastCall.guest(),
            confirmedUntil: lastCall.signal,
          });
        under.set(key, shared);
        const answer = await shared;
        const result = { ...answer, reference: readAs(reference, answer.reference.identifiers.doi) };
        results[index] = result;
        options.onResult?.(result, index);
      });
      lastCall.close();
      return results;
    },
  };
}

/** The work in three styles; how other databases, the abstract and the reference write its title tells proper nouns from other words. */
function correctedFrom(
  { csl: fused }: Correction,
  { candidate }: Match,
  { csl: { title: cited } }: Reference,
): CorrectedCitation {
  const also = (candidate.also ?? []).map(({ work }) => work);
  return correct(fused, {
    casings: also.flatMap(({ csl }) => csl.title ?? []),
    cited,
    abstract: [candidate.work, ...also].map((work) => work.abstract ?? work.csl.abstract).find(Boolean),
  });
}

type InquirySources = Pick<Sources, 'list' | 'lookUp' | 'notices' | 'search' | 'waitFor'>;

/** Display names for the sentences of a verdict. */
function namesOf(sources: Sources): (id: string) => string {
  const names = new Map(sources.list().map(({ source }) => [source.id, source.name]));
  return (id) => (id === 'library' ? 'the local library' : (names.get(id) ?? id));
}

function withTimeout(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  const both = signal ? AbortSignal.any([signal, timeout]) : timeout;
  // Every question of a batch listens to the one signal: many listeners are no leak here.
  setMaxListeners(0, both);
  return both;
}

/** Runs `work` over all items, `width` at once, in their order. */
async function inLanes<T>(items: T[], width: number, work: (item: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
}

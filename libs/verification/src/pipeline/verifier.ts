import { setMaxListeners } from 'node:events';
import type { Sources } from '@veracite/connectors/sources';
import { createClock, type Clock } from '@veracite/connectors/runtime/clock';
import type { Library } from '@veracite/library/port';
import type { Organization } from '@veracite/model/organization';
import { readAs, type Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { batchPolicy, batchSpan, singlePolicy, TIMEOUTS, type AskPolicy, type Timeouts } from './ask-policy';
import { ConfirmationWindow } from './confirmation-window';
import { correctionOf } from './correction';
import { Dossier } from './dossier';
import { Inquiry } from './inquiry';
import { judged } from './judged';
import type { Verifier, VerifyManyOptions, VerifyOptions } from './port';
import { questionKey } from './questions';

/** References of a batch that are verified concurrently. */
const MAX_CONCURRENT = 100;

export interface VerifierParts {
  library: Library;
  sources: Sources;
  now?: () => Date;
  timeouts?: Timeouts;
  /** Must be the clock of the sources. */
  clock?: Clock;
}

/** Creates a verifier over a library and the databases. */
export function createVerifier({
  library,
  sources,
  now = () => new Date(),
  timeouts = TIMEOUTS,
  clock = createClock(),
}: VerifierParts): Verifier {
  const nameOf = namesOf(sources);
  async function inquire(reference: Reference, policy: AskPolicy): Promise<Verification> {
    const start = clock.now();
    const inquiry = new Inquiry(new Dossier(reference), library, sources, policy);
    await inquiry.run();
    return resultOf(inquiry, reference, { now: now(), nameOf }, () => Math.round(clock.now() - start));
  }

  /** Returns the settings that all references of one call share. */
  function frame(options: VerifyOptions, span: number) {
    const signal = withTimeout(options.signal, Math.ceil(clock.toRealMs(span)));
    return { options, timeouts, clock, signal, deadline: clock.now() + span };
  }

  /** Verifies each distinct reference once and calls `onResult` for all its occurrences. */
  async function inquireAll(references: Reference[], options: VerifyManyOptions, onResult: OnResult): Promise<void> {
    const all = byQuestion(references);
    const policy = batchPolicy(frame(options, batchSpan(references.length, timeouts)), all.length);
    const window = new ConfirmationWindow(all.length, timeouts.lastConfirmations, clock);
    setMaxListeners(0, window.signal);
    await inLanes(all, MAX_CONCURRENT, async (places) => {
      const [first] = places;
      const reference = first === undefined ? undefined : references[first];
      if (!reference) return;
      const onePolicy = {
        ...policy,
        window: { signal: window.signal, onlyConfirming: window.forOne() },
        onAskingAgain: (connectors: string[]) => places.forEach((place) => options.onAskingAgain?.(connectors, place)),
      };
      const result = await inquire(reference, onePolicy);
      const { doi } = result.reference.identifiers;
      for (const place of places)
        onResult({ ...result, reference: readAs(references[place] ?? reference, doi) }, place);
    });
    window.close();
  }

  return {
    verify: (reference, options = {}) => inquire(reference, singlePolicy(frame(options, timeouts.soft))),

    async verifyMany(references, options = {}) {
      const results = new Array<Verification>(references.length);
      await inquireAll(references, options, (result, index) => {
        results[index] = result;
        options.onResult?.(result, index);
      });
      return results;
    },
  };
}

/** Builds the result from the answers about one reference. */
function resultOf(
  inquiry: Inquiry,
  reference: Reference,
  context: { now: Date; nameOf: (id: string) => string },
  ms: () => number,
): Verification {
  const { dossier } = inquiry;
  const coverage = inquiry.coverage();
  const { read, matches, verdict } = judged(dossier, { coverage, ...context });
  const { consultations } = dossier;
  return {
    reference: read,
    verdict,
    matches,
    consultations,
    ...corrected(read, verdict, { reference, organizations: dossier.organizations, now: context.now }),
    ms: ms(),
  };
}

type OnResult = (result: Verification, index: number) => void;

/** Groups the positions of equal references. */
function byQuestion(references: Reference[]): number[][] {
  const places = new Map<string, number[]>();
  references.forEach((reference, place) => {
    const key = questionKey(reference);
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  return [...places.values()];
}

/** Returns the correction, if a work was found. */
function corrected(
  read: Reference,
  { match }: Verification['verdict'],
  { reference, organizations, now }: { reference: Reference; organizations: readonly Organization[]; now: Date },
): Pick<Verification, 'corrected' | 'correction'> {
  if (!match) return {};
  const records = [match.candidate.work, ...(match.candidate.also ?? []).map(({ work }) => work)];
  const context = {
    casings: records.slice(1).flatMap(({ csl }) => csl.title ?? []),
    cited: reference.csl.title,
    abstract: records.map((work) => work.abstract ?? work.csl.abstract).find(Boolean),
  };
  return correctionOf(read, match, now, context, organizations);
}

/** Returns a function that maps connector ids to display names for sentences. */
function namesOf(sources: Sources): (id: string) => string {
  const names = new Map(sources.list().map(({ source }) => [source.id, source.name]));
  return (id) => (id === 'library' ? 'the local library' : (names.get(id) ?? id));
}

function withTimeout(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  const both = signal ? AbortSignal.any([signal, timeout]) : timeout;
  // All questions of a batch listen to one signal, so many listeners are not a leak.
  setMaxListeners(0, both);
  return both;
}

/** Runs `work` for all items in order, `width` of them concurrently. */
async function inLanes<T>(items: T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const item = items[next];
      next += 1;
      if (item !== undefined) await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
}

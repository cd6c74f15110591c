import { setMaxListeners } from 'node:events';
import type { Registries } from '@veracite/connectors/registries/registries';
import type { Sources } from '@veracite/connectors/sources';
import { createClock, type Clock } from '@veracite/connectors/runtime/clock';
import type { Library } from '@veracite/library/port';
import { readAs, type Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { judge } from '@veracite/verdict/judge';
import type { JudgeInput } from '@veracite/verdict/judge-input';
import { groupBy } from '@veracite/text/group-by';
import { inLanes } from '../in-lanes';
import { withTimeout } from '../with-timeout';
import {
  batchPolicy,
  batchSpan,
  singlePolicy,
  TIMEOUTS,
  type AskPolicy,
  type Timeouts,
  type VerifyOptions,
} from './ask-policy';
import { correctionOf, readAsWritten } from './correction';
import { Dossier } from './dossier';
import { emittedBy, type SourceEvent, type VerificationEvent } from './events';
import { Inquiry } from './inquiry';
import { questionKey } from './questions';

/** References of a batch that are verified concurrently. */
const MAX_CONCURRENT = 100;

export type Verifier = ReturnType<typeof createVerifier>;

interface VerifierParts {
  library: Library;
  /** Without registries, it is not known which journals Crossref covers. */
  sources: Sources & { registries?: Registries };
  now?: () => Date;
  timeouts?: Timeouts;
  /** Must be the clock of the sources. */
  clock?: Clock;
}

/** Creates what plans, queries, compares, judges and formats. It does not throw when a database fails. */
export function createVerifier({
  library,
  sources,
  now = () => new Date(),
  timeouts = TIMEOUTS,
  clock = createClock(),
}: VerifierParts) {
  /** Runs the inquiry about one reference, and judges the answers. */
  async function inquire(
    reference: Reference,
    policy: AskPolicy,
    onEvent: (event: SourceEvent) => void,
  ): Promise<Verification> {
    const start = clock.now();
    const dossier = new Dossier(reference);
    const inquiry = new Inquiry(dossier, library, sources, policy, onEvent);
    await inquiry.run();
    const judged = () => resultOf(dossier, { coverage: inquiry.coverage(), now: now() });
    const draft = judged();
    // Only an accusation rests on silence, so that other verdicts cost no control.
    const isDoubted = draft.verdict.status === 'fake' && (await inquiry.checkSilences());
    const result = isDoubted ? judged() : draft;
    return { ...result, ms: Math.round(clock.now() - start) };
  }

  /** Returns the settings that all references of one call share. */
  function frame(options: VerifyOptions, span: number) {
    const signal = withTimeout(options.signal, Math.ceil(clock.toRealMs(span)));
    // All questions of a batch listen to one signal, so many listeners are not a leak.
    setMaxListeners(0, signal);
    return { options, timeouts, clock, signal, deadline: clock.now() + span };
  }

  return {
    /** Verifies references. Equal ones are verified once. Each is judged once, and has no event after that. */
    verify: (references: readonly Reference[], options: VerifyOptions = {}) =>
      emittedBy<VerificationEvent>(async (emit) => {
        /** The positions of equal references. */
        const all = [...groupBy(references.keys(), (index) => questionKey(references[index] as Reference)).values()];
        const policy = options.isSingle
          ? singlePolicy(frame(options, timeouts.soft))
          : batchPolicy(frame(options, batchSpan(references.length, timeouts)), all.length);
        await inLanes(all, MAX_CONCURRENT, async (places) => {
          const reference = references[places[0] ?? -1];
          if (!reference) return;
          const verification = await inquire(reference, policy, (event) => {
            for (const position of places) emit({ ...event, position });
          });
          for (const position of places)
            emit({ type: 'judged', position, result: judgedAt(references[position], verification) });
        });
      }),
  };
}

/** Returns the result of an equal reference for this one, which may stand elsewhere. */
function judgedAt(own: Reference | undefined, verification: Verification): Verification {
  const read = verification.reference;
  const reference = own?.raw === read.raw ? { ...read, id: own.id, span: own.span } : readAs(own ?? read, read.identifiers.doi); // prettier-ignore
  return { ...verification, reference };
}

/** Judges the answers about one reference, and corrects it if a work was found. */
function resultOf(dossier: Dossier, by: Required<Pick<JudgeInput, 'coverage' | 'now'>>): Omit<Verification, 'ms'> {
  const judged = (read: Dossier) => {
    const [reference, matches, consultations] = [read.resolved(), read.matches(), read.consultations];
    const verdict = judge({ reference, matches, consultations, citing: read.citingMatches(), ...by });
    return {
      reference,
      verdict,
      matches,
      consultations,
      ...(verdict.match && verdict.status !== 'fake' && correctionOf(reference, verdict.match)),
    };
  };
  const result = judged(dossier);
  const written = readAsWritten(result);
  return written ? judged(dossier.readAs(written)) : result;
}

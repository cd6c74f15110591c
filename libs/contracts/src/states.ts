import { details, icons, schemes, states, tones } from '../data/states.json';
import type { VerificationResult } from './citations';

/** A status of a checked reference, or of an entry of a bibliography. */
export type State = keyof typeof states;
export type Tone = keyof typeof tones;

/** Colors of a state: text on the page or on `soft`, the ground behind it, and the area of a bar. */
export type ToneColors = (typeof tones)[Tone]['light'];

/** All states, the gravest first. */
export const STATES = Object.keys(states) as State[];

/** Returns the name, color and icon of a state; an unrecognized state is shown as unknown. */
export function lookOfState(state: string): { name: string; tone: Tone; icon: string } {
  return Object.hasOwn(states, state)
    ? (states[state as State] as ReturnType<typeof lookOfState>)
    : lookOfState('unknown');
}

export const nameOfState = (state: string): string => lookOfState(state).name;

/** Returns the colors of a scheme by tone. */
export function tonesOf(scheme: 'light' | 'dark'): Record<Tone, ToneColors> {
  return Object.fromEntries(Object.entries(tones).map(([tone, colors]) => [tone, colors[scheme]])) as Record<
    Tone,
    ToneColors
  >;
}

/**
 * `details`: names of the kinds of incomplete and unknown references. `icons`: the line icons of states, as paths on a grid
 * of 24. `schemes`: colors of pages and texts.
 */
export { details, icons, schemes };

type Explained = Pick<VerificationResult, 'status'> &
  Partial<Pick<VerificationResult, 'problem' | 'reasonCodes' | 'expected'>>;

/** Returns the kind of an incomplete or unknown reference in a few words; undefined where the state says it all. */
export function detailOf({ status, problem, reasonCodes = [], expected }: Explained): string | undefined {
  if (status === 'incomplete') return problem && problem !== 'missing' ? details[problem] : undefined;
  if (status !== 'unknown') return undefined;
  const code = (['core-unreachable', 'core-not-asked', 'not-found', 'not-covered'] as const).find((item) =>
    reasonCodes.includes(item),
  );
  if (code !== 'not-found' || expected === undefined) return code && details[code];
  return `${details[code]}, ${Math.min(99, Math.floor(expected * 100))} of 100 such works are`;
}

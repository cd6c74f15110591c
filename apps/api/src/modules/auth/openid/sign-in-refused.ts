import type { SignInFault } from '@veracite/contracts/sign-in-faults';

/** A sign-in through a provider that came to nothing, and why. */
export class SignInRefused extends Error {
  constructor(
    readonly fault: SignInFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}

import type { SignInFault } from '@veracite/contracts/sign-in-faults';

/** A failed sign-in at a provider, with its reason. */
export class SignInRefused extends Error {
  constructor(
    readonly fault: SignInFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}

/** Why a sign-in through another site came to nothing, as the parameter `signin` of the page that one returns to. */
export const SIGN_IN_FAULTS = {
  cancelled: 'You did not sign in. Nothing was changed.',
  expired: 'This sign-in has expired or was begun in another browser. Please try again.',
  unverified: 'The provider has not verified your email address. Please verify it there, or use email and password.',
  taken:
    'An account with this email address exists already. Sign in with its password, or set a new one by “Forgot password?”: that proves the address is yours, and this way to sign in works from then on.',
  unconfigured: 'This way to sign in is not configured on this server. Please use email and password.',
  unavailable: 'The sign-in provider cannot be reached at the moment. Please try again, or use email and password.',
  failed: 'The provider’s answer could not be verified. Please try again.',
} as const;

export type SignInFault = keyof typeof SIGN_IN_FAULTS;

export function isSignInFault(text: string | null): text is SignInFault {
  return text !== null && Object.hasOwn(SIGN_IN_FAULTS, text);
}

import type { Config } from '../../../platform/config/schema';
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

export type ProviderId = 'google' | 'oidc';

export interface ProviderSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

const GOOGLE = new URL('https://accounts.google.com');

/** Returns the provider, or undefined when it is not configured. */
export function providerOf(config: Config, id: ProviderId): ProviderSettings | undefined {
  if (id === 'google') {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
    return clientId && clientSecret ? { issuer: GOOGLE, clientId, clientSecret } : undefined;
  }
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config;
  return issuer && clientId && clientSecret ? { issuer: new URL(issuer), clientId, clientSecret } : undefined;
}

/** Returns the button text of the other provider: its configured name, otherwise its host. */
export function providerLabel({ OIDC_ISSUER: issuer, OIDC_NAME: name }: Config): string | null {
  return name ?? (issuer ? new URL(issuer).host : null);
}

/** Returns the path to which a provider redirects; it must be registered there. */
export function callbackPath(id: ProviderId): string {
  return `/api/auth/${id}/callback`;
}

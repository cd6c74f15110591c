import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import * as openid from 'openid-client';
import { type Config, CONFIG } from '../../../platform/config/schema';
import type { User } from '../entities';
import { OpenIdAccounts, type ProviderUser } from './openid-accounts';
import { callbackPath, providerOf, type ProviderId, type ProviderSettings, SignInRefused } from './providers';
import { SignInAttempts, type Attempt } from './sign-in-attempts';

const TIMEOUT_S = 10;
/** Lifetime of a provider's metadata. */
const METADATA_MS = 3_600_000;

/** Signs users in with OpenID Connect: authorization code with PKCE, state and nonce (RFC 6749, 7636, 9700). */
@Injectable()
export class OpenIdSignIn {
  private readonly known = new Map<ProviderId, { client: openid.Configuration; until: number }>();

  constructor(
    private readonly attempts: SignInAttempts,
    private readonly accounts: OpenIdAccounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the URL of the provider's page; `callback`: path of this site afterwards. @throws SignInRefused */
  async begin(id: ProviderId, callback: string | undefined, response: Response): Promise<URL> {
    const client = await this.client(id);
    const attempt: Attempt = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
      callback: callback ?? null,
    };
    await this.attempts.begin(id, attempt, response);
    return openid.buildAuthorizationUrl(client, {
      redirect_uri: this.config.PUBLIC_URL + callbackPath(id),
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
  }

  /** Ends the attempt when the user returns from the provider. @throws SignInRefused */
  return(id: ProviderId, request: Request, response: Response): Promise<Attempt> {
    return this.attempts.finish(id, request.query['state'], request, response);
  }

  /** Returns the account of the user who returned. @throws SignInRefused */
  async userOf(id: ProviderId, attempt: Attempt, request: Request): Promise<User> {
    if (request.query['error'] === 'access_denied') throw new SignInRefused('cancelled');
    const client = await this.client(id);
    return this.accounts.userOf(id, await this.providerUserOf(client, attempt, request));
  }

  private async providerUserOf(
    client: openid.Configuration,
    attempt: Attempt,
    request: Request,
  ): Promise<ProviderUser> {
    try {
      const answered = new URL(request.originalUrl, this.config.PUBLIC_URL);
      const tokens = await openid.authorizationCodeGrant(client, answered, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      // The address may be in the ID token (Google) or only in the user info (OpenID Connect Core 5.4).
      if (claims['email'] !== undefined) return claims;
      return { ...(await openid.fetchUserInfo(client, tokens.access_token, claims.sub)), iss: claims.iss };
    } catch (cause) {
      throw new SignInRefused('failed', { cause });
    }
  }

  /** @throws SignInRefused when the provider is not configured or cannot be reached */
  private async client(id: ProviderId): Promise<openid.Configuration> {
    const known = this.known.get(id);
    if (known && known.until > Date.now()) return known.client;
    const settings = providerOf(this.config, id);
    if (!settings) throw new SignInRefused('unconfigured');
    try {
      const client = await this.discover(settings);
      this.known.set(id, { client, until: Date.now() + METADATA_MS });
      return client;
    } catch (cause) {
      throw new SignInRefused('unavailable', { cause });
    }
  }

  private async discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<openid.Configuration> {
    const upstream = this.config.UPSTREAM_ORIGIN;
    return openid.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_S,
      // The library would trust the token endpoint's TLS; the signature is safe behind a mirror or a proxy too.
      execute: [
        openid.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' || upstream ? [openid.allowInsecureRequests] : []),
      ],
      [openid.customFetch]: (url, options) => fetch(through(upstream, url), options as RequestInit),
    });
  }
}

/** With UPSTREAM_ORIGIN, replaces https://HOST/PATH with $UPSTREAM_ORIGIN/HOST/PATH. */
function through(upstream: string | undefined, url: string): string {
  return upstream && url.startsWith('https://') ? `${upstream}/${url.slice('https://'.length)}` : url;
}

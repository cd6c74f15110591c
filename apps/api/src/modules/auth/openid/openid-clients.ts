import { Inject, Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { providerOf, type ProviderId, type ProviderSettings, SignInRefused } from './providers';

const TIMEOUT_S = 10;
/** Lifetime of a provider's metadata. */
const METADATA_MS = 3_600_000;

/** Creates the OpenID client of each configured provider from the metadata that its issuer publishes. */
@Injectable()
export class OpenIdClients {
  private readonly known = new Map<ProviderId, { client: openid.Configuration; until: number }>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @throws SignInRefused when the provider is not configured or cannot be reached */
  async client(id: ProviderId): Promise<openid.Configuration> {
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

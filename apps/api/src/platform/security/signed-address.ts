import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/schema';
import { signingSecret } from './secret';

/** What an address that needs no sign-in opens; one for a feed ends no mails. */
export type Purpose = 'watch-feed' | 'watch-mails';

const SHAPE = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.([\w-]{43})$/;

/** Addresses that open one thing to whoever has them: an id and its signature by the server's secret, so that none can be made up. */
export class SignedAddresses {
  private readonly secret: string;

  constructor(config: Config) {
    this.secret = signingSecret(config);
  }

  /** The last part of the address of a thing with this id. */
  tokenOf(purpose: Purpose, id: string): string {
    return `${id}.${this.sign(purpose, id)}`;
  }

  /** The id that a token names, undefined for one that was not made here for this purpose. */
  idOf(purpose: Purpose, token: string): string | undefined {
    const [, id, signature] = SHAPE.exec(token) ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(purpose, id))) ? id : undefined;
  }

  private sign(purpose: Purpose, id: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}:${id}`).digest('base64url');
  }
}

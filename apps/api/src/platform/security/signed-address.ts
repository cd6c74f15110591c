import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/schema';
import { signingSecret } from './secret';

/** The purpose of a signed URL. A URL for one purpose is invalid for another. */
export type Purpose = 'watch-feed' | 'watch-mails';

const SHAPE = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.([\w-]{43})$/;

/** Creates and verifies tokens of URLs that need no sign-in: an id and its signature with the server's secret. */
export class SignedAddresses {
  private readonly secret: string;

  constructor(config: Config) {
    this.secret = signingSecret(config);
  }

  tokenOf(purpose: Purpose, id: string): string {
    return `${id}.${this.sign(purpose, id)}`;
  }

  /** Returns the id of a token, or undefined for a token with an invalid signature or another purpose. */
  idOf(purpose: Purpose, token: string): string | undefined {
    const [, id, signature] = SHAPE.exec(token) ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(purpose, id))) ? id : undefined;
  }

  private sign(purpose: Purpose, id: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}:${id}`).digest('base64url');
  }
}

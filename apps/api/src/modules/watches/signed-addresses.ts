import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Config, CONFIG } from '../../platform/config/schema';
import { signingSecret } from '../../platform/security/secret';

/** The purpose of a signed URL. A URL for one purpose is invalid for another. */
export type Purpose = 'watch-feed' | 'watch-mails';

const SHAPE = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.([\w-]{43})$/;

/** URLs of watches. Those that need no sign-in have a token: an id and its signature with the server's secret. */
@Injectable()
export class SignedAddresses {
  readonly origin: string;
  /** URL of the page with the watches in the web client. */
  readonly page: string;
  private readonly secret: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.origin = config.PUBLIC_URL;
    this.page = `${this.origin}/watch`;
    this.secret = signingSecret(config);
  }

  feedPath(id: string): string {
    return `/api/watches/feed/${this.tokenOf('watch-feed', id)}`;
  }

  /** Returns the URL of the page on which a person ends the mails of a watch. */
  unsubscribePage(token: string): string {
    return `${this.origin}/unsubscribe/${token}`;
  }

  /** Returns the URLs that end the mails of a watch: for mail programs, which send a POST, and for people. */
  unsubscribe(id: string): { post: string; page: string } {
    const token = this.tokenOf('watch-mails', id);
    return { post: `${this.origin}/api/watches/unsubscribe/${token}`, page: this.unsubscribePage(token) };
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

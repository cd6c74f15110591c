import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { notFound } from '../problem/problem';
import { type Config, CONFIG } from '../config/schema';
import { signingSecret } from './secret';

/** The purpose of a signed URL. A URL for one purpose is invalid for another. */
export type Purpose = 'watch-feed' | 'watch-mails' | 'letter-answers';

const SHAPE = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.([\w-]{43})$/;

/** Tokens of URLs that need no sign-in: an id and its signature with the server's secret. */
@Injectable()
export class SignedTokens {
  readonly origin: string;
  private readonly secret: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.origin = config.PUBLIC_URL;
    this.secret = signingSecret(config);
  }

  tokenOf(purpose: Purpose, id: string): string {
    return `${id}.${this.sign(purpose, id)}`;
  }

  /** Returns the id of a token. @throws Problem 404 for a token with an invalid signature or another purpose */
  idOf(purpose: Purpose, token: string): string {
    const [, id = '', signature = ''] = SHAPE.exec(token) ?? [];
    const isValid = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(purpose, id)));
    if (!isValid) throw notFound('This address');
    return id;
  }

  private sign(purpose: Purpose, id: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}:${id}`).digest('base64url');
  }
}

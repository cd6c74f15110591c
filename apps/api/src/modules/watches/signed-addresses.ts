import { Injectable } from '@nestjs/common';
import { SignedTokens } from '../../platform/security/signed-tokens';

/** URLs of watches. */
@Injectable()
export class SignedAddresses extends SignedTokens {
  /** URL of the page with the watches in the web client. */
  readonly page = `${this.origin}/watch`;

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
}

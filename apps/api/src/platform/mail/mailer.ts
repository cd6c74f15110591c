import { Inject, Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { type Config, CONFIG } from '../config/schema';

export interface Message {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** The same for every attempt (`<id@host>`), so that a mail that is sent twice is recognized as a duplicate. */
  messageId?: string;
}

/** Timeout of the SMTP server, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Sends mail through SMTP_URL. Without it, mail is written to the log, except in production. */
@Injectable()
export class Mailer {
  /** False in production without SMTP_URL; otherwise mail is sent or logged. */
  readonly enabled: boolean;
  /** True if mail is logged only. */
  readonly isLogged: boolean;
  private readonly log = new Logger('Mail');
  /** Sends a mail. Rejects when the server does not accept it. */
  readonly deliver: (message: Message) => Promise<void>;

  constructor(@Inject(CONFIG) { SMTP_URL: url, MAIL_FROM: from, production }: Config) {
    this.enabled = url !== undefined || !production;
    this.isLogged = url === undefined && !production;
    const transport =
      url &&
      createTransport(
        { url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
        { from },
      );
    this.deliver = async (message) => {
      if (transport) await transport.sendMail(message);
      else
        this.log.log(
          `No SMTP_URL is set, so this is not sent.\nTo: ${message.to}\n${message.subject}\n${message.text}`,
        );
    };
  }

  /** Sends a mail in the background. An error is logged and does not fail the request. */
  send(message: Message): void {
    if (!this.enabled) return;
    this.deliver(message).catch((error: unknown) =>
      this.log.error({ err: error }, `mail was not sent: ${message.subject}`),
    );
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/schema';

export interface Message {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** Stable over attempts, so that a mail that is sent twice is known to be one: `<id@host>`. */
  messageId?: string;
}

/** An SMTP server that says nothing for so long is taken for dead, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Sends mail through SMTP_URL. Without one, outside production, mail is written to the log, where a newcomer finds it. */
@Injectable()
export class Mailer {
  /** Whether what is sent reaches somebody. */
  readonly enabled: boolean;
  private readonly log = new Logger('Mail');
  /** Sends, and fails when the mail was not taken. */
  readonly deliver: (message: Message) => Promise<void>;

  constructor(@Inject(CONFIG) { SMTP_URL: url, MAIL_FROM: from, production }: Config) {
    this.enabled = url !== undefined || !production;
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

  /** Sends without anybody waiting for it: a mail that cannot be sent is a line in the log, not an error of the request. */
  send(message: Message): void {
    if (!this.enabled) return;
    this.deliver(message).catch((error: unknown) =>
      this.log.error({ err: error }, `mail was not sent: ${message.subject}`),
    );
  }
}

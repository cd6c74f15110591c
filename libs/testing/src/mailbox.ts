import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** Headers and body as they came over the wire. */
  raw: string;
}

/** A mail server on this machine that takes every mail. */
export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** Waits for the next mail to an address that was not taken before. */
  next(to: string): Promise<ReceivedMail>;
  /** Returns the number of unread mails to an address. */
  waiting(to: string): number;
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;

export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, raw });
        done();
      }, done);
    },
  });
  server.server.on('connection', (socket) => socket.unref());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: async (to) => {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await new Promise((go) => setTimeout(go, 20))) {
        const index = mails.findIndex((mail) => mail.to === to);
        const [mail] = index < 0 ? [] : mails.splice(index, 1);
        if (mail) return mail;
      }
      throw new Error(`no mail came to ${to}`);
    },
    waiting: (to) => mails.filter((mail) => mail.to === to).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The link in a mail, its soft line breaks (RFC 2045, quoted-printable) undone. */
export function linkIn({ raw }: ReceivedMail): URL {
  const plain = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const link = /https?:\/\/\S+/.exec(plain)?.[0];
  if (!link) throw new Error(`no link in: ${raw}`);
  return new URL(link);
}

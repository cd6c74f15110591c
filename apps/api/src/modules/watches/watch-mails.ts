import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import { Mailer } from '../../platform/mail/mailer';
import { WatchEvent } from './entities';
import { SignedAddresses } from './signed-addresses';
import { newsMail } from './watch-mail';
import { eventViews } from './watch.repository';

/** A worker that does not finish in this time was stopped; the mail is sent again with the same message id. */
const LEASE_SECONDS = 5 * 60;
/** Events that could not be mailed for so long are only on the page and in the feed. */
const MAX_AGE_DAYS = 7;

const DUE = z.object({ id: z.string(), watchId: z.string(), watchName: z.string(), email: z.string() });

/** Mails the events of watched lists: one mail for all events of a list. */
@Injectable()
export class WatchMails {
  private readonly log = new Logger('Watch');

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly signed: SignedAddresses,
  ) {}

  /** Mails the events of one list. @returns false when there is nothing to mail, or the mail was not accepted */
  async next(now = new Date()): Promise<boolean> {
    const due = await this.claim(now);
    const [first] = due;
    if (!first) return false;
    const ids = due.map(({ id }) => id).sort();
    try {
      if (this.mailer.enabled) await this.send(first, ids);
    } catch (error) {
      this.log.error({ err: error }, 'a mail was not sent; it is tried again');
      return false;
    }
    await this.database.getRepository(WatchEvent).update({ id: In(ids) }, { mailDue: false });
    return true;
  }

  private async send({ email, watchId, watchName }: z.infer<typeof DUE>, ids: string[]): Promise<void> {
    const mail = newsMail({
      to: email,
      watchName,
      news: await eventViews(this.database.manager, ids),
      page: this.signed.page,
      unsubscribe: this.signed.unsubscribe(watchId),
      messageId: `<watch-${ids[0]}@${new URL(this.signed.origin).hostname}>`,
    });
    await this.mailer.deliver(mail);
  }

  /** Leases all unsent events of the list that has waited longest. */
  private claim(now: Date): Promise<z.infer<typeof DUE>[]> {
    return queryRows(
      this.database,
      DUE,
      `UPDATE watch_news SET mail_lease = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
       FROM watched_works, watches, users
       WHERE watched_works.id = work_id AND watches.id = watched_works.watch_id AND users.id = watches.user_id
         AND mail_due AND (mail_lease IS NULL OR mail_lease <= $1)
         AND watches.id = (
           SELECT watch_id FROM watch_news waiting JOIN watched_works mine ON mine.id = waiting.work_id
           WHERE waiting.mail_due AND (waiting.mail_lease IS NULL OR waiting.mail_lease <= $1)
             AND waiting.told_at > $1::timestamptz - interval '${MAX_AGE_DAYS} days'
           ORDER BY waiting.told_at LIMIT 1 FOR UPDATE OF waiting SKIP LOCKED)
       RETURNING watch_news.id, watches.id AS "watchId", watches.name AS "watchName", users.email`,
      [now],
    );
  }
}

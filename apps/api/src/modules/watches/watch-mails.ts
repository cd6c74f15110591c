import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { Mailer } from '../../platform/mail/mailer';
import { SignedAddresses } from '../../platform/security/signed-address';
import { newsMail } from './watch-mail';
import { WATCH_PAGE, unsubscribeAddresses } from './addresses';
import { NEWS, newsOfRow, type NewsRow } from './watch-store';

/** A worker that says nothing for this long was stopped while it sent; the mail is sent again under its id. */
const LEASE_SECONDS = 5 * 60;
/** What could not be mailed for so long is not mailed any more; the page and the feed have it. */
const GIVEN_UP_DAYS = 7;

type Due = NewsRow & { watchId: string; watchName: string; email: string };

/** Mails what befell works of watched lists: one mail for what one list has to tell. */
@Injectable()
export class WatchMails {
  private readonly log = new Logger('Watch');

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly signed: SignedAddresses,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /** Mails what one list has to tell. @returns false when there is nothing to mail, or the mail was not taken */
  async next(now = new Date()): Promise<boolean> {
    const due = await this.claim(now);
    const [first] = due;
    if (!first) return false;
    const ids = due.map(({ id }) => id).sort();
    const { PUBLIC_URL: origin } = this.config;
    try {
      if (this.mailer.enabled)
        await this.mailer.deliver(
          newsMail({
            to: first.email,
            watchName: first.watchName,
            news: due.map(({ watchId: _watch, watchName: _name, email: _email, ...row }) => newsOfRow(row)),
            page: origin + WATCH_PAGE,
            unsubscribe: unsubscribeAddresses(origin, this.signed, first.watchId),
            messageId: `<watch-${ids[0]}@${new URL(origin).hostname}>`,
          }),
        );
    } catch (error) {
      this.log.error({ err: error }, 'a mail was not sent; it is tried again');
      return false;
    }
    await this.database.query('UPDATE watch_news SET mail_due = false WHERE id = ANY ($1)', [ids]);
    return true;
  }

  /** All that waits of the list that waits longest. */
  private async claim(now: Date): Promise<Due[]> {
    const [rows] = await this.database.query<[Due[], number]>(
      `UPDATE watch_news SET mail_lease = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
       FROM watched_works, watches, users
       WHERE watched_works.id = work_id AND watches.id = watched_works.watch_id AND users.id = watches.user_id
         AND mail_due AND (mail_lease IS NULL OR mail_lease <= $1)
         AND watches.id = (
           SELECT watch_id FROM watch_news waiting JOIN watched_works mine ON mine.id = waiting.work_id
           WHERE waiting.mail_due AND (waiting.mail_lease IS NULL OR waiting.mail_lease <= $1)
             AND waiting.told_at > $1::timestamptz - interval '${GIVEN_UP_DAYS} days'
           ORDER BY waiting.told_at LIMIT 1 FOR UPDATE OF waiting SKIP LOCKED)
       RETURNING ${NEWS}, watches.id AS "watchId", watches.name AS "watchName", users.email, watched_works.position`,
      [now],
    );
    return rows;
  }
}

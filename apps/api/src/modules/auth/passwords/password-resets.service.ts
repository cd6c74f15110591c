import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { Mailer } from '../../../platform/mail/mailer';
import { badRequest } from '../../../platform/problem/problem';
import { lockUser } from '../lock-user';
import { Passwords } from '../passwords.service';
import type { User } from '../user.entity';
import { Users } from '../users.service';
import { resetMail } from './mails';
import { PasswordChange } from './password-change.service';

const LIFETIME_MINUTES = 30;
/** Mails to one account within that time; more would be somebody else's nuisance. */
const MAILS_MAX = 3;

/** New passwords by a link in a mail: the link's token is kept as a hash, works once and for half an hour. */
@Injectable()
export class PasswordResets {
  private readonly log = new Logger('Password reset');

  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly change: PasswordChange,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends a link when the address has an account. Returns before it is known whether it has, so that neither the
   * answer nor its time tells.
   */
  ask(email: string): void {
    this.sendLink(email).catch((error: unknown) => this.log.error({ err: error }, 'no link could be made'));
  }

  /**
   * @returns the user with the new password, every session ended
   * @throws Problem 400 for a link that has ended or was used, and for a password that is refused
   */
  async redeem(token: string, password: string): Promise<User> {
    const hash = hashOf(token);
    const user = await this.ownerOf(hash);
    if (!user) throw badRequest('This link has expired or was used already. Please ask for a new one.', '/token');
    this.passwords.check(password, user);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (manager) => {
      const [, used] = await manager.query<[unknown, number]>('DELETE FROM password_resets WHERE token_hash = $1', [
        hash,
      ]);
      if (used === 0) throw badRequest('This link was used already. Please ask for a new one.', '/token');
      await this.change.apply(user, passwordHash, manager);
      // The address was not proven until now: whoever made the account may be somebody else and must not keep a way in.
      if (!user.emailVerifiedAt) await manager.query('DELETE FROM api_keys WHERE user_id = $1', [user.id]);
      await manager.query('UPDATE users SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1', [
        user.id,
      ]);
    });
    this.change.tell(user);
    return user;
  }

  private async sendLink(email: string): Promise<void> {
    const user = await this.users.byEmail(email);
    if (!user) return;
    const token = randomBytes(32).toString('base64url');
    const kept = await this.database.transaction(async (manager) => {
      await lockUser(manager, user.id);
      return manager.query<unknown[]>(
        `INSERT INTO password_resets (token_hash, user_id, expires_at)
         SELECT $1, $2, now() + make_interval(mins => $3)
         WHERE (SELECT count(*) FROM password_resets WHERE user_id = $2 AND expires_at > now()) < $4 RETURNING user_id`,
        [hashOf(token), user.id, LIFETIME_MINUTES, MAILS_MAX],
      );
    });
    if (kept.length === 0) return;
    // Behind the # the token reaches no server's log and no Referer header.
    this.mailer.send(resetMail(user.email, `${this.config.PUBLIC_URL}/reset#${token}`, LIFETIME_MINUTES));
  }

  private async ownerOf(hash: string): Promise<User | null> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT user_id AS id FROM password_resets WHERE token_hash = $1 AND expires_at > now()',
      [hash],
    );
    return rows[0] ? this.users.byId(rows[0].id) : null;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

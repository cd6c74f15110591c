import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { Mailer } from '../../../platform/mail/mailer';
import { badRequest } from '../../../platform/problem/problem';
import { hashOf, newToken } from '../../../platform/security/tokens';
import { Passwords } from '../passwords.service';
import { User, ApiKeyRecord, PasswordReset } from '../entities';
import { Users, lockUser } from '../users.service';
import { PasswordChange, resetMail } from './password-change.service';

const LIFETIME_MINUTES = 30;
/** Maximum of mails to one account within that time, so that strangers cannot flood its owner. */
const MAILS_MAX = 3;

/** Sets new passwords by a link in a mail. Only the hash of its token is stored; it works once, for half an hour. */
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

  /** Sends a link if the address has an account. Returns before that is known, so that nothing reveals it. */
  ask(email: string): void {
    this.sendLink(email).catch((error: unknown) => this.log.error({ err: error }, 'no link could be created'));
  }

  /** @throws Problem 400 for an expired or used link, and for a refused password */
  async redeem(token: string, password: string): Promise<User> {
    const tokenHash = hashOf(token).toString('base64url');
    const user = await this.ownerOf(tokenHash);
    if (!user) throw badRequest('This link has expired or was used already. Please ask for a new one.', '/token');
    this.passwords.check(password, user);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(PasswordReset, { tokenHash });
      if (!affected) throw badRequest('This link was used already. Please ask for a new one.', '/token');
      await this.change.apply(user, passwordHash, manager);
      // The address was not verified until now: another person may have created the account and must lose access.
      if (!user.emailVerifiedAt) await manager.delete(ApiKeyRecord, { userId: user.id });
      await manager.update(User, { id: user.id }, { emailVerifiedAt: () => 'coalesce(email_verified_at, now())' });
    });
    this.change.notify(user);
    return user;
  }

  private async sendLink(email: string): Promise<void> {
    const user = await this.users.byEmail(email);
    if (!user) return;
    const token = newToken();
    const isSaved = await this.database.transaction(async (manager) => {
      await lockUser(manager, user.id);
      const resets = manager.getRepository(PasswordReset);
      if ((await resets.countBy({ userId: user.id, expiresAt: MoreThan(new Date()) })) >= MAILS_MAX) return false;
      const expiresAt = () => `now() + interval '${LIFETIME_MINUTES} minutes'`;
      await resets.insert({ tokenHash: hashOf(token).toString('base64url'), userId: user.id, expiresAt });
      return true;
    });
    if (!isSaved) return;
    // After the # the token reaches no server log and no Referer header.
    this.mailer.send(resetMail(user.email, `${this.config.PUBLIC_URL}/reset#${token}`, LIFETIME_MINUTES));
  }

  private async ownerOf(tokenHash: string): Promise<User | null> {
    const where = { tokenHash, expiresAt: MoreThan(new Date()) };
    const reset = await this.database.getRepository(PasswordReset).findOneBy(where);
    return reset && this.users.byId(reset.userId);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { Mailer, type Message } from '../../../platform/mail/mailer';
import { Passwords } from '../passwords.service';
import { User, Session, PasswordReset } from '../entities';

const SIGNATURE = '\n\nVeracite\n';

/** @param minutes lifetime of the link */
export function resetMail(to: string, link: string, minutes: number): Message {
  return {
    to,
    subject: 'Set a new password for Veracite',
    text: `We received a request to set a new password for the Veracite account of this address.

${link}

The link works once, for ${minutes} minutes. If you did not request it, you do not need to do anything: your password stays the same.${SIGNATURE}`,
  };
}

function changedMail(to: string, forgotPage: string): Message {
  return {
    to,
    subject: 'Your Veracite password was changed',
    text: `The password of the Veracite account of this address was changed, and all other sessions were ended. API keys continue to work;
revoke those you do not recognize in the account settings.

If you did not change it, set a new password now: ${forgotPage}${SIGNATURE}`,
  };
}

/** Changes passwords, which ends every session. API keys stay valid: the page and the mail say where to revoke them. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Changes the password and ends all other sessions. @throws Problem 400 when the password is refused */
  async byOwner({ user, id }: Session, password: string): Promise<void> {
    this.passwords.check(password, user, '/newPassword');
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction((manager) => this.apply(user, passwordHash, manager, id));
    this.notify(user);
  }

  /** @param session id of the session that stays */
  async apply({ id }: User, passwordHash: string, manager: EntityManager, session?: string): Promise<void> {
    await manager.update(User, { id }, { passwordHash });
    await manager.delete(Session, { userId: id, ...(session !== undefined && { id: Not(session) }) });
    await manager.delete(PasswordReset, { userId: id });
  }

  notify({ email }: User): void {
    this.mailer.send(changedMail(email, `${this.config.PUBLIC_URL}/forgot`));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { Mailer } from '../../../platform/mail/mailer';
import { Passwords } from '../passwords.service';
import { PasswordReset } from '../entities/password-reset.entity';
import { Session } from '../session.entity';
import { User } from '../user.entity';
import { changedMail } from './mails';

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

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { Mailer } from '../../../platform/mail/mailer';
import { Passwords } from '../passwords.service';
import type { Session } from '../session.entity';
import type { User } from '../user.entity';
import { changedMail } from './mails';

/**
 * A new password ends every session that the old one opened. API keys stay: they were made apart from it, programs
 * depend on them, and the page and the mail say that they go on and where they are revoked.
 */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Changes the password of whoever is signed in; this session stays, all others end.
   * @throws Problem 400 when the password is refused
   */
  async byOwner({ user, id }: Session, password: string): Promise<void> {
    this.passwords.check(password, user, '/newPassword');
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction((manager) => this.apply(user, passwordHash, manager, id));
    this.tell(user);
  }

  /** @param session id of the one that stays */
  async apply({ id }: User, passwordHash: string, manager: EntityManager, session?: string): Promise<void> {
    await manager.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
    await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2', [id, session ?? null]);
    await manager.query('DELETE FROM password_resets WHERE user_id = $1', [id]);
  }

  tell({ email }: User): void {
    this.mailer.send(changedMail(email, `${this.config.PUBLIC_URL}/forgot`));
  }
}

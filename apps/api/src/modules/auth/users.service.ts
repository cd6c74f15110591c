import { Injectable } from '@nestjs/common';
import type { User as WireUser } from '@veracite/contracts/account';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problem/problem';
import { User } from './entities';

/** Returns the same form for all spellings of an address that reach the same mailbox in practice. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

@Injectable()
export class Users {
  constructor(private readonly database: DataSource) {}

  byEmail(email: string): Promise<User | null> {
    return this.database.getRepository(User).findOneBy({ email: normalizeEmail(email) });
  }

  byId(id: string): Promise<User | null> {
    return this.database.getRepository(User).findOneBy({ id });
  }

  /** @throws Problem 409 when the address is taken */
  async create(details: Pick<User, 'email' | 'name'> & Partial<User>): Promise<User> {
    const email = normalizeEmail(details.email);
    const { raw } = await this.database
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ ...details, email })
      .orIgnore()
      .returning('id')
      .execute();
    const id = (raw as { id: string }[])[0]?.id;
    if (id === undefined) throw new Problem(409, 'An account with this email address exists already.');
    return this.database.getRepository(User).findOneByOrFail({ id });
  }

  async setKeepTexts(id: string, keepTexts: boolean): Promise<void> {
    await this.database.getRepository(User).update({ id }, { keepTexts });
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.database.getRepository(User).update({ id }, { passwordHash });
  }
}

/** Returns the fields of a user that the browser may see, without hashes and tokens. */
export function toWireUser(user: User): WireUser {
  const { id, name, email, avatar, provider, role, passwordHash } = user;
  const createdAt = user.createdAt.toISOString();
  return { id, name, email, avatar, createdAt, provider, hasPassword: passwordHash !== null, role };
}

/** Locks a user until the transaction ends, so that parallel requests cannot exceed a limit of the account. */
export async function lockUser(manager: EntityManager, id: string): Promise<void> {
  const lock = { mode: 'for_no_key_update' } as const;
  await manager.getRepository(User).findOne({ select: { id: true }, where: { id }, lock });
}

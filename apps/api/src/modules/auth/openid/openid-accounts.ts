import { Injectable } from '@nestjs/common';
import { LIMITS } from '@veracite/contracts/limits';
import { DataSource, type EntityManager } from 'typeorm';
import { storableText } from '../../../platform/database/storable';
import { EMAIL_SHAPE } from '../fields';
import { User } from '../user.entity';
import { normaliseEmail } from '../users.service';
import type { ProviderId } from './providers';
import { SignInRefused } from './sign-in-refused';

/** What a provider says of somebody; the names are those of OpenID Connect Core 5.1. */
export interface Person {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  picture?: unknown;
}

/** Which account a provider's user has here. Issuer and subject are who somebody is; an address only says where they are. */
@Injectable()
export class OpenIdAccounts {
  constructor(private readonly database: DataSource) {}

  /**
   * The account of a provider's user; made at the first sign-in. An account that has the address already is joined
   * only when the address was proven to be its owner's: whoever signed up first with somebody else's address would
   * otherwise have a password to that somebody's account.
   * @throws SignInRefused when the address is not verified, or is that of an account which nobody proved to own
   */
  async userOf(provider: ProviderId, person: Person): Promise<User> {
    return this.database.transaction(async (manager) => {
      const known = await this.known(person, manager);
      if (known) return known;
      const email = verifiedEmail(person);
      // One at a time for each address; the unique column would otherwise abort the second.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [email]);
      const users = manager.getRepository(User);
      const owner = await users.findOneBy({ email });
      if (owner && !owner.emailVerifiedAt) throw new SignInRefused('taken');
      const user = owner ?? (await users.save(users.create(detailsOf(provider, email, person))));
      await manager.query(
        'INSERT INTO identities (issuer, subject, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [person.iss, person.sub, user.id],
      );
      return users.findOneByOrFail({ id: user.id });
    });
  }

  private async known({ iss, sub }: Person, manager: EntityManager): Promise<User | null> {
    const rows: { id: string }[] = await manager.query(
      'SELECT user_id AS id FROM identities WHERE issuer = $1 AND subject = $2',
      [iss, sub],
    );
    return rows[0] ? manager.getRepository(User).findOneByOrFail({ id: rows[0].id }) : null;
  }
}

function verifiedEmail({ email, email_verified: verified }: Person): string {
  if (verified !== true || typeof email !== 'string') throw new SignInRefused('unverified');
  const address = normaliseEmail(email);
  if (address.length > LIMITS.emailMax || !EMAIL_SHAPE.test(address)) throw new SignInRefused('unverified');
  return address;
}

function detailsOf(provider: ProviderId, email: string, { name, picture }: Person): Partial<User> {
  const given = typeof name === 'string' ? storableText(name).trim().slice(0, LIMITS.nameMax) : '';
  return {
    email,
    name: given || (email.split('@')[0] ?? email),
    avatar: typeof picture === 'string' && /^https:\/\/\S{1,500}$/.test(picture) ? picture : null,
    provider,
    emailVerifiedAt: new Date(),
  };
}

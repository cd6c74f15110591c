import type { EntityManager } from 'typeorm';
import { User } from './user.entity';

/** Locks a user until the transaction ends, so that parallel requests cannot exceed a limit of the account. */
export async function lockUser(manager: EntityManager, id: string): Promise<void> {
  const lock = { mode: 'for_no_key_update' } as const;
  await manager.getRepository(User).findOne({ select: { id: true }, where: { id }, lock });
}

import type { EntityManager } from 'typeorm';

/** Until its transaction ends nobody else counts or changes what this user has: requests at once would each see room for one more. */
export async function lockUser(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

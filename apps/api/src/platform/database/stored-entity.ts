import { CreateDateColumn, PrimaryGeneratedColumn, Column, type ColumnOptions } from 'typeorm';
import { storable } from '../../tasks/storable';

/** Options of a jsonb column whose texts come from outside: characters that PostgreSQL refuses are left out. */
export const JSON_COLUMN = {
  type: 'jsonb',
  transformer: {
    to: (value: unknown): unknown => (value == null ? value : JSON.parse(storable(value))),
    from: (value: unknown): unknown => value,
  },
} satisfies ColumnOptions;

/** An entity with a random id. */
export abstract class StoredEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;
}

/** An entity with the time at which it was stored. */
export abstract class DatedEntity extends StoredEntity {
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

/** An entity that belongs to a user. */
export abstract class OwnedEntity extends StoredEntity {
  @Column('uuid', { name: 'user_id' })
  userId!: string;
}

/** An entity that belongs to a user, with the time at which it was stored. */
export abstract class DatedOwnedEntity extends OwnedEntity {
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

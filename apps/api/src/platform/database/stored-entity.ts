import { CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

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

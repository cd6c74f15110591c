import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** The columns of an entity that belongs to a user. */
export abstract class OwnedEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;
}

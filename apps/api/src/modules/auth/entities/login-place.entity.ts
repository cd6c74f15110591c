import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A network from which a user has signed in. */
@Entity('login_places')
export class LoginPlace {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Hash of the network. */
  @PrimaryColumn('text')
  hash!: string;

  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;
}

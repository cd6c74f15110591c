import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { User } from './user.entity';
import { OwnedEntity } from '../../platform/database/owned-entity';

/** A signed-in browser. A cookie without its row is not valid. */
@Entity('sessions')
export class Session extends OwnedEntity {
  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user!: User;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** The last use, with a precision of five minutes. */
  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('text', { name: 'user_agent', nullable: true })
  userAgent!: string | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A count of failed sign-ins. */
@Entity('login_failures')
export class LoginFailure {
  /** Hash of an account, a network, or both. */
  @PrimaryColumn('text')
  key!: string;

  @Column('integer')
  failures!: number;

  @Column('timestamptz', { name: 'last_at' })
  lastAt!: Date;
}

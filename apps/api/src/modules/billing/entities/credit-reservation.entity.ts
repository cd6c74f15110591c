import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Credits reserved for work in progress. */
@Entity('credit_reservations')
export class CreditReservation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'period_id' })
  periodId!: string;

  @Column('integer')
  amount!: number;

  /** Credits that were charged in the end. */
  @Column('integer', { nullable: true })
  captured!: number | null;

  @Column('text')
  purpose!: string;

  @Column('text', { default: 'open' })
  state!: 'open' | 'settled' | 'expired';

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Credits that a deleted account used of a period that has not ended. */
@Entity('departed_credits')
export class DeletedAccountCredits {
  @PrimaryColumn('text', { name: 'address_hash' })
  addressHash!: string;

  @PrimaryColumn('timestamptz', { name: 'period_start' })
  periodStart!: Date;

  @Column('integer')
  used!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of a period. The table is append-only, and its entries replay to the period. */
@Entity('credit_ledger')
export class CreditLedgerEntry {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('uuid', { name: 'period_id' })
  periodId!: string;

  @Column('uuid', { name: 'reservation_id', nullable: true })
  reservationId!: string | null;

  @Column('text')
  kind!: 'limit' | 'grant' | 'reserve' | 'capture' | 'release';

  @Column('integer')
  amount!: number;

  @Column('text', { nullable: true })
  note!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

import { Column, Entity } from 'typeorm';
import { DatedEntity } from '../../../platform/database/stored-entity';

/** Credits reserved for work in progress. */
@Entity('credit_reservations')
export class CreditReservation extends DatedEntity {
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

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

import { Column, Entity } from 'typeorm';
import { OwnedEntity } from '../../../platform/database/owned-entity';

/** The credits of a user for one month. */
@Entity('credit_periods')
export class CreditPeriod extends OwnedEntity {
  @Column('timestamptz', { name: 'period_start' })
  periodStart!: Date;

  @Column('timestamptz', { name: 'period_end' })
  periodEnd!: Date;

  /** The limit: the plan's credits and `extra`; -1 is unlimited. */
  @Column('integer')
  granted!: number;

  @Column('integer', { default: 0 })
  used!: number;

  /** Credits reserved for work in progress. */
  @Column('integer', { default: 0 })
  reserved!: number;

  /** Credits within the limit that an operator granted. Unused ones move to the next period. */
  @Column('integer', { default: 0 })
  extra!: number;
}

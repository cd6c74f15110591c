import type { FindResponse } from '@veracite/contracts/find';
import { Column, CreateDateColumn, Entity } from 'typeorm';
import { JSON_COLUMN } from '../../../platform/database/json-column';
import { OwnedEntity } from '../../../platform/database/owned-entity';

/** All results of a search, stored for its further pages. */
@Entity('finder_searches')
export class FinderSearch extends OwnedEntity {
  @Column(JSON_COLUMN)
  response!: FindResponse;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

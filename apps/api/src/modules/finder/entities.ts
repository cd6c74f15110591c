import type { FindResponse } from '@veracite/contracts/find';
import { Column, Entity } from 'typeorm';
import { DatedOwnedEntity, JSON_COLUMN } from '../../platform/database/stored-entity';

/** All results of a search, stored for an hour for its further pages. */
@Entity('finder_searches')
export class FinderSearch extends DatedOwnedEntity {
  @Column(JSON_COLUMN)
  response!: FindResponse;
}

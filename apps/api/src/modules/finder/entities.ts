import type { FindResponse } from '@veracite/contracts/find';
import { Column, Entity } from 'typeorm';
import { DatedOwnedEntity, JSON_COLUMN } from '../../platform/database/stored-entity';

/** Hours for which a search is stored. */
export const SEARCH_HOURS = 1;

/** All results of a search, stored for its further pages. */
@Entity('finder_searches')
export class FinderSearch extends DatedOwnedEntity {
  @Column(JSON_COLUMN)
  response!: FindResponse;
}

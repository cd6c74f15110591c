import type { FindResponse } from '@veracite/contracts/find';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JSON_COLUMN } from '../../../platform/database/json-column';

/** All results of a search, stored for its further pages. */
@Entity('finder_searches')
export class FinderSearch {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column(JSON_COLUMN)
  response!: FindResponse;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

import type { AuditEvent } from '@veracite/contracts/groups';
import { Column, CreateDateColumn, Entity } from 'typeorm';
import { JSON_COLUMN } from '../../../platform/database/json-column';
import { StoredEntity } from '../../../platform/database/stored-entity';

/** Something that a member of a group did. */
@Entity('audit_events')
export class StoredAuditEvent extends StoredEntity {
  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  /** Null after the account was deleted. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column('text')
  action!: string;

  @Column('uuid', { name: 'collection_id', nullable: true })
  collectionId!: string | null;

  @Column('uuid', { name: 'paper_id', nullable: true })
  paperId!: string | null;

  @Column({ ...JSON_COLUMN, default: {} })
  detail!: AuditEvent['detail'];
}

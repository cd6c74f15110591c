import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The fingerprint of a reference of a paper: equal for the same reference in other papers of the collection. */
@Entity('paper_references')
export class StoredPaperReference {
  @PrimaryColumn('uuid', { name: 'paper_id' })
  paperId!: string;

  @PrimaryColumn('integer')
  position!: number;

  @Column('uuid', { name: 'collection_id' })
  collectionId!: string;

  @Column('bytea')
  fingerprint!: Buffer;
}

import { Injectable, StreamableFile } from '@nestjs/common';
import type { CheckEntry } from '@veracite/contracts/checks';
import { LIMITS } from '@veracite/contracts/limits';
import { remarksOf } from '@veracite/desk/annotate/remark';
import { letterDocx, letterEml, letterOf, letterText } from '@veracite/desk/letter';
import { EXPORT_FORMATS } from '@veracite/formatting/export/formats';
import type { DocumentKind } from '@veracite/model/document';
import { DataSource } from 'typeorm';
import { Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import type { User } from '../auth/user.entity';
import { EntryRepository } from '../checks/entry.repository';
import { Collections } from './collections.service';
import { StoredPaper } from './entities/paper.entity';
import { PaperDetails } from './paper-details.service';

export const LETTER_TYPES = {
  text: 'text/plain; charset=utf-8',
  docx: EXPORT_FORMATS.docx.mediaType,
  eml: 'message/rfc822',
} as const;
export type LetterFormat = keyof typeof LETTER_TYPES;

const FILE_TYPES: Partial<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: EXPORT_FORMATS.docx.mediaType,
  jats: 'application/xml',
  tei: 'application/xml',
};

/** A file with its name and its media type. */
export interface NamedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Files of a paper: the letter to its authors, the file itself, and the file with remarks. */
@Injectable()
export class PaperFiles {
  constructor(
    private readonly database: DataSource,
    private readonly threads: Threads,
    private readonly collections: Collections,
    private readonly details: PaperDetails,
    private readonly entries: EntryRepository,
  ) {}

  /** Writes a letter about the references that count against a paper or were decided on. @throws Problem 409 for none */
  async letter(user: User, collectionId: string, id: string, format: LetterFormat): Promise<NamedFile> {
    const collection = await this.collections.require(user.id, collectionId, 'reader');
    const paper = await this.details.get(user.id, collectionId, id);
    const letter = letterOf({ ...paper, collection: collection.name, editor: user.name });
    if (!letter) throw new Problem(409, 'There is nothing to ask the authors of this paper.');
    const write = { text: () => letterText(letter), docx: () => letterDocx(letter), eml: () => letterEml(letter) };
    await this.collections.record(user.id, collection, 'letter.written', { paperId: id, detail: { format } });
    const extension = format === 'text' ? 'txt' : format;
    const bytes = Buffer.from(await write[format]());
    return { name: `${stemOf(paper.name)}-letter.${extension}`, type: LETTER_TYPES[format], bytes };
  }

  async file(userId: string, collectionId: string, id: string): Promise<NamedFile> {
    const collection = await this.collections.require(userId, collectionId, 'reader');
    const { name } = await this.details.summary(userId, collectionId, id);
    const { bytes, kind } = await this.stored(id);
    await this.collections.record(userId, collection, 'paper.downloaded', { paperId: id });
    return { name: stemOf(name, false), type: (kind && FILE_TYPES[kind]) ?? 'application/octet-stream', bytes };
  }

  /** Returns the file with remarks about its references. @throws Problem 409 before the check has ended, 422 */
  async annotated(user: User, collectionId: string, id: string): Promise<NamedFile> {
    const collection = await this.collections.require(user.id, collectionId, 'reader');
    const paper = await this.details.get(user.id, collectionId, id);
    const { bytes, kind } = await this.stored(id);
    if (paper.state !== 'ready' || !paper.checkId || !kind) throw new Problem(409, 'The paper was not checked yet.');
    const all = await this.entries.page(paper.checkId, [0, LIMITS.checkMaxEntries]);
    const remarks = remarksOf(paper, JSON.parse(all) as CheckEntry[]);
    const annotated = await this.threads.run('annotatePaper', { bytes, kind, remarks }, user.id);
    if ('fault' in annotated) throw new Problem(422, annotated.message, { title: 'Document cannot be annotated' });
    await this.collections.record(user.id, collection, 'paper.annotated', { paperId: id });
    const name = stemOf(paper.name, false).replace(/(\.\w+)?$/, '-annotated$1');
    return { name, type: FILE_TYPES[kind] ?? 'application/octet-stream', bytes: annotated.file };
  }

  private async stored(id: string): Promise<{ bytes: Uint8Array; kind: DocumentKind | null }> {
    const select = { id: true, file: true, kind: true } as const;
    const { file, kind } = await this.database.getRepository(StoredPaper).findOneOrFail({ select, where: { id } });
    return { bytes: new Uint8Array(file), kind };
  }
}

/** Returns the name of a file without its folders. @param isBare leaves out the extension */
const stemOf = (path: string, isBare = true): string => {
  const name = path.split('/').at(-1) ?? path;
  return isBare ? name.replace(/\.\w+$/, '') : name;
};

/** Sends a file as a download. */
export const download = ({ name, type, bytes }: NamedFile): StreamableFile =>
  new StreamableFile(bytes, {
    type,
    length: bytes.length,
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
  });

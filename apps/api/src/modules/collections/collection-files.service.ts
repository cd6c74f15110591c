import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { CheckEntry } from '@veracite/contracts/checks';
import { LIMITS } from '@veracite/contracts/limits';
import { remarksOf } from '@veracite/desk/annotate/remark';
import type { CollectionFormat } from '@veracite/desk/export/table';
import { letterDocx, letterEml, letterOf, letterText } from '@veracite/desk/letter';
import { collectionReport } from '@veracite/desk/report';
import { EXPORT_FORMATS } from '@veracite/formatting/export/formats';
import type { DocumentKind } from '@veracite/model/document';
import { DataSource } from 'typeorm';
import { type Config, CONFIG } from '../../platform/config/schema';
import { download, jsonResponse } from '../../platform/http/file-response';
import { notFound, Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import { VERSION } from '../../platform/version';
import { SigningKeys } from '../certificates/signing-keys.service';
import { CorrectedFiles } from '../checks/corrected-files.service';
import { EntryRepository } from '../checks/entry.repository';
import { baseName, BYTES, mediaTypeOf } from '../checks/file-types';
import { ListReader } from '../checks/list-reader.service';
import { Answers } from './answers.service';
import { Collections, type InCollection, type InPaper } from './collections.service';
import { StoredLetterAnswer, StoredPaper } from './entities';
import { PaperViews } from './paper-views.service';

export const LETTER_TYPES = {
  text: 'text/plain',
  docx: EXPORT_FORMATS.docx.mediaType,
  eml: 'message/rfc822',
} as const;
const EXPORT_TYPES: Record<CollectionFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};
/** Files of collections and papers. The log of the group has who received them. */
@Injectable()
export class CollectionFiles {
  constructor(
    private readonly database: DataSource,
    private readonly threads: Threads,
    private readonly collections: Collections,
    private readonly papers: PaperViews,
    private readonly entries: EntryRepository,
    private readonly reader: ListReader,
    private readonly keys: SigningKeys,
    private readonly answers: Answers,
    private readonly correctedFiles: CorrectedFiles,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async export(place: InCollection, format: CollectionFormat): Promise<StreamableFile> {
    const { collection, user } = place;
    const papers = await this.papers.all(collection.id);
    const written = await this.threads.run('writeCollection', [format, collection, papers], user.id);
    await this.collections.record(place, 'collection.exported', { detail: { format } });
    return download(`collection.${format}`, EXPORT_TYPES[format], written);
  }

  /** Issues the report of a collection, sealed as certificates are. */
  async report(place: InCollection): Promise<StreamableFile> {
    const { collection, user } = place;
    const [select, where] = [{ id: true, digest: true } as const, { collectionId: collection.id }];
    const files = await this.database.getRepository(StoredPaper).find({ select, where });
    const digests = new Map(files.map((file) => [file.id, file.digest.toString('hex')]));
    const all = await this.papers.all(collection.id);
    const papers = all.map((paper) => ({ ...paper, digest: digests.get(paper.id) ?? '' }));
    const issued = { issuer: this.config.PUBLIC_URL, version: VERSION, issuedAt: new Date().toISOString() };
    const { statement, results } = collectionReport(collection, papers, issued);
    const key = await this.keys.current();
    await this.collections.record(place, 'collection.reported');
    const report = await this.threads.run('signCertificate', [statement, results, key], user.id);
    return download('veracite-collection.jws', 'application/jose', Buffer.from(report));
  }

  /** Writes a letter about the references that count against a paper or were decided on. @throws Problem 409 for none */
  async letter(place: InPaper, format: keyof typeof LETTER_TYPES): Promise<StreamableFile> {
    const { collection, user, paper } = place;
    const { id: paperId, name } = paper;
    const answer = await this.answers.addressFor(paperId);
    const from = { collection: collection.name, template: collection.letter ?? undefined, editor: user.name, answer };
    const letter = letterOf({ ...(await this.papers.get(paper)), ...from });
    if (!letter) throw new Problem(409, 'There is nothing to ask the authors of this paper.');
    const write = { text: () => letterText(letter), docx: () => letterDocx(letter), eml: () => letterEml(letter) };
    await this.collections.record(place, 'letter.written', { paperId, detail: { format } });
    const fileName = `${baseName(name).replace(/\.\w+$/, '')}-letter.${format === 'text' ? 'txt' : format}`;
    return download(fileName, LETTER_TYPES[format], await write[format]());
  }

  /** Makes the address in the letters about a paper invalid. */
  async withdrawAnswers(place: InPaper): Promise<void> {
    const { id: paperId } = place.paper;
    await this.answers.withdraw(paperId);
    await this.collections.record(place, 'letter.withdrawn', { paperId });
  }

  async file(place: InPaper): Promise<StreamableFile> {
    const { id: paperId, name } = place.paper;
    const { file, kind } = await this.stored(paperId);
    await this.collections.record(place, 'paper.downloaded', { paperId });
    return download(baseName(name), mediaTypeOf(kind), file);
  }

  /** Returns the file of an answer of the authors. @throws Problem 404 when the paper has no such answer */
  async answerFile(place: InPaper, id: string): Promise<StreamableFile> {
    const { id: paperId } = place.paper;
    const select = { id: true, file: true, fileName: true } as const;
    const answer = await this.database.getRepository(StoredLetterAnswer).findOne({ select, where: { id, paperId } });
    if (!answer?.file) throw notFound('The file');
    await this.collections.record(place, 'answer.downloaded', { paperId });
    return download(baseName(answer.fileName ?? 'answer'), BYTES, answer.file);
  }

  /** Reads the file again. @returns a `DocumentAnswer`. @throws Problem 422 for a file that cannot be read */
  async document({ paper, user }: InPaper): Promise<StreamableFile> {
    const sent = { buffer: (await this.stored(paper.id)).file, originalname: paper.name };
    return jsonResponse((await this.reader.readFile(sent, { queueKey: user.id })).answer);
  }

  /** Returns the file with remarks about its references. @throws Problem 409 before the check has ended, 422 */
  async annotated(place: InPaper): Promise<StreamableFile> {
    const { id: paperId, name, checkId = '' } = place.paper;
    const { file, kind } = await this.checked(place);
    const entries = JSON.parse(await this.entries.page(checkId, [0, LIMITS.checkMaxEntries])) as CheckEntry[];
    const remarks = remarksOf(await this.papers.get(place.paper), entries);
    const task = [new Uint8Array(file), kind, remarks, { author: 'Veracite', at: new Date() }] as const;
    const annotated = await this.threads.run('annotate', [...task], place.user.id);
    if ('fault' in annotated) throw new Problem(422, annotated.message, { title: 'Document cannot be annotated' });
    await this.collections.record(place, 'paper.annotated', { paperId });
    return download(baseName(name).replace(/(\.\w+)?$/, '-annotated$1'), mediaTypeOf(kind), annotated.file);
  }

  /** Returns the file with tracked changes, or its list corrected. @throws Problem 409 before the check has ended or without a change, 422 */
  async corrected(place: InPaper): Promise<StreamableFile> {
    const { id: paperId, name, checkId = '' } = place.paper;
    const { file } = await this.checked(place);
    const corrected = await this.correctedFiles.of({ buffer: file, originalname: name }, checkId, {
      queueKey: place.user.id,
    });
    await this.collections.record(place, 'paper.corrected', { paperId });
    return corrected;
  }

  /** @throws Problem 409 before the check of the paper has ended */
  private async checked({ paper: { id, state } }: InPaper): Promise<{ file: Buffer; kind: DocumentKind }> {
    const { file, kind } = await this.stored(id);
    if (state !== 'ready' || !kind) throw new Problem(409, 'The paper was not checked yet.');
    return { file, kind };
  }

  private stored(id: string): Promise<Pick<StoredPaper, 'file' | 'kind'>> {
    const select = { id: true, file: true, kind: true } as const;
    return this.database.getRepository(StoredPaper).findOneOrFail({ select, where: { id } });
  }
}

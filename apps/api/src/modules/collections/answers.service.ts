import { Injectable } from '@nestjs/common';
import { ANSWER_LIMITS, type LetterQuestions } from '@veracite/contracts/collections';
import { questionsOf } from '@veracite/desk/letter';
import { withoutHidden } from '@veracite/text/hidden';
import { DataSource } from 'typeorm';
import type { SentFile } from '../../platform/http/upload';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { storableText } from '../../tasks/storable';
import { findCollection } from './collections.service';
import type { AnswerDto } from './dto';
import { StoredLetterAnswer, StoredPaper } from './entities';
import { findPaper, PaperViews } from './paper-views.service';

const FILE_NAME_MAX = 200;

/** Answers of authors to letters about their papers. */
@Injectable()
export class Answers {
  constructor(
    private readonly database: DataSource,
    private readonly views: PaperViews,
  ) {}

  /** Returns the questions about a paper, and the answers so far. @throws Problem 404 when it was deleted */
  async questions(paperId: string): Promise<LetterQuestions> {
    const { manager } = this.database;
    const stored = await manager.getRepository(StoredPaper).findOneBy({ id: paperId });
    if (!stored) throw notFound('The paper');
    const collection = await findCollection(manager, stored.collectionId);
    const paper = await this.views.get(await findPaper(manager, collection.id, paperId));
    const { title, name, answers = [] } = paper;
    return { paper: title ?? name, collection: collection.name, questions: questionsOf(paper), answers };
  }

  /** Stores an answer. @throws Problem 400 without an answer or a question, 409 when the paper has too many */
  async add(paperId: string, answer: AnswerDto, sent: SentFile | undefined): Promise<LetterQuestions> {
    const { position, note } = answer;
    const address = answer.address ?? null;
    if (!address && note === '' && !sent) throw badRequest('Please give an address, a file or a note', '/address');
    const { questions } = await this.questions(paperId);
    if (!questions.some((question) => question.position === position))
      throw badRequest('The letter does not ask about this reference', '/position');
    const answers = this.database.getRepository(StoredLetterAnswer);
    if ((await answers.countBy({ paperId })) >= ANSWER_LIMITS.perPaper)
      throw new Problem(409, `A paper may have at most ${ANSWER_LIMITS.perPaper} answers.`);
    const fileName = sent ? withoutHidden(storableText(sent.originalname)).slice(-FILE_NAME_MAX) || 'file' : null;
    const file = sent ? Buffer.from(sent.buffer) : null;
    await answers.insert({ paperId, position, address, note: storableText(note), fileName, file });
    return this.questions(paperId);
  }
}

import { Injectable } from '@nestjs/common';
import { ANSWER_LIMITS, type LetterQuestions } from '@veracite/contracts/letter-answers';
import { questionsOf } from '@veracite/desk/letter';
import { withoutHidden } from '@veracite/text/hidden';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import type { SentFile } from '../../platform/http/upload';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { SignedTokens } from '../../platform/security/signed-tokens';
import { storableText } from '../../tasks/storable';
import { findCollection } from './collections.service';
import type { AnswerDto } from './dto';
import { StoredLetterAnswer, StoredPaper } from './entities';
import { findPaper, PaperViews } from './paper-views.service';

const FILE_NAME_MAX = 200;
const KEY = z.object({ key: z.string() });
const TAKEN = z.object({ count: z.int(), bytes: z.int() });

/** Keeps the key of an address that is valid, which earlier letters have. */
const RENEW = `UPDATE papers SET answer_until = $2,
    answer_key = CASE WHEN answer_until > now() THEN answer_key ELSE gen_random_uuid() END
  WHERE id = $1 RETURNING answer_key AS key`;

/** Answers of authors to letters about their papers. */
@Injectable()
export class Answers {
  constructor(
    private readonly database: DataSource,
    private readonly tokens: SignedTokens,
    private readonly views: PaperViews,
  ) {}

  /** Returns the address at which authors answer letters about a paper. It is valid for 60 days from now. */
  async addressFor(paperId: string): Promise<{ url: string; until: Date }> {
    const until = new Date(Date.now() + ANSWER_LIMITS.days * 86_400_000);
    const [{ key } = { key: '' }] = await queryRows(this.database, KEY, RENEW, [paperId, until]);
    return { url: `${this.tokens.origin}/answers/${this.tokens.tokenOf('letter-answers', key)}`, until };
  }

  /** Makes the address of earlier letters invalid. */
  async withdraw(paperId: string): Promise<void> {
    await this.database.manager.update(StoredPaper, { id: paperId }, { answerKey: null, answerUntil: null });
  }

  /** Returns the paper that a token is for. @throws Problem 404 when it has expired or was withdrawn */
  async find(token: string): Promise<StoredPaper & { answerUntil: Date }> {
    const where = { answerKey: this.tokens.idOf('letter-answers', token), answerUntil: MoreThan(new Date()) };
    const paper = await this.database.getRepository(StoredPaper).findOneBy(where);
    if (!paper?.answerUntil) throw notFound('This address');
    return { ...paper, answerUntil: paper.answerUntil };
  }

  /** Returns the questions about a paper, and the answers so far. @throws Problem 404 */
  async questions(token: string): Promise<LetterQuestions> {
    const { manager } = this.database;
    const { id, collectionId, answerUntil } = await this.find(token);
    const collection = await findCollection(manager, collectionId);
    const paper = await this.views.get(await findPaper(manager, collection.id, id));
    const { title, name, answers = [] } = paper;
    const about = { paper: title ?? name, collection: collection.name, until: answerUntil.toISOString() };
    return { ...about, questions: questionsOf(paper), answers };
  }

  /** Stores an answer. @throws Problem 400 without an answer or a question, 409 when the paper has too many */
  async add(token: string, answer: AnswerDto, sent: SentFile | undefined): Promise<LetterQuestions> {
    const { id: paperId } = await this.find(token);
    const { position, note } = answer;
    const address = answer.address ?? null;
    if (!address && note === '' && !sent) throw badRequest('Please give an address, a file or a note', '/address');
    const { questions } = await this.questions(token);
    if (!questions.some((question) => question.position === position))
      throw badRequest('The letter does not ask about this reference', '/position');
    const fileName = sent ? withoutHidden(storableText(sent.originalname)).slice(-FILE_NAME_MAX) || 'file' : null;
    const file = sent ? Buffer.from(sent.buffer) : null;
    await this.database.transaction(async (manager) => {
      // Answers that arrive at once are counted one after the other.
      await manager.query('SELECT FROM papers WHERE id = $1 FOR UPDATE', [paperId]);
      await assertRoom(manager, paperId, file?.length ?? 0);
      const answers = manager.getRepository(StoredLetterAnswer);
      await answers.insert({ paperId, position, address, note: storableText(note), fileName, file });
    });
    return this.questions(token);
  }
}

/** Checks that a paper may have one more answer with this many bytes. @throws Problem 409 */
async function assertRoom(manager: EntityManager, paperId: string, bytes: number): Promise<void> {
  const [taken] = await queryRows(
    manager,
    TAKEN,
    `SELECT count(*)::integer AS count, coalesce(sum(octet_length(file)), 0)::integer AS bytes
     FROM letter_answers WHERE paper_id = $1`,
    [paperId],
  );
  const { perPaper, bytesPerPaper } = ANSWER_LIMITS;
  if (!taken || taken.count >= perPaper) throw new Problem(409, `A paper may have at most ${perPaper} answers.`);
  if (taken.bytes + bytes > bytesPerPaper)
    throw new Problem(409, `The files of all answers about a paper may have at most ${bytesPerPaper / 1e6} MB.`);
}

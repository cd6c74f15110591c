import { Injectable } from '@nestjs/common';
import type { Acceptance } from '@veracite/contracts/citations';
import { DataSource } from 'typeorm';
import { notFound } from '../../../platform/problem/problem';

/** What readers accepted of the corrections they were given. */
@Injectable()
export class Corrections {
  constructor(private readonly database: DataSource) {}

  /**
   * Keeps all choices or none; of two about one record the later holds.
   * @throws Problem 404 when a record is none of the user's, or has no correction in the style
   */
  async keep(userId: string, choices: Acceptance[]): Promise<void> {
    const last = new Map(choices.map(({ id, style }) => [id.toLowerCase(), style]));
    await this.database.transaction(async (manager) => {
      const [, kept] = await manager.query<[unknown[], number]>(
        `UPDATE citations SET accepted = choice.style
         FROM unnest($2::uuid[], $3::text[]) AS choice (id, style)
         WHERE citations.user_id = $1 AND citations.id = choice.id
           AND (choice.style IS NULL OR citations.result->'correctedCitation'->>choice.style <> '')`,
        [userId, [...last.keys()], [...last.values()]],
      );
      if (kept < last.size) throw notFound('The citation or its correction');
    });
  }
}

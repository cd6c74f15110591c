import { Injectable } from '@nestjs/common';
import type { Acceptance } from '@veracite/contracts/citations';
import { DataSource } from 'typeorm';
import { queryAffected } from '../../../platform/database/checked-query';
import { notFound } from '../../../platform/problem/problem';

/** Corrections that users accepted. */
@Injectable()
export class Corrections {
  constructor(private readonly database: DataSource) {}

  /**
   * Saves all choices or none. Of two choices for one record the later one counts.
   * @throws Problem 404 when the user has no such record, or it has no correction in the style
   */
  async save(userId: string, choices: Acceptance[]): Promise<void> {
    const last = new Map(choices.map(({ id, style }) => [id.toLowerCase(), style]));
    await this.database.transaction(async (manager) => {
      const saved = await queryAffected(
        manager,
        `UPDATE citations SET accepted = choice.style
         FROM unnest($2::uuid[], $3::text[]) AS choice (id, style)
         WHERE citations.user_id = $1 AND citations.id = choice.id
           AND (choice.style IS NULL OR citations.result->'correctedCitation'->>choice.style <> '')`,
        [userId, [...last.keys()], [...last.values()]],
      );
      if (saved < last.size) throw notFound('The citation or its correction');
    });
  }
}

import type { Status } from '@veracite/model/verdict';
import type { WhereExpressionBuilder } from 'typeorm';
import { storableText } from '../../tasks/storable';
import type { HistoryFilterQuery } from './history.dto';

/** Selects records of a user; an absent property selects all. */
export interface HistoryFilter {
  status?: Status;
  /** Words that must all occur in a record, ignoring case. */
  words?: string[];
  /** Inclusive. */
  from?: Date;
  /** Exclusive. */
  to?: Date;
}

const SEARCHED = `lower(concat_ws(' ', original_text, reason, extracted_details->>'title', extracted_details->>'authors',
  extracted_details->>'journal', extracted_details->>'doi'))`;

/** Restricts a query on the table `citations` to the records of a user that match. */
export function matching<Builder extends WhereExpressionBuilder>(
  builder: Builder,
  userId: string,
  { status, words = [], from, to }: HistoryFilter,
): Builder {
  builder.andWhere('user_id = :userId', { userId });
  if (status) builder.andWhere('status = :status', { status });
  if (from) builder.andWhere('created_at >= :from', { from });
  if (to) builder.andWhere('created_at < :to', { to });
  for (const [index, word] of words.entries())
    builder.andWhere(`strpos(${SEARCHED}, lower(:word${index})) > 0`, { [`word${index}`]: word });
  return builder;
}

/** Returns the filter of a query; each word of `q` must occur. */
export function filterOf({ status, q = '', from, to }: HistoryFilterQuery): HistoryFilter {
  return {
    status: status === 'all' ? undefined : status === 'invalid' ? 'fake' : status,
    words: storableText(q).split(/\s+/).filter(Boolean),
    from,
    to,
  };
}

import type { Status } from '@veracite/model/verdict';
import { storableText } from '../../platform/database/storable';
import type { HistoryFilterQuery } from './history.dto';

/** Which records of a user are meant; absent parts leave nothing out. */
export interface HistoryFilter {
  status?: Status;
  /** Texts that all occur in a record, whatever their case. */
  words?: string[];
  /** Inclusive. */
  from?: Date;
  /** Exclusive. */
  to?: Date;
}

/** Condition on `citations`; its first five parameters are those of `valuesOf`. */
export const MATCHES = `user_id = $1 AND ($2::text IS NULL OR status = $2)
  AND ($3::timestamptz IS NULL OR created_at >= $3) AND ($4::timestamptz IS NULL OR created_at < $4)
  AND NOT EXISTS (SELECT 1 FROM unnest($5::text[]) AS word WHERE strpos(lower(concat_ws(' ', original_text, reason,
    extracted_details->>'title', extracted_details->>'authors', extracted_details->>'journal',
    extracted_details->>'doi')), lower(word)) = 0)`;

export function valuesOf(userId: string, { status, words = [], from, to }: HistoryFilter): unknown[] {
  return [userId, status ?? null, from ?? null, to ?? null, words];
}

/** A query's filter; the words of `q` are taken one by one. */
export function filterOf({ status, q = '', from, to }: HistoryFilterQuery): HistoryFilter {
  return {
    status: status === 'all' ? undefined : status === 'invalid' ? 'fake' : status,
    words: storableText(q).split(/\s+/).filter(Boolean),
    from,
    to,
  };
}

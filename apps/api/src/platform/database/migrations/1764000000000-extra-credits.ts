import { sqlMigration } from './sql-migration';

/** Credits that an operator granted, within the limit of a period. */
export const ExtraCredits1764000000000 = sqlMigration({
  name: 'ExtraCredits1764000000000',
  up: `
      ALTER TABLE credit_periods ADD COLUMN extra integer NOT NULL DEFAULT 0;
      UPDATE credit_periods SET extra = entries.amount FROM (
        SELECT period_id, sum(amount) AS amount FROM credit_ledger entry
        WHERE kind = 'grant' AND NOT EXISTS (SELECT FROM credit_ledger later
          WHERE later.period_id = entry.period_id AND later.kind = 'limit' AND later.id > entry.id)
        GROUP BY period_id) AS entries
      WHERE entries.period_id = credit_periods.id AND granted <> -1 AND period_end > now()
    `,
  down: 'ALTER TABLE credit_periods DROP COLUMN extra',
});

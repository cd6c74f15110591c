import { Pool } from 'pg';

/** What is wrong with an account's books. */
export interface Fault {
  account: string;
  what: string;
}

/** The sums of all accounts, for people to read. */
export interface Sums {
  used: number;
  captured: number;
  recorded: number;
  reservations: number;
  expired: number;
}

/**
 * One row an account: what its period says, what the reservations captured, what the ledger replays to, and what was
 * recorded as answered (a search is recorded by its reservation alone).
 */
const BOOKS = `
  WITH captures AS (
    SELECT period_id, coalesce(sum(captured), 0)::integer AS captured,
      coalesce(sum(captured) FILTER (WHERE purpose = 'find'), 0)::integer AS searches,
      count(*) FILTER (WHERE state = 'open')::integer AS open, count(*)::integer AS reservations,
      count(*) FILTER (WHERE state = 'expired')::integer AS expired
    FROM credit_reservations GROUP BY period_id),
  limits AS (SELECT DISTINCT ON (period_id) period_id, id, amount FROM credit_ledger WHERE kind = 'limit' ORDER BY period_id, id DESC),
  replay AS (
    SELECT ledger.period_id,
      limits.amount + coalesce(sum(ledger.amount) FILTER (WHERE kind = 'grant' AND ledger.id > limits.id), 0)::integer AS granted,
      coalesce(sum(ledger.amount) FILTER (WHERE kind = 'capture'), 0)::integer AS used,
      (coalesce(sum(ledger.amount) FILTER (WHERE kind = 'reserve'), 0)
        - coalesce(sum(ledger.amount) FILTER (WHERE kind IN ('capture', 'release')), 0))::integer AS reserved
    FROM credit_ledger AS ledger JOIN limits USING (period_id) GROUP BY ledger.period_id, limits.amount),
  answers AS (
    SELECT user_id, count(*) FILTER (WHERE status <> 'unknown')::integer AS answered FROM citations GROUP BY user_id)
  SELECT period.user_id AS account, period.granted, period.used, period.reserved,
    coalesce(captured, 0) AS captured, coalesce(open, 0) AS open, coalesce(reservations, 0) AS reservations,
    coalesce(expired, 0) AS expired, coalesce(answered, 0) + coalesce(searches, 0) AS recorded,
    replay.granted AS "replayGranted", replay.used AS "replayUsed", replay.reserved AS "replayReserved"
  FROM credit_periods AS period LEFT JOIN captures ON captures.period_id = period.id
    LEFT JOIN replay ON replay.period_id = period.id LEFT JOIN answers ON answers.user_id = period.user_id
  WHERE period.user_id = ANY($1)`;

type LedgerRow = Record<
  | ('granted' | 'used' | 'reserved' | 'captured' | 'open' | 'reservations' | 'expired' | 'recorded')
  | ('replayGranted' | 'replayUsed' | 'replayReserved'),
  number
> & { account: string };

/** Reads the database for the audit, on connections that the tests do not cut. */
export class Books {
  private readonly client: Pool;

  constructor(url = process.env['DATABASE_URL']) {
    this.client = new Pool({ connectionString: url, application_name: 'auditor', max: 2 });
    // The pool replaces an idle connection that is cut.
    this.client.on('error', () => undefined);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** Sets what an account may spend in this period. */
  async grant(account: string, credits: number): Promise<void> {
    await this.client.query(
      `WITH changed AS (UPDATE credit_periods SET granted = $2 WHERE user_id = $1 RETURNING id)
       INSERT INTO credit_ledger (period_id, kind, amount, note) SELECT id, 'limit', $2, 'for the proof' FROM changed`,
      [account, credits],
    );
  }

  /** Cuts half of all other connections. @returns their number */
  async cut(): Promise<number> {
    const { rowCount } = await this.client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name <> 'auditor' AND backend_type = 'client backend'
         AND random() < 0.5`,
    );
    return rowCount ?? 0;
  }

  /** @returns the number of accounts that are above their limit now */
  async overLimit(): Promise<number> {
    const { rows } = await this.client.query<{ over: number }>(
      'SELECT count(*)::integer AS over FROM credit_periods WHERE granted <> -1 AND used + reserved > granted',
    );
    return rows[0]?.over ?? 0;
  }

  /** Returns the number of open reservations and unfinished batches. */
  async open(): Promise<number> {
    const { rows } = await this.client.query<{ open: number }>(
      `SELECT (SELECT count(*) FROM credit_reservations WHERE state = 'open')::integer
         + (SELECT count(*) FROM checks WHERE state IN ('queued', 'running'))::integer AS open`,
    );
    return rows[0]?.open ?? 0;
  }

  /** Expires the locks and leases of killed servers. */
  async letKeysGo(): Promise<void> {
    await this.client.query('UPDATE idempotency_keys SET locked_until = now() WHERE answer IS NULL');
    await this.client.query("UPDATE checks SET lease_until = now() - interval '1 minute' WHERE state = 'running'");
  }

  async letHoldsGo(): Promise<void> {
    await this.client.query(
      `UPDATE credit_reservations SET expires_at = now() WHERE state = 'open' AND id NOT IN (
         SELECT reservation_id FROM checks WHERE state IN ('queued', 'running'))`,
    );
  }

  /** @param answered number of references answered to each account, where known */
  async audit(answered: Map<string, number | undefined>): Promise<{ faults: Fault[]; sums: Sums }> {
    const { rows } = await this.client.query<LedgerRow>(BOOKS, [[...answered.keys()]]);
    const sum = (column: keyof LedgerRow) => rows.reduce((total, row) => total + Number(row[column]), 0);
    const faults = rows.flatMap((row) =>
      faultsOf(row, answered.get(row.account)).map((what) => ({ account: row.account, what })),
    );
    if (rows.length !== answered.size)
      faults.push({ account: 'all', what: `${rows.length} periods of ${answered.size} accounts` });
    const [used, captured, recorded] = [sum('used'), sum('captured'), sum('recorded')];
    return { faults, sums: { used, captured, recorded, reservations: sum('reservations'), expired: sum('expired') } };
  }
}

function faultsOf(row: LedgerRow, answered: number | undefined): string[] {
  const checks: [what: string, holds: boolean][] = [
    [`used ${row.used} is not captured ${row.captured}`, row.used === row.captured],
    [`used ${row.used} is not recorded ${row.recorded}`, row.used === row.recorded],
    [`used ${row.used} is not answered ${answered}`, answered === undefined || row.used === answered],
    [`${row.open} reservations are open, ${row.reserved} credits reserved`, row.open === 0 && row.reserved === 0],
    [`used ${row.used} of ${row.granted}`, row.granted === -1 || row.used <= row.granted],
    [
      `the ledger replays to ${row.replayGranted}/${row.replayUsed}/${row.replayReserved}, not ${row.granted}/${row.used}/${row.reserved}`,
      row.replayGranted === row.granted && row.replayUsed === row.used && row.replayReserved === row.reserved,
    ],
  ];
  return checks.flatMap(([what, holds]) => (holds ? [] : [what]));
}

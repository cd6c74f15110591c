/** How hard a run tries. */
export interface Scale {
  accounts: number;
  requests: number;
  /** Requests under way at any time. */
  atOnce: number;
  /** How often server or worker are killed with SIGKILL, in turns. */
  kills: number;
  redisRestarts: number;
  /** How often half of the connections to PostgreSQL are cut. */
  cuts: number;
  /** What each account may spend: less than it asks for, so that refusals happen under fire too. 200 is the professional plan. */
  credits: number;
  /** Rounds of one credit that fifty requests want. */
  lastCredits: number;
  /** Lets holds and locks of killed work run out at once instead of after their one or two minutes. */
  hurry: boolean;
}

export const FULL: Scale = {
  accounts: 200,
  requests: 10_000,
  atOnce: 64,
  kills: 30,
  redisRestarts: 3,
  cuts: 10,
  credits: 200,
  lastCredits: 200,
  hurry: false,
};

export const SHORT: Scale = {
  accounts: 8,
  requests: 150,
  atOnce: 32,
  kills: 2,
  redisRestarts: 1,
  cuts: 2,
  credits: 120,
  lastCredits: 5,
  hurry: true,
};

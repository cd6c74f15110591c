/** One row of `GET /api/sources`: a connected database and how it is now. */
export interface DatabaseState {
  id: string;
  name: string;
  homepage: string;
  /** One sentence: what it holds. */
  coverage: string;
  group: 'general' | 'scientific' | 'specialised' | 'publisher';
  state: 'ready' | 'off' | 'no-key' | 'resting';
  /** Why it is off or resting. */
  reason?: string;
  /** What it needs a key for, and where one is had. */
  key?: { needed: 'always' | 'search' | 'never'; from: string };
  /** How often it is asked at most: single works, and searches. */
  limit: { requests: number; seconds: number; searches: { requests: number; seconds: number } };
}

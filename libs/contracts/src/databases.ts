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
}

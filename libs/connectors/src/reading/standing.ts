import type { Notice, Standing } from '@veracite/model/work';

/** From the gravest: what a reader must know first. A new version takes nothing back. */
const GRAVITY: Standing[] = ['retracted', 'withdrawn', 'concern', 'corrected', 'replaced', 'current'];

/** Where several notices leave a work: the gravest counts. */
export function standingOf(notices: readonly Notice[]): Standing {
  return GRAVITY.find((standing) => notices.some((notice) => notice.standing === standing)) ?? 'current';
}

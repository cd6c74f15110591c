import { gravest, type Notice, type Standing } from '@veracite/model/work';

/** Where its notices leave a work. */
export function standingOf(notices: readonly Notice[]): Standing {
  return gravest(notices.map((notice) => notice.standing));
}

import { gravest, type Notice, type Standing } from '@veracite/model/work';

/** Returns the standing of a work after its notices. */
export function standingOf(notices: readonly Notice[]): Standing {
  return gravest(notices.map((notice) => notice.standing));
}

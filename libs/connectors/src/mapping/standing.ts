import { gravest, type Notice, type Standing } from '@veracite/model/work';

export function standingOf(notices: readonly Notice[]): Standing {
  return gravest(notices.map((notice) => notice.standing));
}

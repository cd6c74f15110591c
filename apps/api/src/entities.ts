import { Session } from './modules/auth/session.entity';
import { User } from './modules/auth/user.entity';
import { BatchItem } from './modules/citations/entities/batch-item.entity';
import { Batch } from './modules/citations/entities/batch.entity';
import { Citation } from './modules/citations/entities/citation.entity';
import { FinderSearch } from './modules/finder/entities/finder-search.entity';
import { ShareLink } from './modules/share/entities/share.entity';
import { WatchEvent } from './modules/watches/entities/watch-event.entity';
import { WatchedWork } from './modules/watches/entities/watched-work.entity';
import { Watch } from './modules/watches/entities/watch.entity';

/** The entity of every table. */
export const ENTITIES = [
  User,
  Session,
  Citation,
  Batch,
  BatchItem,
  FinderSearch,
  ShareLink,
  Watch,
  WatchedWork,
  WatchEvent,
];

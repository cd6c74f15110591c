import { Session } from './modules/auth/session.entity';
import { User } from './modules/auth/user.entity';
import { Citation } from './modules/citations/citation.entity';

/** Every table that is read through TypeORM's repositories. */
export const ENTITIES = [User, Session, Citation];

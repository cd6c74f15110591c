import { SetMetadata } from '@nestjs/common';

/** Mark of a route that is open to everybody. */
export const PUBLIC = 'public';
/** Mark of a route that is open to everybody and is told who is signed in. */
export const VISITORS = 'visitors';

/** Opens a route to everybody; all others need a signed-in user. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Opens a route to everybody, and tells it who a signed-in user is: `CurrentUser` is undefined for a visitor. */
export const OpenToVisitors = () => SetMetadata(VISITORS, true);

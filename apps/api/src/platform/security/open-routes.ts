import { SetMetadata } from '@nestjs/common';

/** Metadata key of a public route. */
export const PUBLIC = 'public';
/** Metadata key of a public route that receives the user who is signed in. */
export const VISITORS = 'visitors';

/** Makes a route public. All other routes require a signed-in user. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Makes a route public. `CurrentUser` is the signed-in user, or undefined for a visitor. */
export const OpenToVisitors = () => SetMetadata(VISITORS, true);

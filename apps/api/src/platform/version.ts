// eslint-disable-next-line @nx/enforce-module-boundaries -- the version stands once, in the package.json of the whole
import pack from '../../../../package.json';

/** Version of the server. */
export const VERSION = pack.version;

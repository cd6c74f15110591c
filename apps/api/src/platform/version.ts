// eslint-disable-next-line @nx/enforce-module-boundaries -- the only version number is in the root package.json
import pack from '../../../../package.json';

export const VERSION = pack.version;

// eslint-disable-next-line @nx/enforce-module-boundaries -- the version is in the root package.json only
import pack from '../../../package.json';

export const version = (): string => pack.version;

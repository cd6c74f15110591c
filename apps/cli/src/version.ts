import pack from '../../../package.json';

/** Version of the program. */
export const version = (): string => pack.version;

/** Injects the pipeline of one source check. */
export const SOURCE_CHECKER = Symbol('source-checker');
/** Injects the store of finished reports. */
export const REPORT_CACHE = Symbol('report-cache');

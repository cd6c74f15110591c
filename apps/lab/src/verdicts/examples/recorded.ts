/** Where the web client has its worked examples from, seen from the root of the repository. */
export const RECORDED = 'apps/web/src/components/check/examples/recorded.json';

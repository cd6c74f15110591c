/** Types for the parts of citeproc-js in use. */
declare module 'citeproc' {
  interface System {
    retrieveItem(id: string): unknown;
    /** Must be synchronous; undefined falls back to en-US. */
    retrieveLocale(language: string): string | undefined;
  }
  interface Engine {
    updateItems(ids: string[]): void;
    /** Returns false if the style has no bibliography. */
    makeBibliography(): [unknown, string[]] | false;
  }
  const CSL: { Engine: new (system: System, style: string) => Engine };
  export default CSL;
}

/** What is used of citeproc-js, which comes without types. */
declare module 'citeproc' {
  interface System {
    retrieveItem(id: string): unknown;
    /** Must answer at once; undefined falls back to en-US. */
    retrieveLocale(language: string): string | undefined;
  }
  interface Engine {
    updateItems(ids: string[]): void;
    /** False where the style has no bibliography. */
    makeBibliography(): [unknown, string[]] | false;
  }
  const CSL: { Engine: new (system: System, style: string, language?: string, forceLanguage?: boolean) => Engine };
  export default CSL;
}

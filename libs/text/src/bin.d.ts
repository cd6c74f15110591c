/** A binary file: the bundler and the transform of Jest import its bytes. */
declare module '*.bin' {
  const bytes: Uint8Array;
  export default bytes;
}

/** A YAML file: the bundler and the transform of Jest import its text. */
declare module '*.yaml' {
  const text: string;
  export default text;
}

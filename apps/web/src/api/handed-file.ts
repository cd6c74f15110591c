let handed: File | undefined;

/** Hands a file to the page that is opened next. */
export function handOver(file: File): void {
  handed = file;
}

/** Returns the file that was passed on, once. */
export function takeHanded(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}

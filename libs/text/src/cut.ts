/** Text of at most `length` characters; what is longer is cut there and ends in an ellipsis. Surrogate pairs stay whole. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\uD800-\uDBFF]$/.test(text.slice(0, length)) ? length - 1 : length;
  return `${text.slice(0, end)}…`;
}

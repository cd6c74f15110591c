/** A mark for the author of the previous entry: "———.", "---", "______,". */
const SIGN = /^(?:[—–―_-]\s?){2,8}(?=[.,;:\s(])|^[—–](?=\s?[.,([])|^(?:idem|id\.|ders\.|dies\.)(?=[,:\s])/iu;

export function repeatedAuthorMark(entry: string): string | undefined {
  return SIGN.exec(entry)?.[0];
}

/** "———.", "---", "______,": the author of the entry before. Group 0 is the whole sign. */
const SIGN = /^(?:[—–―_-]\s?){2,8}(?=[.,;:\s(])|^—(?=\s?[.,(])|^(?:idem|id\.|ders\.|dies\.)(?=[,:\s])/iu;

export function repeatedAuthorSign(entry: string): string | undefined {
  return SIGN.exec(entry)?.[0];
}

const WORDS =
  /\b(?:group|team|collaboration|university|institute|organi[sz]ation|association|committee|council|society|agency|office|ministry|department|centre|center|bank|foundation|union|consortium|network|commission|project|study|corporation|company|press|nations|health)\b/i;

/** Whether a name reads like that of a body rather than a person. */
export function isOrganisation(name: string): boolean {
  return WORDS.test(name);
}

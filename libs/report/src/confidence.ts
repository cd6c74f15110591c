/** Formats a confidence, 0 to 1, for people. No figure of the product supports "100 %". */
export function shownConfidence(confidence: number): string {
  const percent = Math.round(confidence * 100);
  return percent > 99 ? 'over 99 %' : `${percent} %`;
}

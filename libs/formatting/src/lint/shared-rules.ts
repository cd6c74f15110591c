import type { Style } from '@veracite/model/verification';
import { patternRule, type Rule } from './rule';

export function sharedRules(style: Style): Rule[] {
  return [
    patternRule(`${style}-doi-label`, /\bdoi:?\s?(?=10\.\d{4})/i, 'https://doi.org/'),
    patternRule(
      `${style}-doi-resolver`,
      /\b(?:https?:\/\/)?dx\.doi\.org\/|http:\/\/doi\.org\/|(?<![/.\w])(?:www\.)?doi\.org\//i,
      'https://doi.org/',
    ),
    patternRule(
      `${style}-dash`,
      // A range is delimited on both sides; hyphens in report numbers and identifiers stay.
      /(?<=(?:,|(?<!ISSN):|pp?\.|no\.|vol\.)\s|[(:])(\d{1,6})(?:-{1,2}|—)(\d{1,6})(?=[.,;:)]|$)/,
      '$1–$2',
    ),
    patternRule(`${style}-space-before-mark`, /(?<=\p{L}) +([,;.])(?=\s|$)(?! \.)/u, '$1'),
    patternRule(`${style}-double-mark`, /,{2,}|;{2,}|(?<![.\s])\.\.(?![.\s]*\.)/, (match) => match[0].charAt(0)),
  ];
}

import type { Style } from '@veracite/model/verification';
import { patternRule, type Rule } from './rule';

/** Sections of the manuals for the rules that all three styles share. */
const SECTIONS: Record<Style, { doi: string; dash: string; space: string }> = {
  apa: { doi: 'APA 7, 9.35', dash: 'APA 7, 6.6', space: 'APA 7, 6.1' },
  mla: { doi: 'MLA 9, 5.93', dash: 'MLA 9, 2.139', space: 'MLA 9, 5.111' },
  chicago: { doi: 'Chicago 17, 14.8', dash: 'Chicago 17, 6.78', space: 'Chicago 17, 6.7' },
};

export function sharedRules(style: Style): Rule[] {
  const sections = SECTIONS[style];
  const doi = (rule: string, message: string): Omit<Rule, 'find'> => ({
    rule: `${style}-${rule}`,
    section: sections.doi,
    kind: 'wrong',
    message,
    part: 'all',
  });
  return [
    patternRule(
      doi('doi-label', 'A DOI is written as an address, without a label.'),
      /\bdoi:?\s?(?=10\.\d{4})/i,
      'https://doi.org/',
    ),
    patternRule(
      doi('doi-resolver', 'The resolver is https://doi.org/.'),
      /\b(?:https?:\/\/)?dx\.doi\.org\/|http:\/\/doi\.org\/|(?<![/.\w])(?:www\.)?doi\.org\//i,
      'https://doi.org/',
    ),
    patternRule(
      {
        rule: `${style}-dash`,
        section: sections.dash,
        kind: 'punctuation',
        message: 'Ranges of pages and years take an en dash.',
        part: 'tail',
      },
      // A range is delimited on both sides; hyphens in report numbers and identifiers stay.
      /(?<=(?:,|(?<!ISSN):|pp?\.|no\.|vol\.)\s|[(:])(\d{1,6})(?:-{1,2}|—)(\d{1,6})(?=[.,;:)]|$)/,
      '$1–$2',
    ),
    patternRule(
      {
        rule: `${style}-space-before-mark`,
        section: sections.space,
        kind: 'punctuation',
        message: 'There is no space before punctuation.',
        part: 'all',
      },
      /(?<=\p{L}) +([,;.])(?=\s|$)(?! \.)/u,
      '$1',
    ),
    patternRule(
      {
        rule: `${style}-double-mark`,
        section: sections.space,
        kind: 'punctuation',
        message: 'Punctuation is not doubled.',
        part: 'all',
      },
      /,{2,}|;{2,}|(?<![.\s])\.\.(?![.\s]*\.)/,
      (match) => match[0].charAt(0),
    ),
  ];
}

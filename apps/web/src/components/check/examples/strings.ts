export const workedStrings = {
  label: 'A worked example',
  choose: 'Examples',
  names: { incomplete: 'Incomplete', invalid: 'Invalid', retracted: 'Retracted', valid: 'Valid' },
  computed: (day: string) => `Computed by the checker on ${day} from stored records, word for word.`,
  whole: 'See the whole result',
  fix: 'Corrected, APA',
  title: 'What an answer looks like',
  lead: 'Four citations and what the checker made of them: one with a wrong year, one put together, one of a retracted article, one as it should be.',
} as const;

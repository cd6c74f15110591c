import { nameOfState } from '@veracite/contracts/states';

export const workedStrings = {
  label: 'Example result',
  choose: 'Examples',
  names: {
    incomplete: nameOfState('incomplete'),
    invalid: nameOfState('fake'),
    retracted: 'Retracted',
    valid: nameOfState('valid'),
  },
  computed: (day: string) => `Output of the checker on ${day}, from stored records.`,
  whole: 'See the full result',
  fix: 'Corrected, APA',
  title: 'What a result looks like',
  lead: 'Four citations and their results: one with a wrong year, one combined from several works, one of a retracted article, and one that is correct.',
} as const;

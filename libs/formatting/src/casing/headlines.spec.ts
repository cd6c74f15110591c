import { forgottenNames, phraseForms } from './proper-nouns';
import { sentenceCase } from './sentence-case';
import { cutWords } from './cut-words';

test.each([
  [
    'an office of common words',
    'Race and Real Estate: The Home Owners’ Loan Corporation and Cities',
    'Race and real estate: The Home Owners’ Loan Corporation and cities',
  ],
  ['full stops inside', 'How the U.S. Postal Service Fell Apart', 'How the U.S. Postal Service fell apart'],
  ['a hyphen inside', 'The Half-Way Covenant in Puritan New England', 'The Half-Way Covenant in Puritan New England'],
  [
    'small words inside',
    'Measuring Loss with the Behavior Assessment System for Children',
    'Measuring loss with the Behavior Assessment System for Children',
  ],
  ['a possessive behind', 'The World Bank’s Lending to Towns', 'The World Bank’s lending to towns'],
  ['a counted task', 'Findings of SemEval Task 5 on Hate Speech', 'Findings of SemEval Task 5 on hate speech'],
  ['a shared task of a year', 'Overview of the BioNLP Shared Task 2016', 'Overview of the BioNLP Shared Task 2016'],
  ['a part by its number', 'Medieval Trade, Part II: The Baltic', 'Medieval trade, Part II: The Baltic'],
  ['a letter that is no prefix', 'The Role of E-Cadherin in Invasion', 'The role of E-cadherin in invasion'],
  [
    'a questionnaire at the head of a title',
    'The Parental Reflective Functioning Questionnaire: Infant Version in Fathers',
    'The Parental Reflective Functioning Questionnaire: Infant version in fathers',
  ],
  ['a scale of the title', 'A Brief Job Stress Scale: Development', 'A brief job stress scale: Development'],
  [
    'a journal in brackets',
    'Replication of a Study (Psychological Science | Devine et al., 2022)',
    'Replication of a study (Psychological Science | Devine et al., 2022)',
  ],
  ['a people by a thing', 'The Flathead Indians of Montana', 'The Flathead Indians of Montana'],
  [
    'a sentence behind a numbered part',
    'Electrodeposition in Electrolytes: Part I. Effects of Current Density',
    'Electrodeposition in electrolytes: Part I. Effects of current density',
  ],
  [
    'a sentence behind a bracket',
    'Attitudes Towards Death (50-600 A.D.). The Conversion of the Towns',
    'Attitudes towards death (50-600 A.D.). The conversion of the towns',
  ],
  ['contractions', 'I’m Glad You’re Not Dead: A Liver Story', 'I’m glad you’re not dead: A liver story'],
  ['an address', 'https://www.example.org/a: A Theory', 'https://www.example.org/a: A theory'],
  [
    'a subtitle in French',
    'La foi en Jésus Christ: essai à partir des victimes',
    'La foi en Jésus Christ: Essai à partir des victimes',
  ],
  ['German by one word', 'Elemente der Psychophysik', 'Elemente der Psychophysik'],
])('sentence case, headlines: %s', (_trap, title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});

test.each([
  ['marks part a name', 'The postal: Service of towns'],
  ['a usual phrase', 'A new world of trade'],
])('no name: %s', (_trap, title) => {
  const { words } = cutWords(title);
  expect(forgottenNames(words).filter(Boolean)).toEqual([]);
  expect(phraseForms(cutWords('The office; of space').words).filter(Boolean)).toEqual([]);
});

import { forgottenNames, phraseForms } from './phrases';
import { sentenceCase } from './sentence-case';
import { cutWords } from './words';

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
  [
    'the part of a meeting',
    'Proceedings of the 2018 Conference of the Society: Student Research Workshop',
    'Proceedings of the 2018 Conference of the Society: Student Research Workshop',
  ],
  [
    'terms that no dictionary holds',
    'The Dynamics of Social Embeddedness in Markets',
    'The dynamics of social embeddedness in markets',
  ],
  ['electronic things', 'Competition and Access to E-Books in Schools', 'Competition and access to e-books in schools'],
  ['a letter that is no prefix', 'The Role of E-Cadherin in Invasion', 'The role of E-cadherin in invasion'],
])('sentence case, names of several words: %s', (_trap, title, expected) => {
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

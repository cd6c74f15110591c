import { abbreviatedJournal } from './iso4';

test.each([
  ['words of the list', 'Journal of Physical Chemistry', 'J. Phys. Chem.'],
  ['one word stays whole', 'Nature', 'Nature'],
  ['an article and one word', 'The Lancet', 'The Lancet'],
  ['articles and prepositions go', 'Proceedings of the Royal Society of London', 'Proc. R. Soc. Lond.'],
  ['a section’s letter stays', 'Physical Review B', 'Phys. Rev. B'],
  ['acronyms stay', 'IEEE Transactions on Information Theory', 'IEEE Trans. Inf. Theory'],
  ['commas go', 'Language, Cognition and Neuroscience', 'Lang. Cogn. Neurosci.'],
  ['a place in brackets goes', 'Science of the Total Environment (Amsterdam)', 'Sci. Total Environ.'],
  ['what is short already', 'J. Chem. Phys.', 'J. Chem. Phys.'],
  ['hyphens', 'Crystallography-Reports of Physics', 'Crystallogr.-Rep. Phys.'],
  ['another script', 'Журнал физической химии', 'Журнал физической химии'],
])('%s', (_trap, name, expected) => {
  expect(abbreviatedJournal(name)).toBe(expected);
});

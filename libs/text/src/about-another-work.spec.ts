import { isAboutAnotherWork } from './about-another-work';

test.each([
  ['a notice', 'Erratum to: Casting bells', true],
  ['a review', 'Review of Casting bells, by T. Marlow', true],
  ['a reply as subtitle', 'Casting bells: a reply', true],
  ['a comment with its author', 'Casting bells: Comment on Okafor', true],
  ['a comment with the place of the other work', 'Casting bells. Comment on Bell J 2021; 127: 415–23', true],
  ['a comment after a quoted title', '“Casting bells”: Comment', true],
  ['a review in German', 'Rezension zu Glockenguss', true],
  ['a word of a title', 'Reply times of bells', false],
  ['a subtitle that begins with the word', 'Casting bells: reply times in large towers', false],
  ['a title that ends in the word', 'How bells reply', false],
])('%s', (_name, title, expected) => {
  expect(isAboutAnotherWork(title)).toBe(expected);
});

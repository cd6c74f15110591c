import { inputTypeOf, isAddress } from './input-type';

test.each([
  ['10.1038/nature14539', 'doi'],
  ['https://doi.org/10.1038/nature14539', 'doi'],
  ['doi: 10.1038/nature14539', 'doi'],
  ['0000-0002-1825-0097', 'author'],
  ['https://orcid.org/0000-0002-1825-0097', 'author'],
  ['Hopper, Grace M.', 'author'],
  ['1476-4687', 'journal'],
  ['ISSN 0028-0836', 'journal'],
  ['Nature', 'journal'],
  ['Nature, Science and Society', 'journal'],
  ['Proceedings of the IEEE: Special Issue', 'journal'],
  ['www.nature.com', 'url'],
  ['nature.com/nature', 'url'],
  ['https://www.nature.com/articles/nature14539', 'url'],
  ['ftp://publisher.org/', 'url'],
] as const)('%s is a %s', (text, expected) => {
  expect(inputTypeOf(text)).toBe(expected);
});

test.each([
  'localhost',
  'LOCALHOST.',
  '127.1',
  '2130706433',
  '0x7f000001',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  '127。0。0。1',
  'public@127.0.0.1',
  '[::1]',
])('%s is meant as an address, and no journal', (text) => expect(isAddress(text)).toBe(true));

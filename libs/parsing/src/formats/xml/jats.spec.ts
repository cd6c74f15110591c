import { readJats } from './jats';

const cite = (names: string) =>
  `<ref><element-citation publication-type="journal"><person-group person-group-type="author">${names}</person-group><article-title>On rivers</article-title><source>Water</source><year>2018</year></element-citation></ref>`;
const LI = '<name><surname>Li</surname><given-names>A</given-names></name>';

test.each([
  ['an element', '<etal/>'],
  ['the surname "others"', '<name><surname>others</surname></name>'],
  ['the surname "et al"', '<name><surname>et al</surname></name>'],
])('a list of authors that is cut by %s', (_name, mark) => {
  const [entry] = readJats(cite(LI + mark));
  expect(entry).toMatchObject({ etAl: true, csl: { author: [{ family: 'Li', given: 'A' }] } });
});

import { indexWords } from './word-index';

describe('the search of the stand-in', () => {
  const index = indexWords([
    'deep learning of birds',
    'deep sea birds',
    'the theory of learning',
    'grammar of Tok Pisin',
  ]);
  const search = (text: string, isIncluded: (place: number) => boolean = () => true) =>
    index.search(text, 2, 0.3, isIncluded);

  test.each<[string, number[], number[]]>([
    ['the more words shared the earlier', search('deep learning birds'), [0, 1]],
    ['the rarest words decide', search('Tok Pisin learning'), [3]],
    ['excluded texts are skipped', search('deep learning birds', (place) => place !== 0), [1, 2]],
    ['too little in common is no hit', search('grammar among thirty icy cores from other dry places'), []],
    ['nothing asked, nothing found', search('…'), []],
  ])('%s', (_name, found, places) => {
    expect(found).toEqual(places);
  });
});

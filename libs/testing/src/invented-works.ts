import { dateOf, type CslItem } from '@veracite/model/csl';

/** Works that do not exist. */
export const STRINGS: CslItem = {
  type: 'article-journal',
  title: 'Vibrating strings and their harmonic overtones in small rooms',
  author: [
    { family: 'Okafor', given: 'Ngozi' },
    { family: 'Lindqvist', given: 'Per' },
    { family: 'Tanaka', given: 'Yuki' },
  ],
  issued: dateOf(2018),
  'container-title': 'Journal of Musical Acoustics',
  volume: '44',
  issue: '2',
  page: '101-119',
};

export const BELLS: CslItem = {
  type: 'article-journal',
  title: 'Casting bells of bronze in medieval Flanders',
  author: [
    { family: 'Verhoeven', given: 'Anneke' },
    { family: 'Claes', given: 'Joost' },
  ],
  issued: dateOf(2011),
  'container-title': 'Technology and Craft',
  volume: '7',
  page: '55-80',
};

import type { CslItem } from '@veracite/model/csl';
import type { OtherStyle } from '../../src/other-styles';
import { work } from './work';

/**
 * A work and its entry in each of the six further styles, by the guides of IEEE, the National Library of Medicine (Citing Medicine),
 * Cite Them Right (12th edition), AMA (11th edition), ACS and Nature.
 */
export interface FurtherExample {
  trap: string;
  work: CslItem;
  expected: Record<Exclude<OtherStyle, 'chicago-author-date'>, string>;
}

export const FURTHER_EXAMPLES: FurtherExample[] = [
  {
    trap: 'a case, as lawyers cite it',
    work: work('legal_case', {
      title: 'Brown v. Board of Education',
      volume: '347',
      'container-title': 'U.S.',
      page: '483',
      issued: '1954',
    }),
    expected: {
      ieee: '*Brown v. Board of Education*, 347 U.S. 483 (1954).',
      vancouver: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
      harvard: '*Brown v. Board of Education* (1954) 347 U.S. 483.',
      ama: '*Brown v Board of Education*, 347 US 483 (1954).',
      acs: '*Brown v. Board of Education*, 347 U.S. 483 (1954).',
      nature: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
    },
  },
  {
    trap: 'a patent: its number and day, and no publisher',
    work: work('patent', {
      author: 'Iizuka|Masanori; Tanaka|Hideki',
      title: 'Cement admixture',
      number: 'US 4,586,960',
      publisher: 'U.S. Patent and Trademark Office',
      issued: '1986-05-06',
    }),
    expected: {
      ieee: 'M. Iizuka and H. Tanaka, “Cement admixture,” U.S. Patent 4 586 960, May 6, 1986.',
      vancouver: 'Iizuka M, Tanaka H, inventors. Cement admixture. United States patent US 4,586,960. 1986 May 6.',
      harvard: 'Iizuka, M. and Tanaka, H. (1986) *Cement admixture*. Patent no. US 4,586,960.',
      ama: 'Iizuka M, Tanaka H, inventors. Cement admixture. US patent 4,586,960. May 6, 1986.',
      acs: 'Iizuka, M.; Tanaka, H. Cement Admixture. U.S. Patent 4,586,960, May 6, 1986.',
      nature: 'Iizuka, M. & Tanaka, H. Cement admixture. US patent 4,586,960 (1986).',
    },
  },
  {
    trap: 'a standard: its number',
    work: work('standard', {
      author: 'British Standards Institution',
      title: 'Wheels',
      number: 'BS 5555:1990',
      publisher: 'British Standards Institution',
      issued: '1990',
    }),
    expected: {
      ieee: 'British Standards Institution, *Wheels*, BS 5555:1990, 1990.',
      vancouver: 'British Standards Institution. Wheels. British Standards Institution; 1990. BS 5555:1990.',
      harvard: 'British Standards Institution (1990) *BS 5555:1990: Wheels*.',
      ama: 'British Standards Institution. *Wheels*. British Standards Institution; 1990. BS 5555:1990.',
      acs: 'British Standards Institution. *Wheels*; BS 5555:1990. British Standards Institution, 1990.',
      nature: 'British Standards Institution. *Wheels* BS 5555:1990 (British Standards Institution, 1990).',
    },
  },
  {
    trap: 'a data set: its version, its archive',
    work: work('dataset', {
      author: 'Doe|Jane',
      title: 'Rain in Spain',
      version: '2.1',
      publisher: 'Zenodo',
      issued: '2016',
      DOI: '10.5281/zenodo.1',
    }),
    expected: {
      ieee: 'J. Doe, *Rain in Spain*, version 2.1, Zenodo, 2016, doi: 10.5281/zenodo.1.',
      vancouver: 'Doe J. Rain in Spain [dataset]. Version 2.1. Zenodo; 2016. doi: 10.5281/zenodo.1.',
      harvard:
        'Doe, J. (2016) *Rain in Spain* (Version 2.1) [Dataset]. Zenodo. Available at: https://doi.org/10.5281/zenodo.1.',
      ama: 'Doe J. *Rain in Spain*. Version 2.1. Zenodo; 2016. doi:10.5281/zenodo.1',
      acs: 'Doe, J. *Rain in Spain*, version 2.1. Zenodo, 2016. https://doi.org/10.5281/zenodo.1',
      nature: 'Doe, J. Rain in Spain (version 2.1). *Zenodo* https://doi.org/10.5281/zenodo.1 (2016).',
    },
  },
  {
    trap: 'software: its version',
    work: work('software', {
      author: 'Hedges|Larry',
      title: 'Meta-analysis suite',
      version: '3.3',
      publisher: 'Biostat',
      issued: '2014',
    }),
    expected: {
      ieee: 'L. Hedges, *Meta-analysis Suite*, version 3.3, Biostat, 2014.',
      vancouver: 'Hedges L. Meta-analysis suite [software]. Version 3.3. Biostat; 2014.',
      harvard: 'Hedges, L. (2014) *Meta-analysis suite* (Version 3.3) [Computer program]. Biostat.',
      ama: 'Hedges L. *Meta-analysis Suite*. Version 3.3. Biostat; 2014.',
      acs: 'Hedges, L. *Meta-analysis Suite*, version 3.3. Biostat, 2014.',
      nature: 'Hedges, L. *Meta-analysis Suite* version 3.3 (Biostat, 2014).',
    },
  },
  {
    trap: 'a podcast: the show that an episode is of',
    work: work('broadcast', {
      author: 'Koenig|Sarah',
      title: 'The alibi',
      genre: 'Audio podcast episode',
      'container-title': 'Serial',
      publisher: 'WBEZ',
      issued: '2014-10-03',
    }),
    expected: {
      ieee: 'S. Koenig, “The alibi,” in *Serial*, WBEZ, 2014.',
      vancouver: 'Koenig S. The alibi. In: Serial. WBEZ; 2014.',
      harvard: 'Koenig, S. (2014) ‘The alibi’, in *Serial*. WBEZ.',
      ama: 'Koenig S. The alibi. In: *Serial*. WBEZ; 2014.',
      acs: 'Koenig, S. The Alibi. In *Serial*; WBEZ, 2014.',
      nature: 'Koenig, S. The alibi. in *Serial* (WBEZ, 2014).',
    },
  },
  {
    trap: 'a film: whose it is',
    work: work('motion_picture', {
      author: 'Bong|Joon-ho',
      title: 'Parasite',
      publisher: 'CJ Entertainment',
      issued: '2019',
    }),
    expected: {
      ieee: 'J.-H. Bong, *Parasite*, CJ Entertainment, 2019.',
      vancouver: 'Bong JH, director. Parasite [motion picture]. CJ Entertainment; 2019.',
      harvard: '*Parasite* (2019) Directed by J.-H. Bong. [Film]. CJ Entertainment.',
      ama: 'Bong J-H, director. *Parasite*. CJ Entertainment; 2019.',
      acs: 'Bong, J.-H. *Parasite*. CJ Entertainment, 2019.',
      nature: 'Bong, J.-H. *Parasite* (CJ Entertainment, 2019).',
    },
  },
  {
    trap: 'a speech: where it was held',
    work: work('speech', {
      author: 'King|Martin Luther|Jr.',
      title: 'I have a dream',
      'event-title': 'March on Washington',
      'publisher-place': 'Washington, DC',
      issued: '1963-08-28',
    }),
    expected: {
      ieee: 'M. L. King Jr., “I have a dream,” presented at March on Washington, Washington, DC, Aug. 28, 1963.',
      vancouver: 'King ML Jr. I have a dream. Presented at: March on Washington; 1963 Aug 28; Washington, DC.',
      harvard: 'King, M.L., Jr. (1963) ‘I have a dream’ [Speech]. *March on Washington*, Washington, DC, 28 August.',
      ama: 'King ML Jr. I have a dream. Presented at: March on Washington; August 28, 1963; Washington, DC.',
      acs: 'King, M. L., Jr. I Have a Dream. Presented at March on Washington, Washington, DC, August 28, 1963.',
      nature: 'King, M. L., Jr. I have a dream. in *March on Washington* (Washington, DC, 1963).',
    },
  },
  {
    trap: 'a page: its site, the day it was seen',
    work: work('webpage', {
      author: 'Doe|Jane',
      title: 'All about bees',
      'container-title': 'Bee World',
      issued: '2020-05-04',
      accessed: '2021-03-05',
      URL: 'https://bee.org/all',
    }),
    expected: {
      ieee: 'J. Doe, “All about bees,” Bee World, May 4, 2020. [Online]. Available: https://bee.org/all',
      vancouver: 'Doe J. All about bees [Internet]. Bee World; 2020. Available from: https://bee.org/all.',
      harvard: 'Doe, J. (2020) *All about bees*. Available at: https://bee.org/all (Accessed: 5 March 2021).',
      ama: 'Doe J. All about bees. Bee World. May 4, 2020. https://bee.org/all',
      acs: 'Doe, J. *All about Bees*. Bee World, 2020. https://bee.org/all',
      nature: 'Doe, J. All about bees. *Bee World* https://bee.org/all (2020).',
    },
  },
  {
    trap: 'a report: its number',
    work: work('report', {
      author: 'National Cancer Institute',
      title: 'Facing forward',
      number: '18-2424',
      genre: 'NIH Publication',
      publisher: 'Department of Health',
      issued: '2018',
    }),
    expected: {
      ieee: 'National Cancer Institute, “Facing forward,” Department of Health, NIH Publication No. 18-2424, 2018.',
      vancouver: 'National Cancer Institute. Facing forward. Department of Health; 2018. NIH Publication No. 18-2424.',
      harvard: 'National Cancer Institute (2018) *Facing forward*. NIH Publication No. 18-2424. Department of Health.',
      ama: 'National Cancer Institute. *Facing Forward*. Department of Health; 2018. NIH Publication No. 18-2424.',
      acs: 'National Cancer Institute. *Facing Forward*; NIH Publication No. 18-2424. Department of Health, 2018.',
      nature: 'National Cancer Institute. *Facing Forward* NIH Publication No. 18-2424 (Department of Health, 2018).',
    },
  },
  {
    trap: 'a book that its editors lead',
    work: work('book', { editor: 'Roe|Ann; Poe|Bob', title: 'Handbook of minds', publisher: 'Brill', issued: '2010' }),
    expected: {
      ieee: 'A. Roe and B. Poe, Eds., *Handbook of Minds*, Brill, 2010.',
      vancouver: 'Roe A, Poe B, editors. Handbook of minds. Brill; 2010.',
      harvard: 'Roe, A. and Poe, B. (eds) (2010) *Handbook of minds*. Brill.',
      ama: 'Roe A, Poe B, eds. *Handbook of Minds*. Brill; 2010.',
      acs: 'Roe, A.; Poe, B., Eds. *Handbook of Minds*. Brill, 2010.',
      nature: 'Roe, A. & Poe, B. (eds) *Handbook of Minds* (Brill, 2010).',
    },
  },
  {
    trap: 'a book that nobody signs',
    work: work('book', { title: 'Handbook of minds', publisher: 'Brill', issued: '2010' }),
    expected: {
      ieee: '*Handbook of Minds*, Brill, 2010.',
      vancouver: 'Handbook of minds. Brill; 2010.',
      harvard: '*Handbook of minds* (2010) Brill.',
      ama: '*Handbook of Minds*. Brill; 2010.',
      acs: '*Handbook of Minds*. Brill, 2010.',
      nature: '*Handbook of Minds* (Brill, 2010).',
    },
  },
  {
    trap: 'a map',
    work: work('map', {
      author: 'Doe|Jane',
      title: 'Roads of Ohio',
      publisher: 'Rand',
      'publisher-place': 'Chicago',
      issued: '1998',
    }),
    expected: {
      ieee: 'J. Doe, *Roads of Ohio*, Chicago: Rand, 1998.',
      vancouver: 'Doe J. Roads of Ohio. Chicago: Rand; 1998.',
      harvard: 'Doe, J. (1998) *Roads of Ohio*. Chicago: Rand.',
      ama: 'Doe J. *Roads of Ohio*. Rand; 1998.',
      acs: 'Doe, J. *Roads of Ohio*. Rand: Chicago, 1998.',
      nature: 'Doe, J. *Roads of Ohio* (Rand, Chicago, 1998).',
    },
  },
];

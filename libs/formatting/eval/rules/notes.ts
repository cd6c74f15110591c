import { work, type RuleExample } from './work';

const article = {
  author: 'Satterfield|Susan',
  title: 'Livy and the *Pax Deum*'.replaceAll('*', ''),
  issued: '2016-04',
  'container-title': 'Classical Philology',
  volume: '111',
  issue: '2',
  page: '165-176',
};

/** Chicago, 17th edition, full notes: chapter 14. */
export const NOTE_EXAMPLES: RuleExample[] = [
  {
    section: '14.23, book',
    work: work('book', {
      author: 'Strayed|Cheryl',
      title: 'Wild: From lost to found',
      publisher: 'Alfred A. Knopf',
      'publisher-place': 'New York',
      issued: '2012',
    }),
    expected: 'Cheryl Strayed, *Wild: From Lost to Found* (New York: Alfred A. Knopf, 2012).',
  },
  {
    section: '14.23, journal',
    work: work('article-journal', article),
    expected: 'Susan Satterfield, “Livy and the Pax Deum,” *Classical Philology* 111, no. 2 (April 2016): 165–76.',
  },
  {
    section: '14.76, four authors',
    work: work('book', { author: 'A|Ann; B|Bob; C|Cy; D|Di', title: 'Four', publisher: 'Knopf', issued: '2012' }),
    expected: 'Ann A et al., *Four* (Knopf, 2012).',
  },
  {
    section: '14.107, chapter',
    work: work('chapter', {
      author: 'Thoreau|Henry David',
      title: 'Walking',
      editor: 'D’Agata|John',
      'container-title': 'The making of the American essay',
      page: '167-195',
      publisher: 'Graywolf Press',
      'publisher-place': 'Minneapolis',
      issued: '2016',
    }),
    expected:
      'Henry David Thoreau, “Walking,” in *The Making of the American Essay*, ed. John D’Agata (Minneapolis: Graywolf Press, 2016), 167–95.',
  },
  {
    section: '14.215, dissertation',
    work: work('thesis', {
      author: 'Rutz|Cynthia Lillian',
      title: 'King Lear and its folktale analogues',
      genre: 'PhD thesis',
      publisher: 'University of Chicago',
      issued: '2013',
    }),
    expected: 'Cynthia Lillian Rutz, “King Lear and Its Folktale Analogues” (PhD diss., University of Chicago, 2013).',
  },
  {
    section: '14.218, working paper',
    work: work('report', {
      author: 'Doe|Jane',
      title: 'Taxes',
      genre: 'Working Paper',
      number: '45',
      publisher: 'NBER',
      issued: '2014',
    }),
    expected: 'Jane Doe, “Taxes” (Working Paper No. 45, NBER, 2014).',
  },
  {
    section: '14.258, patent',
    work: work('patent', {
      author: 'Iizuka|Masanori; Tanaka|Hideki',
      title: 'Cement Admixture',
      number: 'US 4,586,960',
      issued: '1986-05-06',
    }),
    expected: 'Masanori Iizuka and Hideki Tanaka, Cement admixture, US Patent 4,586,960, issued May 6, 1986.',
  },
  {
    section: '14.265, film',
    work: work('motion_picture', {
      author: 'Cuarón|Alfonso',
      title: 'Gravity',
      publisher: 'Warner Bros. Pictures',
      issued: '2013',
    }),
    expected: '*Gravity*, directed by Alfonso Cuarón (Warner Bros. Pictures, 2013).',
  },
  {
    section: '14.191, newspaper',
    work: work('article-newspaper', {
      author: 'Manjoo|Farhad',
      title: 'Snap makes a bet',
      issued: '2017-03-08',
      'container-title': 'The New York Times',
    }),
    expected: 'Farhad Manjoo, “Snap Makes a Bet,” *New York Times*, March 8, 2017.',
  },
  {
    section: '14.202, review',
    work: work('review-book', {
      author: 'Kamp|David',
      title: 'Deconstructing dinner',
      'reviewed-title': 'The omnivore’s dilemma',
      'reviewed-author': 'Pollan|Michael',
      'container-title': 'Ethics',
      volume: '1',
      issued: '2006',
    }),
    expected:
      'David Kamp, “Deconstructing Dinner,” review of *The Omnivore’s Dilemma*, by Michael Pollan, *Ethics* 1 (2006).',
  },
  {
    section: '14.257, data set with its version',
    work: work('dataset', {
      author: 'Doe|Jane',
      title: 'Leaves of trees',
      version: '2.1',
      publisher: 'Zenodo',
      issued: '2020',
      DOI: '10.5281/zenodo.1',
    }),
    expected: 'Jane Doe, Leaves of Trees, v. 2.1 (Zenodo, 2020), https://doi.org/10.5281/zenodo.1.',
  },
  {
    section: '14.267, podcast',
    work: work('broadcast', {
      author: 'Koenig|Sarah',
      title: 'The alibi',
      genre: 'Audio podcast episode',
      'container-title': 'Serial',
      publisher: 'WBEZ',
      issued: '2014-10-03',
    }),
    expected: 'Sarah Koenig, “The Alibi,” *Serial*, WBEZ, October 3, 2014.',
  },
  {
    section: '14.211, interview without a title',
    work: work('interview', { author: 'Saro-Wiwa|Ken', issued: '1990-04-21' }),
    expected: 'Ken Saro-Wiwa, interview, April 21, 1990.',
  },
  {
    section: '14.214, letter without a title',
    work: work('personal_communication', { author: 'Murdoch|Iris', genre: 'letter', issued: '1946-08-07' }),
    expected: 'Iris Murdoch, letter, August 7, 1946.',
  },
  {
    section: '14.276, case',
    work: work('legal_case', {
      title: 'United States v. Christmas',
      volume: '222',
      'container-title': 'F.3d',
      page: '141',
      publisher: '4th Cir.',
      issued: '2000',
    }),
    expected: 'United States v. Christmas, 222 F.3d 141 (4th Cir. 2000).',
  },
];

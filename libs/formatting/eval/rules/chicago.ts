import { work, type RuleExample } from './work';

const many = (count: number): string =>
  Array.from({ length: count }, (_, i) => `Name${String.fromCharCode(97 + i)}|Ada`).join('; ');
const inOrder = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => `Ada Name${String.fromCharCode(97 + from + i)}`).join(', ');

/** Chicago, 17th edition, bibliography entries: chapters 8, 9 and 14. */
export const CHICAGO_EXAMPLES: RuleExample[] = [
  {
    section: '14.23, one author',
    work: work('book', {
      author: 'Strayed|Cheryl',
      title: 'Wild: From Lost to Found on the Pacific Crest Trail',
      'publisher-place': 'New York',
      publisher: 'Alfred A. Knopf',
      issued: '2012',
    }),
    expected:
      'Strayed, Cheryl. *Wild: From Lost to Found on the Pacific Crest Trail*. New York: Alfred A. Knopf, 2012.',
  },
  {
    section: '14.23, two authors',
    work: work('book', {
      author: 'Grazer|Brian; Fishman|Charles',
      title: 'A Curious Mind: The Secret to a Bigger Life',
      'publisher-place': 'New York',
      publisher: 'Simon & Schuster',
      issued: '2015',
    }),
    expected:
      'Grazer, Brian, and Charles Fishman. *A Curious Mind: The Secret to a Bigger Life*. New York: Simon & Schuster, 2015.',
  },
  {
    section: '14.76, three authors',
    work: work('book', {
      author: 'Berlant|Lauren; Edelman|Lee; Roe|Ann',
      title: 'Sex, or the unbearable',
      'publisher-place': 'Durham',
      publisher: 'Duke University Press',
      issued: '2014',
    }),
    expected:
      'Berlant, Lauren, Lee Edelman, and Ann Roe. *Sex, or the Unbearable*. Durham: Duke University Press, 2014.',
  },
  {
    section: '14.76, ten authors',
    work: work('book', { author: many(10), title: 'Together', issued: '2001' }),
    expected: `Namea, Ada, ${inOrder(1, 9)}, and Ada Namej. *Together*. 2001.`,
  },
  {
    section: '14.76, eleven authors',
    work: work('book', { author: many(11), title: 'Together', issued: '2001' }),
    expected: `Namea, Ada, ${inOrder(1, 7)}, et al. *Together*. 2001.`,
  },
  {
    section: '14.103, editor as author',
    work: work('book', {
      editor: 'D’Agata|John',
      title: 'The Making of the American Essay',
      'publisher-place': 'Minneapolis',
      publisher: 'Graywolf Press',
      issued: '2016',
    }),
    expected: 'D’Agata, John, ed. *The Making of the American Essay*. Minneapolis: Graywolf Press, 2016.',
  },
  {
    section: '14.103, two editors',
    work: work('book', {
      editor: 'Doe|Jane; Roe|Richard',
      title: 'Essays',
      'publisher-place': 'Leiden',
      publisher: 'Brill',
      issued: '2016',
    }),
    expected: 'Doe, Jane, and Richard Roe, eds. *Essays*. Leiden: Brill, 2016.',
  },
  {
    section: '14.104, translation',
    work: work('book', {
      author: 'Lahiri|Jhumpa',
      title: 'In Other Words',
      translator: 'Goldstein|Ann',
      'publisher-place': 'New York',
      publisher: 'Alfred A. Knopf',
      issued: '2016',
    }),
    expected: 'Lahiri, Jhumpa. *In Other Words*. Translated by Ann Goldstein. New York: Alfred A. Knopf, 2016.',
  },
  {
    section: '14.104, author and editor',
    work: work('book', {
      author: 'Brontë|Charlotte',
      title: 'Jane Eyre',
      editor: 'Gilbert|Sandra M.',
      'publisher-place': 'New York',
      publisher: 'Norton',
      issued: '2001',
    }),
    expected: 'Brontë, Charlotte. *Jane Eyre*. Edited by Sandra M. Gilbert. New York: Norton, 2001.',
  },
  {
    section: '14.113, edition',
    work: work('book', {
      author: 'Doe|Jane',
      title: 'Trees',
      edition: '3rd edition',
      'publisher-place': 'Leiden',
      publisher: 'Brill',
      issued: '2016',
    }),
    expected: 'Doe, Jane. *Trees*. 3rd ed. Leiden: Brill, 2016.',
  },
  {
    section: '14.113, revised edition',
    work: work('book', {
      author: 'Doe|Jane',
      title: 'Trees',
      edition: 'Revised',
      'publisher-place': 'Leiden',
      publisher: 'Brill',
      issued: '2016',
    }),
    expected: 'Doe, Jane. *Trees*. Rev. ed. Leiden: Brill, 2016.',
  },
  {
    section: '14.118, volume',
    work: work('book', {
      author: 'Doe|Jane',
      title: 'Trees',
      volume: '2',
      'publisher-place': 'Leiden',
      publisher: 'Brill',
      issued: '2016',
    }),
    expected: 'Doe, Jane. *Trees*. Vol. 2. Leiden: Brill, 2016.',
  },
  {
    section: '14.123, series',
    work: work('book', {
      author: 'Mazrim|Robert F.',
      title: 'At home in the Illinois country',
      'collection-title': 'Studies in Archaeology',
      'collection-number': '9',
      'publisher-place': 'Urbana',
      publisher: 'University of Illinois',
      issued: '2011',
    }),
    expected:
      'Mazrim, Robert F. *At Home in the Illinois Country*. Studies in Archaeology 9. Urbana: University of Illinois, 2011.',
  },
  {
    section: '14.131, first of several places',
    work: work('book', {
      author: 'Doe|Jane',
      title: 'Trees',
      'publisher-place': 'Leiden; Boston',
      publisher: 'Brill',
      issued: '2016',
    }),
    expected: 'Doe, Jane. *Trees*. Leiden: Brill, 2016.',
  },
  {
    section: '14.84, organisation as author',
    work: work('book', {
      author: 'World Health Organization',
      title: 'WHO editorial style manual',
      'publisher-place': 'Geneva',
      publisher: 'World Health Organization',
      issued: '1993',
    }),
    expected: 'World Health Organization. *WHO Editorial Style Manual*. Geneva: World Health Organization, 1993.',
  },
  {
    section: '14.79, no author',
    work: work('book', { title: 'A true and sincere declaration', 'publisher-place': 'London', issued: '1610' }),
    expected: '*A True and Sincere Declaration*. London, 1610.',
  },
  {
    section: '14.145, no date',
    work: work('book', { author: 'Doe|Jane', title: 'Trees', 'publisher-place': 'Leiden', publisher: 'Brill' }),
    expected: 'Doe, Jane. *Trees*. Leiden: Brill, n.d.',
  },
  {
    section: '14.146, forthcoming',
    work: work('book', {
      author: 'Doe|Jane',
      title: 'Trees',
      'publisher-place': 'Leiden',
      publisher: 'Brill',
      issued: 'forthcoming',
    }),
    expected: 'Doe, Jane. *Trees*. Leiden: Brill, forthcoming.',
  },
  {
    section: '14.107, chapter',
    work: work('chapter', {
      author: 'Thoreau|Henry David',
      title: 'Walking',
      editor: 'D’Agata|John',
      'container-title': 'The Making of the American Essay',
      page: '167-195',
      'publisher-place': 'Minneapolis',
      publisher: 'Graywolf Press',
      issued: '2016',
    }),
    expected:
      'Thoreau, Henry David. “Walking.” In *The Making of the American Essay*, edited by John D’Agata, 167–95. Minneapolis: Graywolf Press, 2016.',
  },
  {
    section: '14.107, chapter, three editors',
    work: work('chapter', {
      author: 'Doe|Jane',
      title: 'Leaves',
      editor: 'A|Ann; B|Bob; C|Cy',
      'container-title': 'Trees',
      page: '1-9',
      'publisher-place': 'Leiden',
      publisher: 'Brill',
      issued: '2016',
    }),
    expected: 'Doe, Jane. “Leaves.” In *Trees*, edited by Ann A, Bob B, and Cy C, 1–9. Leiden: Brill, 2016.',
  },
  {
    section: '14.116, chapter in a volume',
    work: work('chapter', {
      author: 'Doe|Jane',
      title: 'Leaves',
      editor: 'A|Ann',
      'container-title': 'Trees',
      volume: '2',
      page: '1-9',
      'publisher-place': 'Leiden',
      publisher: 'Brill',
      issued: '2016',
    }),
    expected: 'Doe, Jane. “Leaves.” In *Trees*, edited by Ann A, 2:1–9. Leiden: Brill, 2016.',
  },
  {
    section: '14.168, article',
    work: work('article-journal', {
      author: 'Satterfield|Susan',
      title: 'Livy and the <i>Pax Deum</i>',
      'container-title': 'Classical Philology',
      volume: '111',
      issue: '2',
      issued: '2016-04',
      page: '165-176',
    }),
    expected: 'Satterfield, Susan. “Livy and the *Pax Deum*.” *Classical Philology* 111, no. 2 (April 2016): 165–76.',
  },
  {
    section: '14.168, article with address',
    work: work('article-journal', {
      author: 'Keng|Shao-Hsun; Lin|Chun-Hung; Orazem|Peter F.',
      title: 'Expanding college access in Taiwan, 1978–2014: effects on graduate quality and income inequality',
      'container-title': 'Journal of Human Capital',
      volume: '11',
      issue: '1',
      issued: '2017',
      page: '1–34',
      DOI: '10.1086/690235',
    }),
    expected:
      'Keng, Shao-Hsun, Chun-Hung Lin, and Peter F. Orazem. “Expanding College Access in Taiwan, 1978–2014: Effects on Graduate Quality and Income Inequality.” *Journal of Human Capital* 11, no. 1 (2017): 1–34. https://doi.org/10.1086/690235.',
  },
  {
    section: '14.171, no issue',
    work: work('article-journal', {
      author: 'LaSalle|Peter',
      title: 'Conundrum: a story about reading',
      'container-title': 'New England Review',
      volume: '38',
      issued: '2017',
      page: '95–109',
    }),
    expected: 'LaSalle, Peter. “Conundrum: A Story about Reading.” *New England Review* 38 (2017): 95–109.',
  },
  {
    section: '14.174, article number',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'PLOS ONE',
      volume: '3',
      issue: '1',
      issued: '2006',
      page: 'e1002195',
    }),
    expected: 'Doe, Jane. “Leaf.” *PLOS ONE* 3, no. 1 (2006): e1002195.',
  },
  {
    section: '14.165, question mark ends the title',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Who reads?',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '1-2',
    }),
    expected: 'Doe, Jane. “Who Reads?” *Trees* 1 (2001): 1–2.',
  },
  {
    section: '14.94, quotation within a title',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'On "being" there',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '1-2',
    }),
    expected: 'Doe, Jane. “On ‘Being’ There.” *Trees* 1 (2001): 1–2.',
  },
  {
    section: '9.61, 101–108',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '101-108',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees* 1 (2001): 101–8.',
  },
  {
    section: '9.61, 100–104',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '100-104',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees* 1 (2001): 100–104.',
  },
  {
    section: '9.61, 321–328',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '321-328',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees* 1 (2001): 321–28.',
  },
  {
    section: '9.61, 498–532',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '498-532',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees* 1 (2001): 498–532.',
  },
  {
    section: '9.61, 1496–1500',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '1496-1500',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees* 1 (2001): 1496–500.',
  },
  {
    section: '9.61, 11564–11615',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '11564-11615',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees* 1 (2001): 11564–615.',
  },
  {
    section: '14.188, magazine',
    work: work('article-magazine', {
      author: 'Mead|Rebecca',
      title: 'The prophet of Dystopia',
      'container-title': 'New Yorker',
      issued: '2017-04-17',
    }),
    expected: 'Mead, Rebecca. “The Prophet of Dystopia.” *New Yorker*, April 17, 2017.',
  },
  {
    section: '14.191, newspaper',
    work: work('article-newspaper', {
      author: 'Manjoo|Farhad',
      title: 'Snap makes a bet on the cultural supremacy of the camera',
      'container-title': 'New York Times',
      issued: '2017-03-08',
      URL: 'https://www.nytimes.com/snap',
    }),
    expected:
      'Manjoo, Farhad. “Snap Makes a Bet on the Cultural Supremacy of the Camera.” *New York Times*, March 8, 2017. https://www.nytimes.com/snap.',
  },
  {
    section: '14.207, page',
    work: work('webpage', {
      author: 'Bouman|Katie',
      title: 'How to take a picture of a black hole',
      'container-title': 'TED',
      issued: '2016-11',
      URL: 'https://www.ted.com/talks/katie_bouman',
    }),
    expected:
      'Bouman, Katie. “How to Take a Picture of a Black Hole.” TED. November 2016. https://www.ted.com/talks/katie_bouman.',
  },
  {
    section: '14.207, page without date',
    work: work('webpage', {
      author: 'Yale University',
      title: 'About Yale: Yale facts',
      URL: 'https://www.yale.edu/about-yale/yale-facts',
      accessed: '2017-05-01',
    }),
    expected:
      'Yale University. “About Yale: Yale Facts.” Accessed May 1, 2017. https://www.yale.edu/about-yale/yale-facts.',
  },
  {
    section: '14.215, dissertation',
    work: work('thesis', {
      author: 'Rutz|Cynthia Lillian',
      title: '<i>King Lear</i> and its folktale analogues',
      genre: 'PhD diss.',
      publisher: 'University of Chicago',
      issued: '2013',
    }),
    expected:
      'Rutz, Cynthia Lillian. “*King Lear* and Its Folktale Analogues.” PhD diss., University of Chicago, 2013.',
  },
  {
    section: '14.215, master’s thesis',
    work: work('thesis', {
      author: 'Doe|Jane',
      title: 'Trees',
      genre: 'Masters',
      publisher: 'University of Chicago',
      issued: '2013',
    }),
    expected: 'Doe, Jane. “Trees.” Master’s thesis, University of Chicago, 2013.',
  },
  {
    section: '14.217, talk',
    work: work('speech', {
      author: 'Hanson|Viviana',
      title: 'Teaching Shakespeare',
      'event-title': 'Annual Meeting',
      'publisher-place': 'Chicago',
      issued: '2013-04-02',
    }),
    expected: 'Hanson, Viviana. “Teaching Shakespeare.” Annual Meeting, Chicago, April 2, 2013.',
  },
  {
    section: '14.218, working paper',
    work: work('report', {
      author: 'Doe|Jane',
      title: 'Trees of the north',
      genre: 'Working Paper',
      number: '12',
      'publisher-place': 'Cambridge',
      publisher: 'NBER',
      issued: '2013',
    }),
    expected: 'Doe, Jane. “Trees of the North.” Working Paper No. 12, NBER, Cambridge, 2013.',
  },
  {
    section: '14.217, proceedings',
    work: work('paper-conference', {
      author: 'Doe|Jane; Roe|Ann',
      title: 'Parsing trees',
      'container-title': 'Proceedings of the Meeting',
      page: '32-38',
      publisher: 'ACL',
      issued: '1997',
    }),
    expected: 'Doe, Jane, and Ann Roe. “Parsing Trees.” In *Proceedings of the Meeting*, 32–38. ACL, 1997.',
  },
  {
    section: '14.257, data set',
    work: work('dataset', {
      author: 'Doe|Jane',
      title: 'Leaves of trees',
      publisher: 'Zenodo',
      issued: '2020',
      DOI: '10.5281/zenodo.1',
    }),
    expected: 'Doe, Jane. Leaves of Trees. Zenodo, 2020. https://doi.org/10.5281/zenodo.1.',
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

import { work, type RuleExample } from './work';

/** MLA, 9th edition: chapters 2 and 5, appendix 2. */
export const MLA_EXAMPLES: RuleExample[] = [
  {
    section: '5.4, one author',
    work: work('book', {
      author: 'Gleick|James',
      title: 'Chaos: Making a New Science',
      publisher: 'Penguin',
      issued: '1987',
    }),
    expected: 'Gleick, James. *Chaos: Making a New Science*. Penguin, 1987.',
  },
  {
    section: '5.7, two authors',
    work: work('book', {
      author: 'Gillespie|Paula; Lerner|Neal',
      title: 'The Allyn and Bacon guide to peer tutoring',
      publisher: 'Allyn and Bacon',
      issued: '2000',
    }),
    expected: 'Gillespie, Paula, and Neal Lerner. *The Allyn and Bacon Guide to Peer Tutoring*. Allyn and Bacon, 2000.',
  },
  {
    section: '5.8, three authors',
    work: work('book', {
      author: 'Wysocki|Anne Frances; Johnson-Eilola|Johndan; Selfe|Cynthia L.',
      title: 'Writing New Media',
      publisher: 'Utah State University Press',
      issued: '2004',
    }),
    expected: 'Wysocki, Anne Frances, et al. *Writing New Media*. Utah State UP, 2004.',
  },
  {
    section: '5.19, organisation as author and publisher',
    work: work('report', {
      author: 'American Allergy Association',
      title: 'Allergies in children',
      publisher: 'American Allergy Association',
      issued: '1998',
    }),
    expected: '*Allergies in Children*. American Allergy Association, 1998.',
  },
  {
    section: '5.17, no author',
    work: work('book', { title: 'Encyclopedia of indiana', publisher: 'Somerset', issued: '1993' }),
    expected: '*Encyclopedia of Indiana*. Somerset, 1993.',
  },
  {
    section: '5.38, translation',
    work: work('book', {
      author: 'Foucault|Michel',
      title: 'Madness and Civilization',
      translator: 'Howard|Richard',
      publisher: 'Vintage-Random House',
      issued: '1988',
    }),
    expected: 'Foucault, Michel. *Madness and Civilization*. Translated by Richard Howard, Vintage-Random House, 1988.',
  },
  {
    section: '5.48, edition',
    work: work('book', {
      author: 'Crowley|Sharon; Hawhee|Debra',
      title: 'Ancient rhetorics for contemporary students',
      edition: '3',
      publisher: 'Pearson',
      issued: '2004',
    }),
    expected:
      'Crowley, Sharon, and Debra Hawhee. *Ancient Rhetorics for Contemporary Students*. 3rd ed., Pearson, 2004.',
  },
  {
    section: '5.12, one editor',
    work: work('book', {
      editor: 'Nunberg|Geoffrey',
      title: 'The Future of the Book',
      publisher: 'University of California Press',
      issued: '1996',
    }),
    expected: 'Nunberg, Geoffrey, editor. *The Future of the Book*. U of California P, 1996.',
  },
  {
    section: '5.12, two editors',
    work: work('book', {
      editor: 'Hill|Charles A.; Helmers|Marguerite',
      title: 'Defining Visual Rhetorics',
      publisher: 'Lawrence Erlbaum Associates',
      issued: '2004',
    }),
    expected:
      'Hill, Charles A., and Marguerite Helmers, editors. *Defining Visual Rhetorics*. Lawrence Erlbaum Associates, 2004.',
  },
  {
    section: '5.51, volume',
    work: work('book', {
      author: 'Quintilian',
      title: 'Institutio oratoria',
      translator: 'Butler|H. E.',
      volume: '2',
      publisher: 'Loeb-Harvard University Press',
      issued: '1980',
      language: 'la',
    }),
    expected: 'Quintilian. *Institutio oratoria*. Translated by H. E. Butler, vol. 2, Loeb-Harvard UP, 1980.',
  },
  {
    section: '5.38, author and editor',
    work: work('book', {
      author: 'Brontë|Charlotte',
      title: 'Jane Eyre',
      editor: 'Gilbert|Sandra M.',
      publisher: 'Norton',
      issued: '2001',
    }),
    expected: 'Brontë, Charlotte. *Jane Eyre*. Edited by Sandra M. Gilbert, Norton, 2001.',
  },
  {
    section: '5.23, chapter',
    work: work('chapter', {
      author: 'Harris|Muriel',
      title: 'Talk to me: engaging reluctant writers',
      editor: 'Rafoth|Ben',
      'container-title': "A Tutor's Guide: Helping Writers One to One",
      publisher: 'Heinemann',
      page: '24-34',
      issued: '2000',
    }),
    expected:
      'Harris, Muriel. “Talk to Me: Engaging Reluctant Writers.” *A Tutor’s Guide: Helping Writers One to One*, edited by Ben Rafoth, Heinemann, 2000, pp. 24–34.',
  },
  {
    section: '5.23, chapter, two editors',
    work: work('chapter', {
      author: 'Doe|Jane',
      title: 'Kincaid',
      editor: 'Mendelson|Edward; Seidel|Michael',
      'container-title': 'Homer to Brecht',
      publisher: 'Yale University Press',
      page: '330-50',
      issued: '1977',
    }),
    expected:
      'Doe, Jane. “Kincaid.” *Homer to Brecht*, edited by Edward Mendelson and Michael Seidel, Yale UP, 1977, pp. 330–50.',
  },
  {
    section: '5.23, chapter, three editors',
    work: work('chapter', {
      author: 'Doe|Jane',
      title: 'Part',
      editor: 'A|Ann; B|Bob; C|Cy',
      'container-title': 'Whole',
      publisher: 'Brill',
      page: '101-109',
      issued: '1977',
    }),
    expected: 'Doe, Jane. “Part.” *Whole*, edited by Ann A et al., Brill, 1977, pp. 101–09.',
  },
  {
    section: '5.33, article',
    work: work('article-journal', {
      author: 'Bagchi|Alaknanda',
      title: 'Conflicting Nationalisms: The Voice of the Subaltern in Mahasweta Devi’s Bashai Tudu',
      'container-title': "Tulsa Studies in Women's Literature",
      volume: '15',
      issue: '1',
      issued: '1996',
      page: '41-50',
    }),
    expected:
      'Bagchi, Alaknanda. “Conflicting Nationalisms: The Voice of the Subaltern in Mahasweta Devi’s Bashai Tudu.” *Tulsa Studies in Women’s Literature*, vol. 15, no. 1, 1996, pp. 41–50.',
  },
  {
    section: '5.33, article with DOI and month',
    work: work('article-journal', {
      author: 'Lorensen|Jutta',
      title: 'Between image and word, color, and time',
      'container-title': 'African American Review',
      volume: '40',
      issue: '3',
      issued: '2006-09',
      page: '571-586',
      DOI: '10.2307/40027393',
    }),
    expected:
      'Lorensen, Jutta. “Between Image and Word, Color, and Time.” *African American Review*, vol. 40, no. 3, Sept. 2006, pp. 571–86, https://doi.org/10.2307/40027393.',
  },
  {
    section: '5.68, season',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaves',
      'container-title': 'Trees',
      volume: '3',
      issued: '2006 Spring',
      page: '5-9',
    }),
    expected: 'Doe, Jane. “Leaves.” *Trees*, vol. 3, spring 2006, pp. 5–9.',
  },
  {
    section: '5.84, one page',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '3',
      issued: '2006',
      page: '5',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees*, vol. 3, 2006, p. 5.',
  },
  {
    section: '2.139, page range over a hundred',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '3',
      issued: '2006',
      page: '395-401',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees*, vol. 3, 2006, pp. 395–401.',
  },
  {
    section: '2.139, page range within a hundred',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '3',
      issued: '2006',
      page: '103-104',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees*, vol. 3, 2006, pp. 103–04.',
  },
  {
    section: '2.139, range over a thousand',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'Trees',
      volume: '3',
      issued: '2006',
      page: '923-1003',
    }),
    expected: 'Doe, Jane. “Leaf.” *Trees*, vol. 3, 2006, pp. 923–1003.',
  },
  {
    section: '5.84, article number',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Leaf',
      'container-title': 'PLOS ONE',
      volume: '3',
      issue: '1',
      issued: '2006',
      page: 'e1002195',
    }),
    expected: 'Doe, Jane. “Leaf.” *PLOS ONE*, vol. 3, no. 1, 2006, e1002195.',
  },
  {
    section: '5.33, magazine',
    work: work('article-magazine', {
      author: 'Buchman|Dana',
      title: 'A special education',
      'container-title': 'Good Housekeeping',
      issued: '2006-03',
      page: '143-48',
    }),
    expected: 'Buchman, Dana. “A Special Education.” *Good Housekeeping*, Mar. 2006, pp. 143–48.',
  },
  {
    section: '5.33, newspaper',
    work: work('article-newspaper', {
      author: 'Krugman|Andrew',
      title: 'Fear of eating',
      'container-title': 'The New York Times',
      issued: '2007-05-21',
      page: 'A1',
    }),
    expected: 'Krugman, Andrew. “Fear of Eating.” *The New York Times*, 21 May 2007, p. A1.',
  },
  {
    section: '5.33, newspaper on the web',
    work: work('article-newspaper', {
      author: 'Brubaker|Bill',
      title: 'New health center targets county’s uninsured patients',
      'container-title': 'The Washington Post',
      issued: '2007-05-24',
      URL: 'https://www.washingtonpost.com/x',
    }),
    expected:
      'Brubaker, Bill. “New Health Center Targets County’s Uninsured Patients.” *The Washington Post*, 24 May 2007, https://www.washingtonpost.com/x.',
  },
  {
    section: '5.33, page',
    work: work('webpage', {
      author: 'Lundman|Susan',
      title: 'How to make vegetarian chili',
      'container-title': 'eHow',
      URL: 'https://www.ehow.com/how_10727_make-vegetarian-chili.html',
      accessed: '2015-07-06',
    }),
    expected:
      'Lundman, Susan. “How to Make Vegetarian Chili.” *eHow*, https://www.ehow.com/how_10727_make-vegetarian-chili.html. Accessed 6 July 2015.',
  },
  {
    section: '5.33, page with date',
    work: work('webpage', {
      author: 'Felluga|Dino',
      title: 'Guide to literary and critical theory',
      'container-title': 'Purdue Writing',
      issued: '2003-08-28',
      URL: 'https://www.cla.purdue.edu/english/theory/',
    }),
    expected:
      'Felluga, Dino. “Guide to Literary and Critical Theory.” *Purdue Writing*, 28 Aug. 2003, https://www.cla.purdue.edu/english/theory/.',
  },
  {
    section: '5.33, publisher of a site',
    work: work('webpage', {
      title: 'Athlete’s foot',
      'container-title': 'Health Topics',
      publisher: 'WebMD',
      issued: '2014-09-25',
      URL: 'https://www.webmd.com/x',
    }),
    expected: '“Athlete’s Foot.” *Health Topics*, WebMD, 25 Sept. 2014, https://www.webmd.com/x.',
  },
  {
    section: 'appendix 2, dissertation',
    work: work('thesis', {
      author: 'Bishop|Karen Lynn',
      title: 'Documenting Institutional Identity',
      genre: 'PhD dissertation',
      publisher: 'Purdue University',
      issued: '2002',
    }),
    expected: 'Bishop, Karen Lynn. *Documenting Institutional Identity*. 2002. Purdue U, PhD dissertation.',
  },
  {
    section: 'appendix 2, master’s thesis',
    work: work('thesis', {
      author: 'Graves|Rolande J. G.',
      title: 'The lyric of the troubadours',
      genre: 'MA thesis',
      publisher: 'University of North Dakota',
      issued: '1977',
    }),
    expected: 'Graves, Rolande J. G. *The Lyric of the Troubadours*. 1977. U of North Dakota, Master’s thesis.',
  },
  {
    section: 'appendix 2, film',
    work: work('motion_picture', {
      author: 'Singer|Bryan',
      title: 'The usual suspects',
      publisher: 'Polygram',
      issued: '1995',
    }),
    expected: '*The Usual Suspects*. Directed by Bryan Singer, Polygram, 1995.',
  },
  {
    section: 'appendix 2, podcast',
    work: work('broadcast', {
      author: 'Koenig|Sarah',
      title: 'The alibi',
      genre: 'Podcast',
      'container-title': 'Serial',
      publisher: 'WBEZ',
      issued: '2014-10-03',
      URL: 'https://serialpodcast.org/season-one/1',
    }),
    expected: 'Koenig, Sarah. “The Alibi.” *Serial*, WBEZ, 3 Oct. 2014, https://serialpodcast.org/season-one/1.',
  },
  {
    section: 'appendix 2, proceedings',
    work: work('paper-conference', {
      author: 'Kessler|Ann; Roe|Bo',
      title: 'Parsing text',
      'container-title': 'Proceedings of the Meeting',
      publisher: 'ACL',
      issued: '1997',
      page: '32–38',
    }),
    expected: 'Kessler, Ann, and Bo Roe. “Parsing Text.” *Proceedings of the Meeting*, ACL, 1997, pp. 32–38.',
  },
  {
    section: 'appendix 2, talk',
    work: work('speech', {
      author: 'Stein|Bob',
      title: 'Reading and writing in the digital era',
      'event-title': 'Discovering Digital Dimensions',
      'publisher-place': 'West Lafayette',
      issued: '2003-05-23',
    }),
    expected:
      'Stein, Bob. “Reading and Writing in the Digital Era.” *Discovering Digital Dimensions*, 23 May 2003, West Lafayette.',
  },
  {
    section: '5.33, data set',
    work: work('dataset', {
      author: 'Doe|Jane',
      title: 'Leaves of trees',
      version: '2',
      publisher: 'Zenodo',
      issued: '2020',
      DOI: '10.5281/zenodo.1',
    }),
    expected: 'Doe, Jane. *Leaves of Trees*. Version 2, Zenodo, 2020, https://doi.org/10.5281/zenodo.1.',
  },
  {
    section: '5.33, report with number',
    work: work('report', {
      author: 'Doe|Jane',
      title: 'Leaves',
      genre: 'Working Paper',
      number: '12',
      publisher: 'NBER',
      issued: '2020',
    }),
    expected: 'Doe, Jane. *Leaves*. Working Paper No. 12, NBER, 2020.',
  },
  {
    section: '5.33, preprint',
    work: work('article', {
      author: 'Doe|Jane',
      title: 'Leaves',
      publisher: 'bioRxiv',
      genre: 'preprint',
      issued: '2020-02-03',
      DOI: '10.1101/1',
    }),
    expected: 'Doe, Jane. “Leaves.” *bioRxiv*, 3 Feb. 2020, https://doi.org/10.1101/1.',
  },
  {
    section: '2.90, small words',
    work: work('book', {
      author: 'Doe|Jane',
      title: 'going up and down with the wind, but not over it',
      publisher: 'Brill',
      issued: '2001',
    }),
    expected: 'Doe, Jane. *Going up and down with the Wind, but Not over It*. Brill, 2001.',
  },
  {
    section: '2.92, hyphenated words',
    work: work('book', {
      author: 'Doe|Jane',
      title: 'self-portrait in a twentieth-century anti-hero',
      publisher: 'Brill',
      issued: '2001',
    }),
    expected: 'Doe, Jane. *Self-Portrait in a Twentieth-Century Anti-hero*. Brill, 2001.',
  },
  {
    section: '2.106, title within a title',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Reading <i>Moby-Dick</i> and “Bartleby”',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '1-2',
    }),
    expected: 'Doe, Jane. “Reading *Moby-Dick* and ‘Bartleby.’” *Trees*, vol. 1, 2001, pp. 1–2.',
  },
  {
    section: '5.42, question mark ends the title',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'Who reads?',
      'container-title': 'Trees',
      volume: '1',
      issued: '2001',
      page: '1-2',
    }),
    expected: 'Doe, Jane. “Who Reads?” *Trees*, vol. 1, 2001, pp. 1–2.',
  },
  {
    section: '5.20, government and its parts as a catalogue has them',
    work: work('report', {
      author: 'United States. Congress. House. Committee on Ways and Means',
      title: 'Trade in the Americas',
      publisher: 'Government Printing Office',
      issued: '2004',
    }),
    expected:
      'United States, Congress, House, Committee on Ways and Means. *Trade in the Americas*. Government Printing Office, 2004.',
  },
  {
    section: '5.20, agency under its government',
    work: work('report', {
      author: 'Great Britain. Department for Transport',
      title: 'Roads',
      publisher: 'Stationery Office',
      issued: '2010',
    }),
    expected: 'Great Britain, Department for Transport. *Roads*. Stationery Office, 2010.',
  },
  {
    section: '5.20, agency as the source names it',
    work: work('report', {
      author: 'U.S. Department of Labor',
      title: 'Wages',
      publisher: 'Government Printing Office',
      issued: '2010',
    }),
    expected: 'U.S. Department of Labor. *Wages*. Government Printing Office, 2010.',
  },
];

import { work, type RuleExample } from './work';

const many = (count: number): string =>
  Array.from({ length: count }, (_, i) => `Name${String.fromCharCode(97 + i)}|Ada`).join('; ');
const list = (count: number): string =>
  Array.from({ length: count }, (_, i) => `Name${String.fromCharCode(97 + i)}, A.`).join(', ');

/** APA, 7th edition: chapters 6, 8, 9 and 10. */
export const APA_EXAMPLES: RuleExample[] = [
  {
    section: '10.1, article with DOI',
    work: work('article-journal', {
      author: 'McCauley|Sarah M.; Christiansen|Morten H.',
      title: 'Language Learning as Language Use: A Cross-Linguistic Model of Child Language Development',
      issued: '2019-01',
      'container-title': 'Psychological Review',
      volume: '126',
      issue: '1',
      page: '1-51',
      DOI: '10.1037/rev0000126',
    }),
    expected:
      'McCauley, S. M., & Christiansen, M. H. (2019). Language learning as language use: A cross-linguistic model of child language development. *Psychological Review*, *126*(1), 1–51. https://doi.org/10.1037/rev0000126',
  },
  {
    section: '10.1, article without DOI, with address',
    work: work('article-journal', {
      author: 'Ahmann|Elizabeth; Tuttle|Lisa Joy; Saviet|Micah; Wright|Sarah D.',
      title: 'A descriptive review of ADHD coaching research: Implications for college students',
      issued: '2018',
      'container-title': 'Journal of Postsecondary Education and Disability',
      volume: '31',
      issue: '1',
      page: '17–39',
      URL: 'https://www.ahead.org/professional-resources/publications/jped/archived-jped/jped-volume-31',
    }),
    expected:
      'Ahmann, E., Tuttle, L. J., Saviet, M., & Wright, S. D. (2018). A descriptive review of ADHD coaching research: Implications for college students. *Journal of Postsecondary Education and Disability*, *31*(1), 17–39. https://www.ahead.org/professional-resources/publications/jped/archived-jped/jped-volume-31',
  },
  {
    section: '10.1, article number',
    work: work('article-journal', {
      author: 'Burin|Debora; Kilteni|Konstantina; Rabuffetti|Marco; Slater|Mel; Pia|Lorenzo',
      title: 'Body ownership increases the interference between observed and executed movements',
      issued: '2019',
      'container-title': 'PLOS ONE',
      volume: '14',
      issue: '1',
      page: 'e0209899',
      DOI: '10.1371/journal.pone.0209899',
    }),
    expected:
      'Burin, D., Kilteni, K., Rabuffetti, M., Slater, M., & Pia, L. (2019). Body ownership increases the interference between observed and executed movements. *PLOS ONE*, *14*(1), Article e0209899. https://doi.org/10.1371/journal.pone.0209899',
  },
  {
    section: '10.1, advance online',
    work: work('article-journal', {
      author: 'Huestegge|Sujata M.; Raettig|Tim; Huestegge|Lynn',
      title: 'Are face-incongruent voices harder to process?',
      issued: '2019',
      'container-title': 'Experimental Psychology',
      status: 'advance online publication',
      DOI: '10.1027/1618-3169/a000440',
    }),
    expected:
      'Huestegge, S. M., Raettig, T., & Huestegge, L. (2019). Are face-incongruent voices harder to process? *Experimental Psychology*. Advance online publication. https://doi.org/10.1027/1618-3169/a000440',
  },
  {
    section: '10.1, in press',
    work: work('article-journal', {
      author: 'Pachur|Thorsten; Scheibehenne|Benjamin',
      title: 'Unpacking buyer–seller differences in valuation from experience',
      issued: 'in press',
      'container-title': 'Psychonomic Bulletin & Review',
    }),
    expected:
      'Pachur, T., & Scheibehenne, B. (in press). Unpacking buyer–seller differences in valuation from experience. *Psychonomic Bulletin & Review*.',
  },
  {
    section: '10.1, no issue',
    work: work('article-journal', {
      author: 'Doe|Jane',
      title: 'A plain study',
      issued: '2001',
      'container-title': 'Plain Studies',
      volume: '8',
      page: '207–217',
    }),
    expected: 'Doe, J. (2001). A plain study. *Plain Studies*, *8*, 207–217.',
  },
  {
    section: '9.8, twenty authors',
    work: work('book', { author: many(20), title: 'Together', issued: '2001' }),
    expected: `${list(19)}, & Namet, A. (2001). *Together*.`,
  },
  {
    section: '9.8, twenty-one authors',
    work: work('book', { author: many(21), title: 'Together', issued: '2001' }),
    expected: `${list(19)}, . . . Nameu, A. (2001). *Together*.`,
  },
  {
    section: '9.8, hyphenated given name',
    work: work('book', { author: 'Xu|Ai-Jun', title: 'Alone', issued: '2001' }),
    expected: 'Xu, A.-J. (2001). *Alone*.',
  },
  {
    section: '9.8, suffix',
    work: work('book', {
      author: 'King|Martin Luther|Jr',
      title: 'Strength to love',
      issued: '1963',
      publisher: 'Harper & Row',
    }),
    expected: 'King, M. L., Jr. (1963). *Strength to love*. Harper & Row.',
  },
  {
    section: '9.11, organisation as author and publisher',
    work: work('report', {
      author: 'World Health Organization',
      title: 'Depression and Other Common Mental Disorders',
      issued: '2017',
      publisher: 'World Health Organization',
    }),
    expected: 'World Health Organization. (2017). *Depression and other common mental disorders*.',
  },
  {
    section: '9.12, no author',
    work: work('webpage', {
      title: 'Bed and breakfast',
      issued: '2017',
      'container-title': 'Travel Pages',
      URL: 'https://example.org/b',
    }),
    expected: '*Bed and breakfast*. (2017). Travel Pages. https://example.org/b',
  },
  {
    section: '9.14, no date',
    work: work('webpage', {
      author: 'National Institute of Mental Health',
      title: 'Anxiety disorders',
      'container-title': 'National Institute of Mental Health',
      URL: 'https://www.nimh.nih.gov/health/topics/anxiety',
    }),
    expected:
      'National Institute of Mental Health. (n.d.). *Anxiety disorders*. https://www.nimh.nih.gov/health/topics/anxiety',
  },
  {
    section: '9.14, approximate date',
    work: work('book', { author: 'Doe|Jane', title: 'Old things', issued: 'c1900' }),
    expected: 'Doe, J. (ca. 1900). *Old things*.',
  },
  {
    section: '10.2, book',
    work: work('book', {
      author: 'Brown|Linda S.',
      title: 'Feminist Therapy',
      issued: '2018',
      edition: '2',
      publisher: 'American Psychological Association',
      DOI: '10.1037/0000092-000',
    }),
    expected:
      'Brown, L. S. (2018). *Feminist therapy* (2nd ed.). American Psychological Association. https://doi.org/10.1037/0000092-000',
  },
  {
    section: '10.2, place left out',
    work: work('book', {
      author: 'Burgess|Rosalind',
      title: 'Rethinking Global Health: Frameworks of Power',
      issued: '2019',
      publisher: 'Rutledge',
      'publisher-place': 'London',
    }),
    expected: 'Burgess, R. (2019). *Rethinking global health: Frameworks of power*. Rutledge.',
  },
  {
    section: '10.2, edited book',
    work: work('book', {
      editor: 'Hygum|Erik; Pedersen|Peter Moller',
      title: 'Early childhood education: Values and practices in Denmark',
      issued: '2010',
      publisher: 'Hans Reitzels Forlag',
    }),
    expected:
      'Hygum, E., & Pedersen, P. M. (Eds.). (2010). *Early childhood education: Values and practices in Denmark*. Hans Reitzels Forlag.',
  },
  {
    section: '10.2, one editor',
    work: work('book', {
      editor: 'Schmid|Hans-Jörg',
      title: 'Entrenchment and the psychology of language learning',
      issued: '2017',
      publisher: 'De Gruyter Mouton',
    }),
    expected: 'Schmid, H.-J. (Ed.). (2017). *Entrenchment and the psychology of language learning*. De Gruyter Mouton.',
  },
  {
    section: '10.2, translation of an older work',
    work: work('book', {
      author: 'Piaget|Jean; Inhelder|Bärbel',
      translator: 'Weaver|Helen',
      title: 'The Psychology of the Child',
      edition: '2nd',
      issued: '1969',
      'original-date': '1966',
      publisher: 'Basic Books',
    }),
    expected:
      'Piaget, J., & Inhelder, B. (1969). *The psychology of the child* (H. Weaver, Trans.; 2nd ed.). Basic Books. (Original work published 1966)',
  },
  {
    section: '10.2, volume of several',
    work: work('book', {
      author: 'Fiske|Susan T.; Gilbert|Daniel T.; Lindzey|Gardner',
      title: 'Handbook of social psychology',
      issued: '2010',
      edition: '5',
      volume: '1',
      publisher: 'John Wiley & Sons',
      DOI: '10.1002/9780470561119',
    }),
    expected:
      'Fiske, S. T., Gilbert, D. T., & Lindzey, G. (2010). *Handbook of social psychology* (5th ed., Vol. 1). John Wiley & Sons. https://doi.org/10.1002/9780470561119',
  },
  {
    section: '10.2, author and editor',
    work: work('book', {
      author: 'Watson|John B.; Rayner|Rosalie',
      editor: 'Webb|David',
      title: 'Conditioned emotional reactions',
      issued: '2013',
      publisher: 'CreateSpace',
    }),
    expected: 'Watson, J. B., & Rayner, R. (2013). *Conditioned emotional reactions* (D. Webb, Ed.). CreateSpace.',
  },
  {
    section: '10.2, before Christ',
    work: work('book', {
      author: 'Aristotle',
      title: 'Poetics',
      issued: '1994',
      'original-date': 'c-350',
      translator: 'Butcher|S. H.',
      publisher: 'Internet Classics Archive',
    }),
    expected:
      'Aristotle. (1994). *Poetics* (S. H. Butcher, Trans.). Internet Classics Archive. (Original work published ca. 350 B.C.E.)',
  },
  {
    section: '10.3, chapter in an edited book',
    work: work('chapter', {
      author: 'Balsam|Kimberly F.; Martell|Christopher R.; Jones|Kyle P.; Safren|Steven A.',
      title: 'Affirmative cognitive behavior therapy with sexual and gender minority people',
      editor: 'Iwamasa|Gayle Y.; Hays|Pamela A.',
      'container-title': 'Culturally Responsive Cognitive Behavior Therapy: Practice and Supervision',
      edition: '2nd ed.',
      page: '287-314',
      issued: '2019',
      publisher: 'American Psychological Association',
      DOI: '10.1037/0000119-012',
    }),
    expected:
      'Balsam, K. F., Martell, C. R., Jones, K. P., & Safren, S. A. (2019). Affirmative cognitive behavior therapy with sexual and gender minority people. In G. Y. Iwamasa & P. A. Hays (Eds.), *Culturally responsive cognitive behavior therapy: Practice and supervision* (2nd ed., pp. 287–314). American Psychological Association. https://doi.org/10.1037/0000119-012',
  },
  {
    section: '10.3, one editor, one page',
    work: work('chapter', {
      author: 'Doe|Jane',
      title: 'A note',
      editor: 'Roe|Richard',
      'container-title': 'Notes',
      page: '7',
      issued: '2001',
      publisher: 'Brill',
    }),
    expected: 'Doe, J. (2001). A note. In R. Roe (Ed.), *Notes* (p. 7). Brill.',
  },
  {
    section: '10.3, three editors',
    work: work('chapter', {
      author: 'Weinstock|Robert; Leong|Gregory B.; Silva|J. Arturo',
      title: 'Defining forensic psychiatry',
      editor: 'Rosner|Richard; Scott|Charles; Roe|Ann',
      'container-title': 'Principles and practice',
      volume: '2',
      page: '7-13',
      issued: '2003',
      publisher: 'CRC Press',
    }),
    expected:
      'Weinstock, R., Leong, G. B., & Silva, J. A. (2003). Defining forensic psychiatry. In R. Rosner, C. Scott, & A. Roe (Eds.), *Principles and practice* (Vol. 2, pp. 7–13). CRC Press.',
  },
  {
    section: '10.3, entry in a reference work',
    work: work('entry-encyclopedia', {
      author: 'Graham|George',
      title: 'Behaviorism',
      editor: 'Zalta|Edward N.',
      'container-title': 'The Stanford encyclopedia of philosophy',
      issued: '2019',
      publisher: 'Stanford University',
      URL: 'https://plato.stanford.edu/archives/sum2019/entries/behaviorism',
    }),
    expected:
      'Graham, G. (2019). Behaviorism. In E. N. Zalta (Ed.), *The Stanford encyclopedia of philosophy*. Stanford University. https://plato.stanford.edu/archives/sum2019/entries/behaviorism',
  },
  {
    section: '10.4, report with number',
    work: work('report', {
      author: 'National Cancer Institute',
      title: 'Facing forward: Life after cancer treatment',
      number: '18-2424',
      genre: 'NIH Publication',
      issued: '2018',
      publisher: 'U.S. Department of Health and Human Services',
      URL: 'https://www.cancer.gov/life-after-treatment.pdf',
    }),
    expected:
      'National Cancer Institute. (2018). *Facing forward: Life after cancer treatment* (NIH Publication No. 18-2424). U.S. Department of Health and Human Services. https://www.cancer.gov/life-after-treatment.pdf',
  },
  {
    section: '10.5, proceedings in a journal',
    work: work('paper-conference', {
      author: 'Duckworth|Angela L.; Quirk|Abigail',
      title: 'Cognitive and noncognitive predictors of success',
      'container-title': 'Proceedings of the National Academy of Sciences',
      volume: '116',
      issue: '47',
      page: '23499-23504',
      issued: '2019',
      DOI: '10.1073/pnas.1910510116',
    }),
    expected:
      'Duckworth, A. L., & Quirk, A. (2019). Cognitive and noncognitive predictors of success. *Proceedings of the National Academy of Sciences*, *116*(47), 23499–23504. https://doi.org/10.1073/pnas.1910510116',
  },
  {
    section: '10.5, proceedings in a book',
    work: work('paper-conference', {
      author: 'Bedenel|Anne-Lise; Jourdan|Laetitia',
      title: 'Probability estimation by an adapted genetic algorithm in web insurance',
      editor: 'Battiti|Roberto; Brunato|Mauro',
      'container-title': 'Learning and intelligent optimization',
      page: '225–240',
      issued: '2019',
      publisher: 'Springer',
      DOI: '10.1007/978-3-030-05348-2_21',
    }),
    expected:
      'Bedenel, A.-L., & Jourdan, L. (2019). Probability estimation by an adapted genetic algorithm in web insurance. In R. Battiti & M. Brunato (Eds.), *Learning and intelligent optimization* (pp. 225–240). Springer. https://doi.org/10.1007/978-3-030-05348-2_21',
  },
  {
    section: '10.5, talk',
    work: work('speech', {
      author: 'Maddox|Sarah',
      title: 'Veterinary medicine today',
      genre: 'Paper presentation',
      'event-title': 'Annual Meeting of Vets',
      'publisher-place': 'Toronto, Canada',
      issued: '2016-03-30',
    }),
    expected:
      'Maddox, S. (2016, March 30). *Veterinary medicine today* [Paper presentation]. Annual Meeting of Vets, Toronto, Canada.',
  },
  {
    section: '10.6, dissertation',
    work: work('thesis', {
      author: 'Kabir|Joy M.',
      title: 'Factors influencing customer satisfaction at a fast food hamburger chain',
      genre: 'Doctoral dissertation',
      publisher: 'Wilmington University',
      archive: 'ProQuest Dissertations & Theses Global',
      number: '10169573',
      issued: '2016',
    }),
    expected:
      'Kabir, J. M. (2016). *Factors influencing customer satisfaction at a fast food hamburger chain* (Publication No. 10169573) [Doctoral dissertation, Wilmington University]. ProQuest Dissertations & Theses Global.',
  },
  {
    section: '10.6, master’s thesis on a site',
    work: work('thesis', {
      author: 'Hutcheson|Victoria H.',
      title: 'Dealing with dual differences',
      genre: "Master's thesis",
      publisher: 'The College of William & Mary',
      issued: '2012',
      URL: 'https://digitalarchive.wm.edu/bitstream',
    }),
    expected:
      'Hutcheson, V. H. (2012). *Dealing with dual differences* [Master’s thesis, The College of William & Mary]. https://digitalarchive.wm.edu/bitstream',
  },
  {
    section: '10.8, preprint',
    work: work('article', {
      author: 'Latimier|Alice; Peyre|Hugo; Ramus|Franck',
      title: 'A meta-analytic review of the benefit of spacing out retrieval practice episodes on retention',
      publisher: 'PsyArXiv',
      genre: 'preprint',
      issued: '2020-02-21',
      DOI: '10.31234/osf.io/kzy7u',
    }),
    expected:
      'Latimier, A., Peyre, H., & Ramus, F. (2020). *A meta-analytic review of the benefit of spacing out retrieval practice episodes on retention*. PsyArXiv. https://doi.org/10.31234/osf.io/kzy7u',
  },
  {
    section: '10.8, preprint on arXiv',
    work: work('article', {
      author: 'Vaswani|Ashish; Shazeer|Noam',
      title: 'Attention Is All You Need',
      publisher: 'arXiv',
      issued: '2017-06-12',
      DOI: '10.48550/arXiv.1706.03762',
    }),
    expected:
      'Vaswani, A., & Shazeer, N. (2017). *Attention is all you need* (arXiv:1706.03762). arXiv. https://doi.org/10.48550/arXiv.1706.03762',
  },
  {
    section: '10.9, data set',
    work: work('dataset', {
      author: "D'Souza|Ashwin; Wiseheart|Melody",
      title: 'Cognitive effects of music and dance training in children',
      version: '1',
      publisher: 'ICPSR',
      issued: '2018',
      DOI: '10.3886/ICPSR37080.v1',
    }),
    expected:
      'D’Souza, A., & Wiseheart, M. (2018). *Cognitive effects of music and dance training in children* (Version 1) [Data set]. ICPSR. https://doi.org/10.3886/ICPSR37080.v1',
  },
  {
    section: '10.10, software',
    work: work('software', {
      author: 'Borenstein|Michael; Hedges|Larry; Rothstein|Hannah',
      title: 'Comprehensive meta-analysis',
      version: '3.3.070',
      publisher: 'Biostat',
      issued: '2014',
      URL: 'https://www.meta-analysis.com/',
    }),
    expected:
      'Borenstein, M., Hedges, L., & Rothstein, H. (2014). *Comprehensive meta-analysis* (Version 3.3.070) [Computer software]. Biostat. https://www.meta-analysis.com/',
  },
  {
    section: '10.12, film',
    work: work('motion_picture', {
      author: 'Forman|Milos',
      title: 'One flew over the cuckoo’s nest',
      publisher: 'United Artists',
      issued: '1975',
    }),
    expected: 'Forman, M. (Director). (1975). *One flew over the cuckoo’s nest* [Film]. United Artists.',
  },
  {
    section: '10.13, podcast episode',
    work: work('broadcast', {
      author: 'Glass|Ira',
      title: 'Amusement park',
      genre: 'Podcast episode',
      'container-title': 'This American life',
      publisher: 'WBEZ Chicago',
      issued: '2011-08-12',
      URL: 'https://www.thisamericanlife.org/443/amusement-park',
    }),
    expected:
      'Glass, I. (Host). (2011, August 12). Amusement park [Audio podcast episode]. In *This American life*. WBEZ Chicago. https://www.thisamericanlife.org/443/amusement-park',
  },
  {
    section: '10.1, magazine',
    work: work('article-magazine', {
      author: 'Bergeson|Samantha',
      title: 'Really cool neutral plasmas',
      issued: '2019-01-04',
      'container-title': 'Science',
      volume: '363',
      issue: '6422',
      page: '33–34',
      DOI: '10.1126/science.aau7988',
    }),
    expected:
      'Bergeson, S. (2019, January 4). Really cool neutral plasmas. *Science*, *363*(6422), 33–34. https://doi.org/10.1126/science.aau7988',
  },
  {
    section: '10.1, newspaper',
    work: work('article-newspaper', {
      author: 'Guarino|Ben',
      title: 'How will humanity react to alien life?',
      issued: '2017-12-04',
      'container-title': 'The Washington Post',
      URL: 'https://www.washingtonpost.com/alien',
    }),
    expected:
      'Guarino, B. (2017, December 4). How will humanity react to alien life? *The Washington Post*. https://www.washingtonpost.com/alien',
  },
  {
    section: '10.1, blog post',
    work: work('post-weblog', {
      author: 'Klymkowsky|Mike',
      title: 'Can we talk scientifically about free will?',
      issued: '2018-09-15',
      'container-title': 'Sci-Ed',
      URL: 'https://blogs.plos.org/scied/2018/09/15',
    }),
    expected:
      'Klymkowsky, M. (2018, September 15). Can we talk scientifically about free will? *Sci-Ed*. https://blogs.plos.org/scied/2018/09/15',
  },
  {
    section: '10.16, page on a site',
    work: work('webpage', {
      author: 'Martin Lillie|Cara M.',
      title: 'Be kind to yourself: How self-compassion can improve your resiliency',
      issued: '2016-12-29',
      'container-title': 'Mayo Clinic',
      URL: 'https://www.mayoclinic.org/self-compassion',
    }),
    expected:
      'Martin Lillie, C. M. (2016, December 29). *Be kind to yourself: How self-compassion can improve your resiliency*. Mayo Clinic. https://www.mayoclinic.org/self-compassion',
  },
  {
    section: '11.4, case',
    work: work('legal_case', {
      title: 'Brown v. Board of Education',
      volume: '347',
      'container-title': 'U.S.',
      page: '483',
      issued: '1954',
    }),
    expected: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
  },
  {
    section: '11.8, patent',
    work: work('patent', {
      author: 'Hiremath|Subhash C.; Kumar|Sanjay',
      title: 'Multicolor map',
      number: 'US 7,123,456',
      publisher: 'U.S. Patent and Trademark Office',
      issued: '2016',
    }),
    expected:
      'Hiremath, S. C., & Kumar, S. (2016). *Multicolor map* (U.S. Patent No. 7,123,456). U.S. Patent and Trademark Office.',
  },
  {
    section: '10.4, standard',
    work: work('standard', {
      author: 'International Organization for Standardization',
      title: 'Occupational health and safety management systems',
      number: 'ISO 45001:2018',
      issued: '2018',
      URL: 'https://www.iso.org/standard/63787.html',
    }),
    expected:
      'International Organization for Standardization. (2018). *Occupational health and safety management systems* (ISO 45001:2018). https://www.iso.org/standard/63787.html',
  },
  {
    section: '9.11, an abbreviation stays out of the list',
    work: work('report', {
      author: 'National Institute of Mental Health (NIMH)',
      title: 'Brain basics',
      issued: '2020',
      publisher: 'National Institutes of Health',
    }),
    expected: 'National Institute of Mental Health. (2020). *Brain basics*. National Institutes of Health.',
  },
  {
    section: '9.14, a letter of an archive by its day',
    work: work('personal_communication', {
      author: 'Frank|Lawrence',
      genre: 'letter',
      issued: '1935-02-04',
      archive: 'Rockefeller Archive Center',
    }),
    expected: 'Frank, L. (1935, February 4). [Letter]. Rockefeller Archive Center.',
  },
  {
    section: '9.14, an interview by its day',
    work: work('interview', {
      author: 'Smith|Mary',
      title: 'Life on the canal',
      issued: '1989-07-03',
      archive: 'Bedford Oral History Collection',
    }),
    expected: 'Smith, M. (1989, July 3). *Life on the canal* [Interview]. Bedford Oral History Collection.',
  },
];

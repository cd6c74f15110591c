import { readNames } from './read-names';

/** "family|given|suffix" or "<body>", separated by "; ". */
function shown(text: string): string {
  return readNames(text)
    .names.map((name) =>
      name.literal ? `<${name.literal}>` : [name.family, name.given, name.suffix].filter(Boolean).join('|'),
    )
    .join('; ');
}

describe('names in citation styles', () => {
  test.each([
    ['APA, initials after the comma', 'LeCun, Y., Bengio, Y., & Hinton, G.', 'LeCun|Y.; Bengio|Y.; Hinton|G.'],
    [
      'family name of two words',
      'Wellman Kephart, J. O., Hogg, T., & Huberman, B. A.',
      'Wellman Kephart|J. O.; Hogg|T.; Huberman|B. A.',
    ],
    ['Vancouver', 'Roy TC, Lopez HP, Piva SR.', 'Roy|TC; Lopez|HP; Piva|SR'],
    ['Vancouver with four initials', 'Oliveira SMT, Trindade EMGG', 'Oliveira|SMT; Trindade|EMGG'],
    [
      'MLA turns only the first round',
      'LeCun, Yann, Yoshua Bengio, and Geoffrey Hinton.',
      'LeCun|Yann; Bengio|Yoshua; Hinton|Geoffrey',
    ],
    ['two names, the first inverted', 'Samuelson, Paul A and Jeannette Hopkins', 'Samuelson|Paul A; Hopkins|Jeannette'],
    ['natural order', 'Mario Lauria and Andrew Chen', 'Lauria|Mario; Chen|Andrew'],
    ['initials first', 'A. Louri and H. Sung', 'Louri|A.; Sung|H.'],
    [
      'semicolons, full given names',
      'Womack, James; Jones, Daniel; Roos, Daniel',
      'Womack|James; Jones|Daniel; Roos|Daniel',
    ],
    ['German slashes', 'Ernst, Angelika/Wiesner, Gerhard', 'Ernst|Angelika; Wiesner|Gerhard'],
    [
      'names in capitals',
      'SÁ, Alvino Augusto de; SHECAIRA, Sérgio Salomão (Orgs.)',
      'de Sá|Alvino Augusto; Shecaira|Sérgio Salomão',
    ],
    ['particles stay with the family name', 'van der Maaten, L., & Hinton, G.', 'van der Maaten|L.; Hinton|G.'],
    ['particle in natural order', 'Ludwig van Beethoven', 'van Beethoven|Ludwig'],
    ['suffix', 'King, M. L., Jr., & Smith, A.', 'King|M. L.|Jr; Smith|A.'],
    ['a body', 'World Health Organization', '<World Health Organization>'],
    [
      'a body with "and" in its name',
      'Centers for Disease Control and Prevention.',
      '<Centers for Disease Control and Prevention>',
    ],
    ['an acronym', 'OECD', '<OECD>'],
    ['Chinese', '王小明', '<王小明>'],
    ['Cyrillic', 'Иванов А. Б.', 'Иванов|А. Б.'],
    ['Chinese list', '王小明, 李华, 张伟', '<王小明>; <李华>; <张伟>'],
    ['Chinese list cut short', '王小明,李华,等', '<王小明>; <李华>'],
    ['Japanese list with dots between', '田中太郎・佐藤花子', '<田中太郎>; <佐藤花子>'],
    ['Korean list', '김철수, 이영희', '<김철수>; <이영희>'],
    ['Cyrillic list', 'Иванов А. Б., Петрова В. Г.', 'Иванов|А. Б.; Петрова|В. Г.'],
    ['a short name in capitals is not initials', 'RON, S.R.', 'Ron|S.R.'],
    ['two words in capitals before initials', 'VAN VELLER, M.G.P. & D.J. BROOKS', 'van Veller|M.G.P.; Brooks|D. J.'],
    ['editors', 'In D. Bell & B. M. Kennedy (Eds.)', 'Bell|D.; Kennedy|B. M.'],
    ['hyphenated initials', 'Sartre, J.-P.', 'Sartre|J.-P.'],
    ['Vietnamese', 'Lê, V. T.', 'Lê|V. T.'],
    ['initials that look like a suffix', 'MacDonald JR, Smith KL', 'MacDonald|JR; Smith|KL'],
    ['particles and a suffix before the initial', 'de la Cruz Jr., M.', 'de la Cruz|M.|Jr'],
    [
      'a particle before Vancouver’s initials',
      'van Goozen SHM, de Fez MD, Luque MJ',
      'van Goozen|SHM; de Fez|MD; Luque|MJ',
    ],
    ['AND in capitals', 'CONKLIN, J. AND BEGEMAN, M. L.', 'Conklin|J.; Begeman|M. L.'],
    ['a patronymic', 'Ibn Sina', 'Ibn Sina'],
    ['one word', 'Plato', 'Plato'],
    ['a double name with umlauts', 'Müller-Lüdenscheidt, K.', 'Müller-Lüdenscheidt|K.'],
    ['both names in capitals', 'SMITH, JOHN', 'Smith|John'],
    [
      'particles after the initials, as exports write them',
      'Driel MA van, Laan MJ van der, Groot L. C. de, Walden F von',
      'van Driel|MA; van der Laan|MJ; de Groot|L. C.; von Walden|F',
    ],
    ['a name that contains "éd"', 'Pierre Jolivet, and Frédéric Nataf', 'Jolivet|Pierre; Nataf|Frédéric'],
    ['an editor with a French abbreviation', 'Frédéric Nataf (éd.)', 'Nataf|Frédéric'],
    ['a name broken after "Mc"', 'Tyler H Mc- Cormick, David Madigan', 'McCormick|Tyler H; Madigan|David'],
    ['particles in capitals', 'DE LA CRUZ, MARIA', 'de la Cruz|Maria'],
    ['Mc in capitals', 'McDONALD, R.', 'McDonald|R.'],
    ['an apostrophe in capitals', 'O’BRIEN, F.', 'O’Brien|F.'],
    ['a saint', 'St. John, P.', 'St. John|P.'],
    ['a title of honour', 'Sir Isaac Newton', 'Newton|Isaac'],
    ['a family name of one letter', 'E, W.', 'E|W.'],
    ['two family names with "y"', 'Ortega y Gasset, José', 'Ortega y Gasset|José'],
    ['two family names with "y", natural order', 'José Ortega y Gasset', 'Ortega y Gasset|José'],
    ['two authors with "y"', 'García, L. y López, M.', 'García|L.; López|M.'],
    ['an office of a country', 'U.S. Food and Drug Administration', '<U.S. Food and Drug Administration>'],
    [
      '"and" in the first words of a body',
      'Food and Agriculture Organization of the United Nations',
      '<Food and Agriculture Organization of the United Nations>',
    ],
    [
      'academies',
      'National Academies of Sciences, Engineering, and Medicine',
      '<National Academies of Sciences, Engineering, and Medicine>',
    ],
    ['two bodies', 'WHO and UNICEF', '<WHO>; <UNICEF>'],
    ['French "dans" before an editor', 'dans Pierre Bourdieu (dir.)', 'Bourdieu|Pierre'],
    ['a family name that is "in the" elsewhere', 'Nel B, Du Toit C', 'Nel|B; Du Toit|C'],
    ['a family name that is "in" elsewhere', 'In S, Park J', 'In|S; Park|J'],
    ['"in" before initials', 'In A. Smith & B. Roe (Eds.)', 'Smith|A.; Roe|B.'],
    ['two particles first', 'von den Driesch, A., Boessneck, J.', 'von den Driesch|A.; Boessneck|J.'],
    ['one particle first, Vancouver', 'von Neumann J, Morgenstern O', 'von Neumann|J; Morgenstern|O'],
    ['German "von" before who wrote', 'von Hans Müller und Karl Roth', 'Müller|Hans; Roth|Karl'],
    ['an acronym and a full stop', 'UNEP.', '<UNEP>'],
    [
      'an office for two things, and its division',
      'Ministry of Food and Rural Affairs Fisheries Division',
      '<Ministry of Food and Rural Affairs Fisheries Division>',
    ],
    ['two ministries', 'Ministry of Health and Ministry of Education', '<Ministry of Health>; <Ministry of Education>'],
    ['a ministry and a person', 'Ministry of Health and Jane Smith', '<Ministry of Health>; Smith|Jane'],
    ['a study among people', 'Shaw C, Devon MRC Ageing Study', 'Shaw|C; <Devon MRC Ageing Study>'],
    ['what is left of "3rd" after initials', 'Smith ML, Carter JBr', 'Smith|ML; Carter|JB'],
    ['Spanish "En" before an editor', 'En E. Lander (Comp.)', 'Lander|E.'],
  ])('%s', (_trap, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    ['et al.', 'Vaswani, A., et al.', 1],
    ['dots before the last', 'Vaswani, A., Shazeer, N., ... & Polosukhin, I.', 3],
    ['German', 'Müller, H. u. a.', 1],
    ['Russian', 'Иванов А. Б. и др.', 1],
    ['Chinese', '王小明, 李华, 等', 2],
    ['and others', 'Smith, J. and others', 1],
  ])('a list cut by %s', (_name, text, count) => {
    const { names, etAl } = readNames(text);
    expect([names.length, etAl]).toEqual([count, true]);
  });
});

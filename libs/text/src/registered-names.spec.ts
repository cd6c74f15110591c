import { lookUpName, type NameKind, type RegisteredName } from './registered-names';

const OF_PERIODICALS: readonly NameKind[] = ['journal', 'newspaper', 'magazine'];

describe('kinds of names', () => {
  test.each<[string, string, NameKind]>([
    ['a journal', 'Physical Review Letters', 'journal'],
    ['its abbreviation', 'Phys. Rev. Lett.', 'journal'],
    ['an abbreviation without dots', 'Proc Natl Acad Sci U S A', 'journal'],
    ['capitals', 'JOURNAL OF THE AMERICAN CHEMICAL SOCIETY', 'journal'],
    ['an ampersand', 'Astronomy & Astrophysics', 'journal'],
    ['British spelling', 'Journal of Experimental Social Psychology', 'journal'],
    ['a journal in Portuguese, without accents', 'Revista Brasileira de Educacao', 'journal'],
    ['a journal in German', 'Zeitschrift für Soziologie', 'journal'],
    ['a journal in Russian', 'Вопросы философии', 'journal'],
    ['a journal with its place', 'Nature (London)', 'journal'],
    ['an inverted name', 'Computers, IEEE Transactions on', 'journal'],
    ['an inverted name with a capital', 'Computers, IEEE Transactions On', 'journal'],
    ['an article before an apostrophe', 'Revue de l’histoire des religions', 'journal'],
    ['a conference by its acronym', 'NeurIPS', 'conference'],
    ['a meeting with its number', 'Proceedings of the 26th International Conference on World Wide Web', 'conference'],
    ['a newspaper', 'Sydney Morning Herald', 'newspaper'],
    ['a newspaper in French', 'Le Monde', 'newspaper'],
    ['a magazine', 'Der Spiegel', 'magazine'],
    ['a forum', 'AI Alignment Forum', 'news-site'],
    ['a publisher with its legal form', 'John Wiley & Sons, Inc.', 'book-publisher'],
    ['a publisher whose first word is a small word in German', 'MIT Press', 'book-publisher'],
    ['a publisher with initials', 'O. Harrassowitz', 'book-publisher'],
    ['a publisher with its place', 'Prentice Hall Englewood Cliffs', 'book-publisher'],
    ['a university press with an abbreviation', 'State Univ. of New York Press', 'book-publisher'],
    ['a Chinese publisher', '科学出版社', 'book-publisher'],
    ['a university in its language', 'Universiteit van Amsterdam', 'university'],
    ['a university with its place', 'University of Amsterdam, Amsterdam', 'university'],
    ['an authority', 'European Commission', 'government'],
    ['a body of the United Nations', 'World Health Organization', 'organization'],
    ['a company', 'Google', 'company'],
    ['a server of preprints', 'bioRxiv', 'preprint-server'],
    ['a preprint with its number', 'arXiv preprint arXiv:1706.03762', 'preprint-server'],
    ['an encyclopedia', 'Wikipedia, The Free Encyclopedia', 'encyclopedia'],
    ['a law reporter', 'F. Supp. 2d', 'law-reporter'],
  ])('%s: %s is %s', (_case, name, kind) => {
    expect(lookUpName(name)?.kinds).toContain(kind);
  });

  test.each(['Sydney Morning Herald', 'Le Monde', 'The New York Times', 'Der Spiegel', 'Washington Post', 'arXiv'])(
    '%s is no journal',
    (name) => {
      expect(lookUpName(name)?.kinds).not.toContain('journal');
    },
  );

  test.each<[string, string, NameKind[]]>([
    ['a journal with the key of a magazine', 'Science', ['journal']],
    ['a journal with an article of another language', 'De Economist', ['journal']],
    ['a journal with a word that is small in another language', 'AMB Express', ['journal']],
    ['a magazine', 'L’Express', ['magazine', 'newspaper']],
    ['a magazine without its article', 'Express', ['magazine', 'newspaper']],
    ['the same name', 'Time', ['journal', 'magazine']],
    ['the same name without its article', 'Economist', ['journal', 'magazine']],
    ['a name that no source has with this article', 'La Science', ['journal', 'magazine']],
  ])('of a journal and the press: %s: %s', (_case, name, kinds) => {
    const found = [...(lookUpName(name)?.kinds ?? [])].filter((kind) => OF_PERIODICALS.includes(kind));
    expect(found.sort()).toEqual(kinds);
  });

  test.each([
    'Journal of Applied Quantum Sociology',
    'International Journal of Advanced Blockchain Pedagogy',
    'Zeitschrift für Angewandte Technikempathie',
    'Proceedings of the International Institute for Applied Empathics',
    '',
    '???',
    'Technical report',
    'Annual report',
  ])('unknown: %s', (name) => {
    expect(lookUpName(name)).toBeUndefined();
  });
});

describe('facts of journals', () => {
  test.each<[string, string, Partial<RegisteredName>]>([
    ['deposited', 'Physical Review Letters', { depositedAtCrossref: { isSeen: true, from: 1955, to: 2029 } }],
    ['not deposited', 'Oriens Christianus', { depositedAtCrossref: undefined }],
    ['in DOAJ', 'Revista Brasileira de Educação', { isInDoaj: true }],
    ['in PubMed', 'The Lancet', { isInPubmed: true }],
    ['one common word', 'Nature', { isCommonWord: true, isPart: false }],
    ['several words', 'Physical Review Letters', { isCommonWord: false, isPart: false }],
    ['without its subtitle', 'Physical Review Letters: moving physics forward', { isPart: true }],
  ])('%s: %s', (_case, name, facts) => {
    const found = lookUpName(name);
    expect(found).toBeDefined();
    for (const [fact, value] of Object.entries(facts)) expect(found?.[fact as keyof RegisteredName]).toEqual(value);
  });
});

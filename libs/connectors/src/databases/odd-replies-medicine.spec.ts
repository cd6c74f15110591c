import { testOddReplies } from '@veracite/testing/connectors/odd-replies';

const citation = (article: string, rest = '', data = ''): string =>
  `<?xml version="1.0"?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2026//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_260101.dtd"><PubmedArticleSet><PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">123</PMID><Article PubModel="Print">${article}</Article>${rest}</MedlineCitation>${data}</PubmedArticle></PubmedArticleSet>`;
const titled = (title: string, more = ''): string => citation(`<ArticleTitle>${title}</ArticleTitle>${more}`);

describe('medicine', () => {
  testOddReplies('pubmed', ({ lookUp }) => lookUp.pmid?.('123'))(
    ['no authors, no journal', titled('On tides.'), { title: 'On tides', authors: [], pmid: '123' }],
    ['a title with markup, entities and a formula', titled('Growth of <i>E. coli</i> in H<sub>2</sub>O &amp; &#x3b1;-keratin.'), { title: 'Growth of E. coli in H2O & α-keratin' }],
    ['a translated title in brackets, with its own', titled('[On tides].', '<VernacularTitle>Über Gezeiten.</VernacularTitle>'), { title: 'On tides', others: ['Über Gezeiten'] }],
    ['a title that was never translated', titled('[Not Available].', '<VernacularTitle>Über Gezeiten.</VernacularTitle>'), { title: 'Über Gezeiten' }],
    ['one author, who is a group', titled('On tides.', '<AuthorList CompleteYN="Y"><Author ValidYN="Y"><CollectiveName>Tide Group</CollectiveName></Author></AuthorList>'), { authors: ['Tide Group'], cut: undefined }],
    ['a misprinted author next to the correct one', titled('On tides.', '<AuthorList CompleteYN="Y"><Author ValidYN="N"><LastName>Okoy</LastName><ForeName>Ada</ForeName></Author><Author ValidYN="Y"><LastName>Okoye</LastName><ForeName>Ada</ForeName><Suffix>Jr</Suffix></Author></AuthorList>'), { authors: ['Okoye, Ada, Jr'] }],
    ['a list of authors that was cut', titled('On tides.', '<AuthorList CompleteYN="N"><Author><LastName>Okoye</LastName><Initials>A</Initials></Author></AuthorList>'), { authors: ['Okoye, A'], cut: true }],
    ['two months in words', titled('On tides.', '<Journal><ISSN IssnType="Print">1234-5679</ISSN><JournalIssue><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue><Title>Tidal letters</Title></Journal>'), { year: 1998, container: 'Tidal letters', issn: '1234-5679' }],
    ['a season', titled('On tides.', '<Journal><JournalIssue><PubDate><Year>2013</Year><Season>Spring</Season></PubDate></JournalIssue></Journal>'), { date: '2013' }],
    ['pages with a discussion after them', titled('On tides.', '<Pagination><MedlinePgn>123-9; discussion 130-2</MedlinePgn></Pagination>'), { page: '123-129' }],
    ['the DOI second, after a publisher\'s number', titled('On tides.', '<ELocationID EIdType="pii" ValidYN="Y">S0140</ELocationID><ELocationID EIdType="doi" ValidYN="Y">10.1016/S0140-6736(05)66726-X</ELocationID>'), { doi: '10.1016/s0140-6736(05)66726-x' }],
    ['the DOI in the list of numbers only', citation('<ArticleTitle>On tides.</ArticleTitle>', '', '<PubmedData><ArticleIdList><ArticleId IdType="pubmed">123</ArticleId><ArticleId IdType="doi">10.5555/Odd</ArticleId></ArticleIdList></PubmedData>'), { doi: '10.5555/odd' }],
    ['retracted, with its notice', citation('<ArticleTitle>On tides.</ArticleTitle><PublicationTypeList><PublicationType UI="D016441">Retracted Publication</PublicationType></PublicationTypeList>', '<CommentsCorrectionsList><CommentsCorrections RefType="RetractionIn"><RefSource>Tidal Lett. 2020;3:4. doi: 10.5555/n.</RefSource></CommentsCorrections></CommentsCorrectionsList>'), { standing: 'retracted' }],
    ['a preprint', titled('On tides.', '<PublicationTypeList><PublicationType UI="D000076942">Preprint</PublicationType></PublicationTypeList><Journal><Title>bioRxiv</Title></Journal>'), { type: 'article', genre: 'preprint' }],
    ['an empty set', '<?xml version="1.0"?><PubmedArticleSet></PubmedArticleSet>', []],
    ['a fault instead of a set', '<?xml version="1.0"?><eFetchResult><ERROR>Cannot retrieve</ERROR></eFetchResult>', 'bad-reply'],
    ['a chapter in a book', '<PubmedArticleSet><PubmedBookArticle><BookDocument><PMID Version="1">9</PMID><Book><Publisher><PublisherName>NCBI</PublisherName></Publisher><BookTitle book="x">Tides <i>today</i></BookTitle><PubDate><Year>2010</Year></PubDate><AuthorList Type="editors"><Author><LastName>Ed</LastName><ForeName>Ina</ForeName></Author></AuthorList></Book><ArticleTitle book="x" part="y">Ebb</ArticleTitle><AuthorList Type="authors"><Author><LastName>Okoye</LastName></Author></AuthorList></BookDocument></PubmedBookArticle></PubmedArticleSet>', { type: 'chapter', title: 'Ebb', container: 'Tides today', authors: ['Okoye'], editors: ['Ed, Ina'] }],
  ); // prettier-ignore

  const epmc = (...result: unknown[]) => ({ version: '6.9', hitCount: result.length, resultList: { result } });
  const hit = (over: object) => epmc({ id: '123', source: 'MED', title: 'On tides.', ...over });
  testOddReplies('europe-pmc', ({ lookUp }) => lookUp.doi?.('10.5555/odd'))(
    ['the short form: authors in one string', hit({ authorString: 'Okoye A, van der Meer J, Tide Group.', pubYear: '2013', journalTitle: 'Tidal Lett' }), { authors: ['Okoye, A.', 'van der Meer, J.', 'Tide Group'], year: 2013, container: 'Tidal Lett' }],
    ['one author as one object, one group, one without name', hit({ authorList: { author: [{ collectiveName: 'Tide Group' }, { fullName: null }, { lastName: 'Okoye' }] } }), { authors: ['Tide Group', 'Okoye'] }],
    ['a list of authors that is null', hit({ authorList: null, authorString: 'Okoye A.' }), { authors: ['Okoye, A.'] }],
    ['a translated title in brackets', hit({ title: '[On tides].' }), { title: 'On tides' }],
    ['no journal: a preprint', epmc({ id: 'PPR1', source: 'PPR', doi: '10.1101/2020.01.01', title: 'On tides', journalInfo: null, bookOrReportDetails: { publisher: 'bioRxiv' } }), { type: 'article', genre: 'preprint', container: 'bioRxiv' }],
    ['a book', hit({ bookOrReportDetails: { publisher: 'Tide Press', yearOfPublication: 2013, isbn13: '978-0-306-40615-7' }, pubTypeList: { pubType: 'book' } }), { type: 'book', publisher: 'Tide Press', isbn: '9780306406157' }],
    ['years as numbers', hit({ pubYear: 2013, citedByCount: '4' }), { year: 2013 }],
    ['nothing found', epmc(), []],
    ['a hit of another shape', epmc('text', { id: '1', source: 'MED', title: 'On tides' }), { title: 'On tides' }],
    ['no list of results', { version: '6.9', request: {} }, 'bad-reply'],
  ); // prettier-ignore

  const posted = (...collection: object[]) => ({ messages: [{ status: 'ok' }], collection });
  const version = (number: string, over: object) => ({ doi: '10.1101/2020.01.01', title: 'On tides', authors: 'Okoye, A.; Reed, B. C.', date: `202${number}-01-02`, version: number, type: 'new results', published: 'NA', server: 'bioRxiv', ...over }); // prettier-ignore
  testOddReplies('biorxiv', ({ lookUp }) => lookUp.doi?.('10.1101/2020.01.01'))(
    ['versions out of order', posted(version('2', { title: 'On tides, again' }), version('1', {})), { title: 'On tides, again', date: '2021-1-2', authors: ['Okoye, A.', 'Reed, B. C.'] }],
    ['ten versions: ten comes after nine', posted(version('9', {}), version('10', { title: 'The tenth', date: '2024-01-01' })), { title: 'The tenth' }],
    ['published in capitals', posted(version('1', { published: '10.5555/VOR' })), { versionOf: '10.5555/vor' }],
    ['not published, written otherwise', posted(version('1', { published: 'na' })), { versionOf: undefined }],
    ['withdrawn in capitals', posted(version('1', { type: 'WITHDRAWN' })), { standing: 'withdrawn' }],
    ['no authors', posted(version('1', { authors: null })), { authors: [] }],
    ['a message and no collection', { messages: [{ status: 'Error: database down' }] }, 'bad-reply'],
  ); // prettier-ignore

  const plos = (...docs: unknown[]) => ({ response: { numFound: docs.length, docs } });
  testOddReplies('plos', ({ lookUp }) => lookUp.doi?.('10.1371/journal.pone.1'))(
    ['no authors, a title with markup', plos({ id: '10.1371/journal.pone.1', title_display: 'On <italic>tides</italic>' }), { title: 'On tides', authors: [], doi: '10.1371/journal.pone.1' }],
    ['one author as text, an abstract as text', plos({ id: '10.1371/journal.pone.1', title_display: 'On tides', author_display: 'Ada Okoye', abstract: 'x', volume: 3 }), { authors: ['Okoye, Ada'], volume: '3' }],
    ['a fault of Solr', { error: { msg: 'undefined field', code: 400 } }, 'bad-reply'],
  ); // prettier-ignore
});

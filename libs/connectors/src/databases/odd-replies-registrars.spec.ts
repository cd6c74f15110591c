import { testOddReplies } from '@veracite/testing/connectors/odd-replies';

const DOI = '10.5555/odd';

describe('a single record', () => {
  const crossref = testOddReplies('crossref', ({ lookUp }) => lookUp.doi?.(DOI));
  const work = (over: object) => ({ message: { DOI, type: 'journal-article', title: ['On tides'], ...over } });
  crossref(
    ['null where lists should be', work({ author: null, 'container-title': null, ISSN: null, relation: null, license: null }), { title: 'On tides', authors: [] }],
    ['text where lists should be', work({ title: 'On tides', 'container-title': 'Tidal Letters', ISSN: '12345679' }), { title: 'On tides', container: 'Tidal Letters', issn: '1234-5679' }],
    ['no title at all, an identifier still', work({ title: [], type: 'component' }), { type: 'document', title: undefined, doi: DOI }],
    ['no type', work({ type: null }), { type: 'document', title: 'On tides' }],
    ['date parts that are null', work({ issued: { 'date-parts': [[null]] }, 'published-online': { 'date-parts': [[2013, 5]] } }), { date: '2013-5' }],
    ['a date without parts', work({ issued: {}, created: { 'date-parts': [[2014]] } }), { year: undefined }],
    ['date parts as text, a month of zero', work({ issued: { 'date-parts': [['2013', '0', '0']] } }), { date: '2013' }],
    ['date parts not nested', work({ issued: { 'date-parts': [2013, 5, 2] } }), { year: 2013 }],
    ['HTML, double-encoded entities, line breaks', work({ title: ['Growth of <i>E. coli</i> in H<sub>2</sub>O &amp;amp;\n   ice'] }), { title: 'Growth of E. coli in H2O & ice' }],
    ['MathML', work({ title: ['Decay of <mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:msup><mml:mi>B</mml:mi><mml:mn>0</mml:mn></mml:msup></mml:math> mesons'] }), { title: 'Decay of B0 mesons' }],
    ['a subtitle already in the title, and one that is not', work({ title: ['Tides: A history'], subtitle: ['A history'] }), { title: 'Tides: A history' }],
    ['a title in another script with its translation', work({ title: ['On tides'], 'original-title': ['潮汐について'] }), { title: 'On tides', others: ['潮汐について'] }],
    ['several titles', work({ title: ['On tides', 'Sur les marées'] }), { title: 'On tides', others: ['Sur les marées'] }],
    [
      'organizations, empty names, one name alone, a suffix',
      work({ author: [{ name: 'The Tide Consortium' }, { family: '', given: 'Plato' }, { family: 'King', given: 'Martin', suffix: 'Jr.' }, {}, { family: null, given: null }, 'nonsense', { family: ' ', name: 'WHO' }] }),
      { authors: ['The Tide Consortium', 'Plato', 'King, Martin, Jr.', 'WHO'] },
    ],
    ['editors and no authors', work({ type: 'edited-book', editor: [{ family: 'Okoye', given: 'Ada' }], ISBN: ['http://id.crossref.org/isbn/9780306406157'] }), { type: 'book', authors: [], editors: ['Okoye, Ada'], isbn: '9780306406157' }],
    ['several ISBN, the first with a wrong check digit', work({ type: 'book', ISBN: ['9780306406150', '0-306-40615-2'] }), { isbn: '9780306406157' }],
    ['a chapter: series and book', work({ type: 'book-chapter', 'container-title': ['Lecture Notes in Tides', 'Tides 2014'] }), { type: 'chapter', container: 'Tides 2014', collection: 'Lecture Notes in Tides' }],
    ['a paper with its conference', work({ type: 'proceedings-article', 'container-title': ['Proceedings of Tides'], event: { name: 'Tides 2014', location: 'Brest' } }), { type: 'paper-conference', container: 'Proceedings of Tides' }],
    ['a conference that is text', work({ type: 'proceedings-article', event: 'Tides 2014' }), { type: 'paper-conference' }],
    ['a preprint of a group', work({ type: 'posted-content', subtype: 'preprint', 'group-title': 'Geology', posted: { 'date-parts': [[2021, 3, 1]] }, relation: { 'is-preprint-of': [{ 'id-type': 'doi', id: '10.5555/ODD.2' }] } }), { type: 'article', genre: 'preprint', container: 'Geology', date: '2021-3-1', versionOf: '10.5555/odd.2' }],
    ['a preprint of an institution', work({ type: 'posted-content', subtype: 'preprint', institution: [{ name: 'medRxiv' }] }), { container: 'medRxiv' }],
    ['an institution that is one object', work({ type: 'posted-content', subtype: 'preprint', institution: { name: 'medRxiv' } }), { container: 'medRxiv' }],
    ['a retracted work', work({ 'updated-by': [{ DOI: '10.5555/NOTICE', type: 'retraction', updated: { 'date-parts': [[2020]] } }] }), { standing: 'retracted' }],
    ['the notice itself is not retracted', work({ title: ['Retraction: On tides'], 'update-to': [{ DOI: '10.5555/x', type: 'retraction' }] }), { standing: 'current' }],
    ['capitals, an address and angle brackets in the DOI', work({ DOI: 'https://doi.org/10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2' }), { doi: '10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2' }],
    ['pages with dashes and abbreviated', work({ page: 'pp. 1245–8' }), { page: '1245-1248' }],
    ['an article number and no pages', work({ 'article-number': 'e1001' }), { number: 'e1001' }],
    ['numbers where texts should be', work({ volume: 12, issue: 3, page: 45 }), { volume: '12', issue: '3', page: '45' }],
    ['the issue in its own part', work({ 'journal-issue': { issue: '7' } }), { issue: '7' }],
    ['a DOI that is no text', { message: { DOI: null, title: ['On tides'] } }, 'bad-reply'],
    ['a message that is a list of faults', { status: 'failed', message: [{ type: 'parameter-not-allowed' }] }, 'bad-reply'],
  ); // prettier-ignore

  const datacite = testOddReplies('datacite', ({ lookUp }) => lookUp.doi?.(DOI));
  const data = (attributes: object) => ({
    data: { id: DOI, attributes: { doi: DOI, titles: [{ title: 'On tides' }], ...attributes } },
  });
  datacite(
    ['null where lists should be', data({ creators: null, contributors: null, dates: null, types: null, container: null, relatedIdentifiers: null }), { title: 'On tides', authors: [], type: 'document' }],
    ['one object where lists should be', data({ titles: { title: 'On tides' }, creators: { name: 'Okoye, Ada' } }), { title: 'On tides', authors: ['Okoye, Ada'] }],
    ['the publisher as object', data({ publisher: { name: 'Zenodo' }, publicationYear: '2020' }), { publisher: 'Zenodo', year: 2020 }],
    ['no publication year, a date of issue', data({ publicationYear: null, dates: [{ date: '2019-05-02', dateType: 'Issued' }] }), { year: 2019 }],
    ['a span of years is no month', data({ publicationYear: 2010, dates: [{ date: '2010/2012', dateType: 'Issued' }] }), { date: '2010' }],
    ['a creator who is an organisation', data({ creators: [{ name: 'Tide Survey, National', nameType: 'Organizational' }, { name: '' }, { name: null }] }), { authors: ['Tide Survey, National'] }],
    ['a creator in displayed order', data({ creators: [{ name: 'Ada van der Okoye', nameType: 'Personal' }] }), { authors: ['van der Okoye, Ada'] }],
    ['a translated title in addition', data({ titles: [{ title: 'On tides', titleType: 'TranslatedTitle', lang: 'en' }, { title: 'Über Gezeiten' }] }), { title: 'Über Gezeiten', others: ['On tides'] }],
    ['a preprint that became an article', data({ types: { resourceTypeGeneral: 'Preprint' }, relatedIdentifiers: [{ relationType: 'IsPreprintOf', relatedIdentifier: '10.5555/VOR', relatedIdentifierType: 'DOI' }] }), { type: 'article', genre: 'preprint', versionOf: '10.5555/vor' }],
    ['a thesis named only in words', data({ types: { resourceTypeGeneral: 'Text', resourceType: 'Doctoral Dissertation' } }), { type: 'thesis' }],
    ['pages in the container', data({ container: { title: 'Tidal Letters', firstPage: '12', lastPage: '9', volume: 3 } }), { container: 'Tidal Letters', volume: '3' }],
    ['faults instead of data', { errors: [{ status: '404' }] }, 'bad-reply'],
  ); // prettier-ignore

  const doiOrg = testOddReplies('doi-org', ({ lookUp }) => lookUp.doi?.(DOI));
  doiOrg(
    ['text where lists may be', { DOI, type: 'article-journal', title: 'On tides', 'container-title': 'Tidal Letters', ISSN: '1234-5679' }, { title: 'On tides', container: 'Tidal Letters' }],
    ['lists where texts may be', { DOI, type: 'journal-article', title: ['On tides'], 'container-title': ['Tidal Letters'], publisher: ['Tide Press'] }, { type: 'article-journal', title: 'On tides', container: 'Tidal Letters', publisher: 'Tide Press' }],
    ['an agency that leaves the DOI out', { type: 'article-journal', title: 'On tides', author: [{ family: 'Okoye', given: 'Ada' }] }, { title: 'On tides', doi: DOI }],
    ['a date in words', { DOI, title: 'On tides', issued: { raw: '2013 August' } }, { year: 2013 }],
    ['a literal author', { DOI, title: 'On tides', author: [{ literal: 'Okoye, Ada' }, { literal: 'Tide Survey' }, null] }, { authors: ['Okoye, Ada', 'Tide Survey'] }],
    ['nothing but its number', { DOI }, { doi: DOI }],
  ); // prettier-ignore

  const openalex = testOddReplies('openalex', ({ lookUp }) => lookUp.doi?.(DOI));
  const alex = (over: object) => ({
    id: 'https://openalex.org/W1',
    doi: `https://doi.org/${DOI}`,
    title: 'On tides',
    type: 'article',
    ...over,
  });
  openalex(
    ['no location, no pages, no authors', alex({ primary_location: null, biblio: null, authorships: null, ids: null, open_access: null }), { title: 'On tides', type: 'article-journal', doi: DOI }],
    ['a location without source', alex({ primary_location: { source: null, landing_page_url: null } }), { container: undefined }],
    ['no title, a display name', alex({ title: null, display_name: 'On <i>tides</i>' }), { title: 'On tides' }],
    ['an author whose name as written is missing', alex({ authorships: [{ raw_author_name: null, author: { display_name: 'Ada Okoye' } }, { author: {} }, { raw_author_name: 'Okoye, Ben' }] }), { authors: ['Okoye, Ada', 'Okoye, Ben'] }],
    ['a year and no date', alex({ publication_year: 2013, publication_date: null }), { date: '2013' }],
    ['a type that came later', alex({ type: 'software-paper' }), { type: 'document' }],
    ['the same page twice', alex({ biblio: { first_page: 'e12', last_page: 'e12' } }), { page: 'e12' }],
    ['retracted', alex({ is_retracted: true }), { standing: 'retracted' }],
    ['a notice that has the flag of the work', alex({ is_retracted: true, type: 'retraction' }), { standing: 'current' }],
    ['an abstract as the positions of its words', alex({ abstract_inverted_index: { the: [2], Tides: [0], move: [1, 4], sea: [3] } }), { abstract: 'Tides move the sea move' }],
    ['an abstract of another shape', alex({ abstract_inverted_index: ['Tides'] }), { abstract: undefined }],
  ); // prettier-ignore
});

describe('a list', () => {
  const crossref = testOddReplies('crossref', ({ search }) => search?.({ title: 'tides' }));
  crossref(
    ['one record of another shape costs itself', { message: { items: [null, 'text', { DOI, title: ['On tides'] }] } }, { title: 'On tides' }],
    ['a list that holds nothing readable is no answer', { message: { items: ['text'] } }, 'bad-reply'],
    ['null for the list is no answer', { message: { items: null } }, 'bad-reply'],
    ['an empty list is an answer', { message: { items: [], 'total-results': 0 } }, []],
  ); // prettier-ignore
  const openalex = testOddReplies('openalex', ({ search }) => search?.({ title: 'tides' }));
  openalex(
    ['a null among the results', { results: [null, { id: 'https://openalex.org/W1', title: 'On tides' }] }, { title: 'On tides' }],
    ['an error with 200', { error: 'Plan upgrade required', message: '…' }, 'bad-reply'],
  ); // prettier-ignore
  const datacite = testOddReplies('datacite', ({ search }) => search?.({ title: 'tides' }));
  datacite([
    'a record without attributes',
    { data: [{ id: DOI }, { id: DOI, attributes: { titles: [{ title: 'On tides' }] } }] },
    { title: 'On tides', doi: DOI },
  ]);
});

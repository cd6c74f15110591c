import { testOddReplies } from '@veracite/testing/connectors/odd-replies';

const DOI = '10.5555/odd';

describe('repositories and gatherings', () => {
  const solr = (doc: object) => ({ response: { numFound: 1, docs: [doc] } });
  testOddReplies('hal', ({ lookUp }) => lookUp.doi?.(DOI))(
    ['text where lists should be', solr({ halId_s: 'hal-1', title_s: 'Sur les marées', authFullName_s: 'Ada Okoye', issue_s: '3', abstract_s: 'x' }), { title: 'Sur les marées', authors: ['Okoye, Ada'], issue: '3' }],
    ['a title in two languages', solr({ halId_s: 'hal-1', title_s: ['Sur les marées', 'On tides'], language_s: ['fr'] }), { title: 'Sur les marées', others: ['On tides'] }],
    ['first names that are fewer than last names', solr({ halId_s: 'hal-1', title_s: ['T'], authLastName_s: ['Okoye', 'Reed'], authFirstName_s: ['Ada'], authFullName_s: ['Ada Okoye', 'Ben Reed'] }), { authors: ['Okoye, Ada', 'Reed, Ben'] }],
    ['a thesis, its year as text', solr({ halId_s: 'tel-1', title_s: ['T'], docType_s: 'THESE', producedDateY_i: '2013' }), { type: 'thesis', year: 2013 }],
    ['a kind of document unknown till now', solr({ halId_s: 'hal-1', title_s: ['T'], docType_s: 'BLOG' }), { type: 'document' }],
    ['a fault of its syntax', { error: { msg: 'org.apache.solr.search.SyntaxError', code: 400 } }, 'bad-reply'],
  ); // prettier-ignore

  testOddReplies('base', ({ lookUp }) => lookUp.doi?.(DOI))(
    ['lists where texts should be', solr({ dcdocid: 'x', dctitle: ['On tides'], dccreator: 'Okoye, Ada', dcyear: 2013, dcdoi: [DOI], dclink: ['https://a.test/1'] }), { title: 'On tides', authors: ['Okoye, Ada'], year: 2013, doi: DOI }],
    ['refused by address', '<?xml version="1.0"?><error>Access denied for IP address 192.0.2.1</error>', 'bad-reply'],
  ); // prettier-ignore

  testOddReplies('eric', ({ search }) => search?.({ title: 'tides' }))(
    ['a translated title, one author as text', solr({ id: 'EJ1', title: '[On Tides].', author: 'Okoye, Ada', source: 'Tidal Letters, v12 n3 p45-67 2015', publicationdateyear: '2015', issn: 'ISSN-1234-5679' }), { title: 'On Tides', authors: ['Okoye, Ada'], container: 'Tidal Letters', volume: '12', issue: '3', page: '45-67', issn: '1234-5679' }],
    ['no author, no source', solr({ id: 'ED1', title: 'On Tides', author: null, source: null }), { type: 'report', authors: [], container: undefined }],
  ); // prettier-ignore

  const zenodo = (metadata: object, over: object = {}) => ({
    id: 7,
    doi: '10.5281/zenodo.7',
    metadata: { title: 'On tides', ...metadata },
    ...over,
  });
  testOddReplies('zenodo', ({ lookUp }) => lookUp.doi?.('10.5281/zenodo.7'))(
    ['null in every place', zenodo({ creators: null, resource_type: null, journal: null, imprint: null, related_identifiers: null }), { title: 'On tides', authors: [] }],
    ['creators as the newer form has them', zenodo({ creators: [{ person_or_org: { name: 'Okoye, Ada', family_name: 'Okoye', given_name: 'Ada', type: 'personal' } }, { person_or_org: { name: 'Tide Survey', type: 'organizational' } }] }), { authors: ['Okoye, Ada', 'Tide Survey'] }],
    ['a type as the newer form has it', zenodo({ resource_type: { id: 'publication-article' } }), { type: 'article-journal' }],
    ['an article of a journal', zenodo({ resource_type: { type: 'publication', subtype: 'article' }, journal: { title: 'Tidal Letters', volume: 3, pages: '12–19' } }), { container: 'Tidal Letters', volume: '3', page: '12-19' }],
  ); // prettier-ignore

  const core = (over: object) => ({ totalHits: 1, results: [{ id: 1, title: 'On tides', ...over }] });
  testOddReplies('core', ({ lookUp }) => lookUp.doi?.(DOI))(
    ['null in every place', core({ authors: null, journals: null, language: null, yearPublished: null, doi: null }), { title: 'On tides', authors: [] }],
    ['the DOI among the identifiers only', core({ doi: null, identifiers: [{ type: 'CORE_ID', identifier: '1' }, { type: 'DOI', identifier: '10.5555/ODD' }] }), { doi: DOI }],
    ['a type in a list, a date with its time', core({ documentType: ['thesis'], publishedDate: '2013-05-02T00:00:00' }), { type: 'thesis', date: '2013-5-2' }],
    ['a shard that failed', { message: 'Internal error: shards failed' }, 'bad-reply'],
  ); // prettier-ignore

  const product = (over: object) => ({
    header: { numFound: 1 },
    results: [{ id: 'x', mainTitle: 'On tides', type: 'publication', ...over }],
  });
  testOddReplies('openaire', ({ lookUp }) => lookUp.doi?.(DOI))(
    ['null in every place', product({ authors: null, container: null, instances: null, pids: null, bestAccessRight: null, indicators: null }), { title: 'On tides', authors: [], type: 'article-journal' }],
    ['full names only', product({ authors: [{ fullName: 'Okoye, Ada' }, { fullName: 'Ben Reed', name: null, surname: null }] }), { authors: ['Okoye, Ada', 'Reed, Ben'] }],
    ['the DOI in an instance', product({ instances: [{ type: 'Article', pids: [{ scheme: 'DOI', value: DOI }] }] }), { doi: DOI }],
    ['nothing', { header: { numFound: 0 }, results: [] }, []],
  ); // prettier-ignore

  const article = (bibjson: object) => ({
    total: 1,
    results: [{ id: 'x', bibjson: { title: 'On tides', ...bibjson } }],
  });
  testOddReplies('doaj', ({ lookUp }) => lookUp.doi?.(DOI))(
    ['no journal, no identifier, a month in words', article({ journal: null, identifier: null, year: 2013, month: 'May', author: null }), { title: 'On tides', year: 2013, authors: [] }],
    ['one author as object, names that are null', article({ author: { name: 'Ada Okoye' } }), { authors: ['Okoye, Ada'] }],
    ['type of identifier in capitals, ISSN without hyphen', article({ identifier: [{ type: 'DOI', id: '10.5555/ODD' }, { type: 'eissn', id: '12345679' }] }), { doi: DOI, issn: '1234-5679' }],
    ['a record without its part', { total: 2, results: [{ id: 'y' }, { id: 'x', bibjson: { title: 'On tides' } }] }, { title: 'On tides' }],
    ['a fault with 200', { status: 'bad_request', error: 'x' }, 'bad-reply'],
  ); // prettier-ignore

  testOddReplies('opencitations', ({ lookUp }) => lookUp.doi?.(DOI))(
    ['empty texts', [{ id: `doi:${DOI} omid:br/1`, title: 'On tides', author: '', editor: '', pub_date: '', venue: '', page: '', type: '' }], { title: 'On tides', authors: [], doi: DOI }],
    ['authors with brackets, an organisation', [{ id: `doi:${DOI}`, title: 'T', author: 'Okoye, Ada [orcid:0000-0001 omid:ra/1]; Tide Survey [omid:ra/2]; ', pub_date: '2013-5', venue: 'Tidal Letters [issn:1234-5679 omid:br/2]' }], { authors: ['Okoye, Ada', 'Tide Survey'], year: 2013, container: 'Tidal Letters', issn: '1234-5679' }],
    ['nothing', [], []],
    ['a fault as text', { error: 'HTTP status code 500' }, 'bad-reply'],
  ); // prettier-ignore

  const entity = (claims: unknown, labels: unknown = { en: { value: 'On tides' } }) => ({
    entities: { Q1: { id: 'Q1', labels, claims } },
  });
  const claim = (value: unknown, rank = 'normal') => ({ rank, mainsnak: { datavalue: { value } } });
  // What the search asks first leads to what is read here.
  testOddReplies('wikidata', ({ lookUp }) => {
    const next = lookUp.doi?.(DOI)?.read({ query: { search: [{ title: 'Q1' }] } });
    return Array.isArray(next) ? undefined : next;
  })(
    ['claims without value, deprecated ones', entity({ P1476: [{ rank: 'deprecated', mainsnak: { datavalue: { value: { text: 'Wrong' } } } }, claim({ text: 'On tides', language: 'en' })], P577: [{ rank: 'normal', mainsnak: { snaktype: 'novalue' } }] }), { title: 'On tides', year: undefined }],
    ['a year alone', entity({ P577: [claim({ time: '+2013-00-00T00:00:00Z', precision: 9 })] }), { title: 'On tides', date: '2013' }],
    ['authors in the order they are numbered', entity({ P2093: [{ ...claim('Ben Reed'), qualifiers: { P1545: [{ datavalue: { value: '2' } }] } }, { ...claim('Ada Okoye'), qualifiers: { P1545: [{ datavalue: { value: '1' } }] } }] }), { authors: ['Okoye, Ada', 'Reed, Ben'] }],
    ['empty lists for empty objects', entity({ P356: [claim('10.5555/ODD')] }, []), []],
    ['an item that is gone', { entities: { Q1: { id: 'Q1', missing: '' } } }, []],
  ); // prettier-ignore
});

describe('publishers, and Japan', () => {
  const springer = (over: object) => ({
    result: [{ total: '1' }],
    records: [{ identifier: `doi:${DOI}`, title: 'On tides', ...over }],
  });
  testOddReplies('springer-nature', ({ lookUp }) => lookUp.doi?.('10.1007/odd'))(
    ['an abstract as object, empty texts', springer({ abstract: { h1: 'Abstract', p: 'x' }, volume: '', number: '', creators: null }), { title: 'On tides', authors: [], volume: undefined, doi: DOI }],
    ['one creator as object', springer({ creators: { creator: 'Okoye, Ada' } }), { authors: ['Okoye, Ada'] }],
    ['a chapter of a conference', springer({ contentType: 'Chapter ConferencePaper', publicationName: 'Tides 2014', isbn: '978-0-306-40615-7' }), { type: 'paper-conference', isbn: '9780306406157' }],
    ['a refusal with 200', { status: 'Fail', message: 'Authentication failed' }, 'bad-reply'],
  ); // prettier-ignore

  const scopus = (...entry: unknown[]) => ({ 'search-results': { 'opensearch:totalResults': '1', entry } });
  testOddReplies('scopus', ({ lookUp }) => lookUp.doi?.(DOI))(
    ['nothing, as it says it', scopus({ '@_fa': 'true', error: 'Result set was empty' }), []],
    ['the first author alone', scopus({ eid: '2-s2.0-1', 'dc:title': 'On tides', 'dc:creator': 'Okoye A.B.' }), { authors: ['Okoye, A. B.'], cut: true }],
    ['ISBN in objects, ISSN without hyphen', scopus({ eid: 'x', 'dc:title': 'T', 'prism:isbn': [{ '@_fa': 'true', $: '9780306406157' }], 'prism:issn': '12345679' }), { isbn: '9780306406157', issn: '1234-5679' }],
    ['retracted', scopus({ eid: 'x', 'dc:title': 'RETRACTED: On tides', subtype: 'tb' }), { title: 'On tides', standing: 'retracted' }],
    ['a refusal with 200', { 'service-error': { status: { statusCode: 'AUTHORIZATION_ERROR' } } }, 'bad-reply'],
  ); // prettier-ignore

  const cinii = (item: object) => ({
    '@id': 'https://cir.nii.ac.jp/x',
    'opensearch:totalResults': 1,
    items: [{ '@id': 'https://cir.nii.ac.jp/crid/1', ...item }],
  });
  testOddReplies('cinii', ({ lookUp }) => lookUp.doi?.(DOI))(
    ['a title in Japanese, one creator as text', cinii({ title: '潮汐について', 'dc:creator': '岡 太郎' }), { title: '潮汐について' }],
    ['values with their language', cinii({ title: { '@value': 'On tides', '@language': 'en' }, 'dc:creator': [{ '@value': 'Ada Okoye' }] }), { title: 'On tides', authors: ['Okoye, Ada'] }],
    ['nothing', { '@id': 'https://cir.nii.ac.jp/x', 'opensearch:totalResults': 0 }, []],
  ); // prettier-ignore

  const jstage = (inside: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/">${inside}</feed>`;
  testOddReplies('jstage', ({ search }) => search?.({ title: 'tides' }))(
    ['Japanese only', jstage('<result><status>0</status></result><entry><article_title><en/><ja><![CDATA[潮汐について]]></ja></article_title><author><ja><name>岡 太郎</name></ja></author><article_link><en/><ja>https://www.jstage.jst.go.jp/article/tide/1/1/_article/-char/ja/</ja></article_link><pubyear>2013</pubyear></entry>'), { title: '潮汐について', authors: ['岡, 太郎'], year: 2013 }],
    ['both languages, one author', jstage('<entry><article_title><en><![CDATA[On <i>tides</i>]]></en><ja>潮汐</ja></article_title><author><en><name>Ada Okoye</name></en></author><prism:doi>10.5555/odd</prism:doi><pubyear>2013</pubyear></entry>'), { title: 'On tides', others: ['潮汐'], authors: ['Okoye, Ada'], year: 2013 }],
    ['no hit, as it says it', jstage('<result><status>ERR_001</status></result>'), []],
  ); // prettier-ignore
});

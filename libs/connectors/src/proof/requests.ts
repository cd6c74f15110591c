import type { IdentifierKind } from '@veracite/model/identifiers';
import type { DatabaseId } from '../registry';

type Asked = IdentifierKind | `many ${IdentifierKind}` | 'search';

/**
 * What goes out for the awkward identifiers and the awkward title of `requests-shown.ts`, without the lists of fields.
 * `undefined`: the database cannot hold such a value, and nothing is sent.
 */
export const REQUESTS: Record<DatabaseId, Partial<Record<Asked, string>>> = {
  crossref: {
    doi: 'GET https://api.crossref.org/works/10.1002%2F(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2',
    'many doi':
      'GET https://api.crossref.org/works?filter=doi%3A10.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%2Cdoi%3A10.5555%2Fplain&rows=2',
    search:
      'GET https://api.crossref.org/works?query.bibliographic=O%27Neill+Ion%E2%80%93%E2%80%9Cchannels%E2%80%9D%3A+C%2B%2B+AND+%28a%2Fb%29+%5Bin+vivo%5D%3F+Annals+%26+Notes+2012&rows=5',
  },
  openalex: {
    doi: 'GET https://api.openalex.org/works/doi:10.1002/(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2',
    pmid: 'GET https://api.openalex.org/works/pmid:23903782',
    pmcid: 'GET https://api.openalex.org/works/pmcid:3814229',
    'many doi':
      'GET https://api.openalex.org/works?filter=doi%3A10.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%7C10.5555%2Fplain&per_page=100',
    search: 'GET https://api.openalex.org/works?search=Ion+channels+C+and+a+b+in+vivo&per_page=5',
  },
  datacite: {
    doi: 'GET https://api.datacite.org/dois/10.1002%2F(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2',
    arxiv: 'GET https://api.datacite.org/dois/10.48550%2Farxiv.hep-th%2F9901001',
    'many doi':
      'GET https://api.datacite.org/dois?ids=10.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%2C10.5555%2Fplain&page%5Bsize%5D=2&disable-facets=true',
    search:
      'GET https://api.datacite.org/dois?query=%28titles.title%3A%22Ion%E2%80%93%E2%80%9Cchannels%E2%80%9D%3A+C%2B%2B+AND+%28a%2Fb%29+%5Bin+vivo%5D%3F%22+OR+titles.title%3A%28Ion+channels+C+and+a+b+in+vivo%29%29+AND+creators.name%3A%22O%27Neill%22&page%5Bsize%5D=5&disable-facets=true',
  },
  'doi-org': {
    doi: 'GET https://doi.org/10.1002/(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2',
  },
  'semantic-scholar': {
    doi: 'GET https://api.semanticscholar.org/graph/v1/paper/DOI%3A10.1002%2F(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2',
    arxiv: 'GET https://api.semanticscholar.org/graph/v1/paper/ARXIV%3Ahep-th%2F9901001',
    pmid: 'GET https://api.semanticscholar.org/graph/v1/paper/PMID%3A23903782',
    pmcid: 'GET https://api.semanticscholar.org/graph/v1/paper/PMCID%3A3814229',
    'many doi':
      'POST https://api.semanticscholar.org/graph/v1/paper/batch {"ids":["DOI:10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2","DOI:10.5555/a,b[c]ü","DOI:10.5555/plain"]}',
    'many arxiv':
      'POST https://api.semanticscholar.org/graph/v1/paper/batch {"ids":["ARXIV:hep-th/9901001","ARXIV:1706.03762"]}',
    'many pmid': 'POST https://api.semanticscholar.org/graph/v1/paper/batch {"ids":["PMID:23903782","PMID:11111111"]}',
    search: 'GET https://api.semanticscholar.org/graph/v1/paper/search?query=Ion+channels+C+and+a+b+in+vivo&limit=5',
  },
  openaire: {
    doi: 'GET https://api.openaire.eu/graph/v3/research-products?pid=%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22&pageSize=3&page=1',
    'many doi':
      'GET https://api.openaire.eu/graph/v3/research-products?pid=%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22+OR+%2210.5555%2Fa%2Cb%5Bc%5D%C3%BC%22+OR+%2210.5555%2Fplain%22&pageSize=50&page=1',
    search:
      'GET https://api.openaire.eu/graph/v3/research-products?search=Ion+channels+C+and+a+b+in+vivo&pageSize=5&sortBy=relevance+DESC&page=1',
  },
  opencitations: {
    doi: 'GET https://api.opencitations.net/meta/v1/metadata/doi:10.1002/(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2',
    pmid: 'GET https://api.opencitations.net/meta/v1/metadata/pmid:23903782',
    isbn: 'GET https://api.opencitations.net/meta/v1/metadata/isbn:9780262033848',
    'many doi':
      'GET https://api.opencitations.net/meta/v1/metadata/doi:10.1002/(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2__doi:10.5555/a%2Cb%5Bc%5D%C3%BC__doi:10.5555/plain',
  },
  core: {
    doi: 'GET https://api.core.ac.uk/v3/search/works/?q=doi%3A%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22&limit=3&offset=0',
    'many doi':
      'GET https://api.core.ac.uk/v3/search/works/?q=doi%3A%28%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22+OR+%2210.5555%2Fa%2Cb%5Bc%5D%C3%BC%22+OR+%2210.5555%2Fplain%22%29&limit=50&offset=0',
    search:
      'GET https://api.core.ac.uk/v3/search/works/?q=title%3A%28Ion+channels+C+and+a+b+in+vivo%29+AND+authors%3A%22O%27Neill%22&limit=5&offset=0',
  },
  doaj: {
    doi: 'GET https://doaj.org/api/search/articles/doi%3A%2210.1002%2F(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22?page=1&pageSize=3',
    'many doi':
      'GET https://doaj.org/api/search/articles/doi%3A%2210.1002%2F(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22%20OR%20doi%3A%2210.5555%2Fa%2Cb%5Bc%5D%C3%BC%22%20OR%20doi%3A%2210.5555%2Fplain%22?page=1&pageSize=100',
    search:
      "GET https://doaj.org/api/search/articles/bibjson.title%3A(Ion%20channels%20C%20and%20a%20b%20in%20vivo)%20AND%20bibjson.author.name%3A%22O'Neill%22?page=1&pageSize=5",
  },
  unpaywall: {
    doi: 'GET https://api.unpaywall.org/v2/10.1002/(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2',
  },
  wikidata: {
    doi: 'GET https://www.wikidata.org/w/api.php?action=query&format=json&maxlag=5&list=search&srlimit=2&srsearch=haswbstatement%3A%22P356%3D10.1002%2F%28SICI%291097-0258%2819980815%2917%3A15%3C1661%3A%3AAID-SIM968%3E3.0.CO%3B2-2%22',
    pmid: 'GET https://www.wikidata.org/w/api.php?action=query&format=json&maxlag=5&list=search&srlimit=2&srsearch=haswbstatement%3A%22P698%3D23903782%22',
    arxiv:
      'GET https://www.wikidata.org/w/api.php?action=query&format=json&maxlag=5&list=search&srlimit=2&srsearch=haswbstatement%3A%22P818%3Dhep-th%2F9901001%22',
    search:
      'GET https://www.wikidata.org/w/api.php?action=query&format=json&maxlag=5&list=search&srlimit=5&srsearch=Ion+channels+C+and+a+b+in+vivo+haswbstatement%3AP1476',
  },
  pubmed: {
    pmid: 'GET https://eutils.ncbi.nlm.nih.gov/entrez/eutils/efetch.fcgi?db=pubmed&tool=veracite&retmode=xml&id=23903782',
    pmcid:
      'GET https://eutils.ncbi.nlm.nih.gov/entrez/eutils/esearch.fcgi?db=pubmed&tool=veracite&retmode=json&retmax=1&sort=relevance&term=PMC3814229%5Bpmcid%5D',
    doi: 'GET https://eutils.ncbi.nlm.nih.gov/entrez/eutils/esearch.fcgi?db=pubmed&tool=veracite&retmode=json&retmax=2&sort=relevance&term=%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22%5Bdoi%5D',
    'many pmid':
      'GET https://eutils.ncbi.nlm.nih.gov/entrez/eutils/efetch.fcgi?db=pubmed&tool=veracite&retmode=xml&id=23903782%2C11111111',
    search:
      'GET https://eutils.ncbi.nlm.nih.gov/entrez/eutils/esearch.fcgi?db=pubmed&tool=veracite&retmode=json&retmax=5&sort=relevance&term=Ion%5Bti%5D+AND+channels%5Bti%5D+AND+C%5Bti%5D+AND+b%5Bti%5D+AND+vivo%5Bti%5D+AND+O+Neill%5Bau%5D',
  },
  'europe-pmc': {
    doi: 'GET https://www.ebi.ac.uk/europepmc/webservices/rest/search?query=DOI%3A%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22&resultType=core&format=json&pageSize=5',
    pmid: 'GET https://www.ebi.ac.uk/europepmc/webservices/rest/search?query=EXT_ID%3A23903782+AND+SRC%3AMED&resultType=core&format=json&pageSize=1',
    pmcid:
      'GET https://www.ebi.ac.uk/europepmc/webservices/rest/search?query=PMCID%3APMC3814229&resultType=core&format=json&pageSize=1',
    'many doi':
      'GET https://www.ebi.ac.uk/europepmc/webservices/rest/search?query=DOI%3A%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22+OR+DOI%3A%2210.5555%2Fa%2Cb%5Bc%5D%C3%BC%22+OR+DOI%3A%2210.5555%2Fplain%22&resultType=core&format=json&pageSize=100',
    'many pmid':
      'GET https://www.ebi.ac.uk/europepmc/webservices/rest/search?query=SRC%3AMED+AND+%28EXT_ID%3A23903782+OR+EXT_ID%3A11111111%29&resultType=core&format=json&pageSize=100',
    search:
      'GET https://www.ebi.ac.uk/europepmc/webservices/rest/search?query=TITLE%3A%28Ion+channels+C+and+a+b+in+vivo%29+AND+AUTH%3A%22O%27Neill%22&resultType=core&format=json&pageSize=5',
  },
  biorxiv: {
    doi: undefined,
  },
  arxiv: {
    arxiv: 'GET https://export.arxiv.org/api/query?id_list=hep-th%2F9901001&max_results=1',
    'many arxiv': 'GET https://export.arxiv.org/api/query?id_list=hep-th%2F9901001%2C1706.03762&max_results=2',
    search:
      'GET https://export.arxiv.org/api/query?search_query=ti%3A%22Ion+channels+C+and+a+b+in+vivo%22+OR+%28ti%3Achannels+AND+ti%3Avivo+AND+ti%3AIon+AND+au%3AO_Neill%29&start=0&max_results=5&sortBy=relevance',
  },
  dblp: {
    doi: 'GET https://dblp.org/doi/10.1002/(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2.bib',
    search: 'GET https://dblp.org/search/publ/api?q=Ion+channels+C+and+a+b+in+vivo+O+Neill&format=json&h=5&c=0',
  },
  'inspire-hep': {
    doi: 'GET https://inspirehep.net/api/doi/10.1002/(sici)1097-0258(19980815)17%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2',
    arxiv: 'GET https://inspirehep.net/api/arxiv/hep-th/9901001',
    'many doi':
      'GET https://inspirehep.net/api/literature?q=doi+10.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2+or+doi+10.5555%2Fa%2Cb%5Bc%5D%C3%BC+or+doi+10.5555%2Fplain&size=50&page=1',
    'many arxiv':
      'GET https://inspirehep.net/api/literature?q=eprint+hep-th%2F9901001+or+eprint+1706.03762&size=50&page=1',
    search: 'GET https://inspirehep.net/api/literature?q=t+Ion+channels+C+a+b+in+vivo+and+a+O+Neill&size=5&page=1',
  },
  'nasa-ads': {
    bibcode:
      'GET https://api.adsabs.harvard.edu/v1/search/query?q=bibcode%3A%222014A%26A...571A..16P%22&rows=1&start=0&sort=score+desc',
    doi: 'GET https://api.adsabs.harvard.edu/v1/search/query?q=doi%3A%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22&rows=2&start=0&sort=score+desc',
    arxiv:
      'GET https://api.adsabs.harvard.edu/v1/search/query?q=identifier%3A%22arXiv%3Ahep-th%2F9901001%22&rows=2&start=0&sort=score+desc',
    'many doi':
      'GET https://api.adsabs.harvard.edu/v1/search/query?q=doi%3A%28%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22+OR+%2210.5555%2Fa%2Cb%5Bc%5D%C3%BC%22+OR+%2210.5555%2Fplain%22%29&rows=50&start=0&sort=score+desc',
    'many bibcode':
      'GET https://api.adsabs.harvard.edu/v1/search/query?q=bibcode%3A%28%222014A%26A...571A..16P%22+OR+%222016PhRvL.116f1102A%22%29&rows=50&start=0&sort=score+desc',
    search:
      'GET https://api.adsabs.harvard.edu/v1/search/query?q=title%3A%28Ion+channels+C+and+a+b+in+vivo%29+author%3A%22%5EO%27Neill%22&rows=5&start=0&sort=score+desc',
  },
  eric: {
    search:
      'GET https://api.ies.ed.gov/eric/?search=Ion+channels+C+and+a+b+in+vivo+O%27Neill&format=json&start=0&rows=5',
  },
  hal: {
    doi: 'GET https://api.archives-ouvertes.fr/search/?q=doiId_s%3A%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22&rows=3&start=0&wt=json',
    arxiv: 'GET https://api.archives-ouvertes.fr/search/?q=arxivId_s%3A%22hep-th%2F9901001%22&rows=3&start=0&wt=json',
    pmid: 'GET https://api.archives-ouvertes.fr/search/?q=pubmedId_s%3A%2223903782%22&rows=3&start=0&wt=json',
    'many doi':
      'GET https://api.archives-ouvertes.fr/search/?q=doiId_s%3A%28%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22+OR+%2210.5555%2Fa%2Cb%5Bc%5D%C3%BC%22+OR+%2210.5555%2Fplain%22%29&rows=100&start=0&wt=json',
    search:
      'GET https://api.archives-ouvertes.fr/search/?q=title_t%3A%28Ion+channels+C+and+a+b+in+vivo%29+AND+authFullName_t%3A%28O+Neill%29&rows=5&start=0&wt=json',
  },
  zenodo: {
    doi: 'GET https://zenodo.org/api/records?q=doi%3A%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22&size=3&page=1&sort=bestmatch',
    'many doi':
      'GET https://zenodo.org/api/records?q=doi%3A%28%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22+OR+%2210.5555%2Fa%2Cb%5Bc%5D%C3%BC%22+OR+%2210.5555%2Fplain%22%29&size=25&page=1&sort=bestmatch',
    search:
      'GET https://zenodo.org/api/records?q=title%3A%28Ion+channels+C+and+a+b+in+vivo%29+AND+creators.name%3A%22O%27Neill%22&size=5&page=1&sort=bestmatch',
  },
  'open-library': {
    isbn: 'GET https://openlibrary.org/api/books?bibkeys=ISBN%3A9780262033848&format=json&jscmd=data',
    'many isbn':
      'GET https://openlibrary.org/api/books?bibkeys=ISBN%3A9780262033848%2CISBN%3A9780306406157&format=json&jscmd=data',
    search: 'GET https://openlibrary.org/search.json?title=Ion+channels&author=O%27Neill&limit=5',
  },
  'library-of-congress': {
    search:
      'GET https://www.loc.gov/books/?q=Ion+channels+C+and+a+b+in+vivo+O%27Neill&fo=json&c=5&sp=1&at=results%2Cpagination&all=true',
  },
  'google-books': {
    isbn: 'GET https://www.googleapis.com/books/v1/volumes?q=isbn%3A9780262033848&maxResults=3&printType=books&country=US',
    search:
      'GET https://www.googleapis.com/books/v1/volumes?q=intitle%3A%22Ion+channels%22+inauthor%3AO+Neill&maxResults=5&printType=books&country=US',
  },
  'ieee-xplore': {
    doi: undefined,
    search:
      'GET https://ieeexploreapi.ieee.org/api/v1/search/articles?format=json&start_record=1&article_title=Ion+channels+C+and+a+b+in+vivo&author=O%27Neill&max_records=5',
  },
  'springer-nature': {
    doi: undefined,
    'many doi':
      'GET https://api.springernature.com/meta/v2/json?q=%28doi%3A10.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2+OR+doi%3A10.5555%2Fa%2Cb%5Bc%5D%C3%BC+OR+doi%3A10.5555%2Fplain%29&s=1&p=25',
    search:
      'GET https://api.springernature.com/meta/v2/json?q=title%3A%22Ion+channels+C+and+a+b+in+vivo%22+AND+name%3A%22O+Neill%22&s=1&p=5',
  },
  plos: {
    doi: undefined,
    search:
      'GET https://api.plos.org/search?q=title%3A%28Ion+channels+C+and+a+b+in+vivo%29+AND+author%3A%22O%27Neill%22&fq=doc_type%3Afull&rows=5&start=0&wt=json',
  },
  scopus: {
    doi: 'GET https://api.elsevier.com/content/search/scopus?query=DOI%28%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22%29&count=1&start=0',
    'many doi':
      'GET https://api.elsevier.com/content/search/scopus?query=DOI%28%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22%29+OR+DOI%28%2210.5555%2Fa%2Cb%5Bc%5D%C3%BC%22%29+OR+DOI%28%2210.5555%2Fplain%22%29&count=25&start=0',
    search:
      'GET https://api.elsevier.com/content/search/scopus?query=TITLE%28Ion+channels+C+and+a+b+in+vivo%29+AND+AUTH%28O+Neill%29&count=5&start=0',
  },
  cinii: {
    doi: 'GET https://cir.nii.ac.jp/opensearch/v2/articles?format=json&start=1&sortorder=0&doi=10.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2&count=2',
    search:
      'GET https://cir.nii.ac.jp/opensearch/v2/articles?format=json&start=1&sortorder=0&title=Ion%E2%80%93%E2%80%9Cchannels%E2%80%9D%3A+C%2B%2B+AND+%28a%2Fb%29+%5Bin+vivo%5D%3F&count=5',
  },
  jstage: {
    search:
      'GET https://api.jstage.jst.go.jp/searchapi/do?service=3&article=Ion%E2%80%93%E2%80%9Cchannels%E2%80%9D%3A+C%2B%2B+AND+%28a%2Fb%29+%5Bin+vivo%5D%3F&start=1&count=5&sortflg=1',
  },
  base: {
    doi: 'GET https://api.base-search.net/cgi-bin/BaseHttpSearchInterface.fcgi?func=PerformSearch&format=json&hits=2&offset=0&query=dcdoi%3A%2210.1002%2F%28sici%291097-0258%2819980815%2917%3A15%3C1661%3A%3Aaid-sim968%3E3.0.co%3B2-2%22',
    search:
      'GET https://api.base-search.net/cgi-bin/BaseHttpSearchInterface.fcgi?func=PerformSearch&format=json&hits=5&offset=0&query=dctitle%3A%28Ion+channels+C+and+a+b+in+vivo%29+dccreator%3AO+Neill',
  },
};

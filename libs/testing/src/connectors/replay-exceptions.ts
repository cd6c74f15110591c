/** Recorded replies to questions that the connector does not ask, each with the reason. */
export const REPLAY_EXCEPTIONS: Record<string, string> = {
  'nasa-ads/07-search-query-q-farmer-r-year-2021-fq.json': 'asked for fields without bibcode or DOI',
  'nasa-ads/08-search-query-q-farmer-r-year-2020-fq.json': 'asked for fields without bibcode or DOI',
  'nasa-ads/19-search-query-q-transiting-exoplanets-jwst.json': 'asked for fields without bibcode or DOI',
  'nasa-ads/22-search-query-q-author-kurtz-m-fq-property-refereed.json': 'asked for fields without bibcode or DOI',
  'semantic-scholar/09-paper-batch.json': 'asked for fields without title',
  'semantic-scholar/29-paper-search-query-turing-fieldsofstudy-mathematics.json': 'asked for fields without title',
  'semantic-scholar/30-paper-search-query-turing-mincitationcount-1000.json': 'asked for fields without title',
  'semantic-scholar/31-paper-search-query-turing-openaccesspdf.json': 'asked for fields without title',
  'semantic-scholar/33-paper-search-query-turing-publicationtypes-book-conference.json':
    'asked for fields without title',
  'semantic-scholar/34-paper-search-query-turing-publicationtypes-journalarticle.json':
    'asked for fields without title',
  'semantic-scholar/41-paper-search-query-turing-venue-arxiv.json': 'asked for fields without title',
  'semantic-scholar/42-paper-search-query-turing-year-1936-1937.json': 'asked for fields without title',
  'doi-org/07-10-5281-zenodo-50213.json': 'a formatted citation, kept in base64: the connector asks for CSL-JSON',
  'doi-org/08-10-5281-zenodo-57081.json': 'a formatted citation, kept in base64: the connector asks for CSL-JSON',
  'pubmed/26-efetch-fcgi.json':
    'an error about an empty list of numbers, which the connector never sends; read as bad-reply',
};

import type { CslItem } from '@veracite/model/csl';
import { searchEither } from '../either';
import { element, inXml, json, quoted, xml, type FakeServer } from '../fake-server';
import { initials, type Holdings } from '../holdings';
import type { Update } from '../updates';

/** PubMed's name of the link from a work to notices about it. */
const LINKS: Partial<Record<Update['type'], string>> = {
  retraction: 'RetractionIn',
  expression_of_concern: 'ExpressionOfConcernIn',
  correction: 'ErratumIn',
  new_version: 'RetractedandRepublishedIn',
};

function links(updates: Update[], stated: string): string {
  const all = updates.flatMap(({ type, notice, year }) => {
    const kind = LINKS[type];
    const source = `J Test. ${year} Jan;1(1):1. doi: ${inXml(notice)}.`;
    return kind ? `<CommentsCorrections RefType="${kind}">${element('RefSource', source)}</CommentsCorrections>` : [];
  });
  const list = all.join('') + stated;
  return list ? `<CommentsCorrectionsList>${list}</CommentsCorrectionsList>` : '';
}

/** Links from a notice to the works, by PubMed id alone, as in records of MEDLINE. */
function linksToWorks(updates: Update[], holdings: Holdings): string {
  return updates
    .map(({ of, type }) => {
      const kind = LINKS[type]?.replace(
        /In$/,
        { RetractionIn: 'Of', RetractedandRepublishedIn: 'From' }[LINKS[type]] ?? 'For',
      );
      const pmid = element('PMID', holdings.byDoi(of)?.PMID);
      return `<CommentsCorrections RefType="${kind ?? ''}">${element('RefSource', 'J Test. 2001 Jan;1(1):1')}${pmid}</CommentsCorrections>`;
    })
    .join('');
}

function article(item: CslItem, updates: Update[], stated: string): string {
  const [year, month, day] = item.issued?.['date-parts']?.[0] ?? [];
  const authors = (item.author ?? []).map((name) =>
    name.literal
      ? `<Author>${element('CollectiveName', name.literal)}</Author>`
      : `<Author ValidYN="Y">${element('LastName', name.family)}${element('ForeName', name.given)}${element('Initials', initials(name))}</Author>`,
  );
  const ids = [
    `<ArticleId IdType="pubmed">${item.PMID ?? ''}</ArticleId>`,
    item.DOI ? `<ArticleId IdType="doi">${inXml(item.DOI)}</ArticleId>` : '',
    item.PMCID ? `<ArticleId IdType="pmc">${item.PMCID}</ArticleId>` : '',
  ];
  return `<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">${item.PMID ?? ''}</PMID><Article PubModel="Print">
<Journal>${item.ISSN ? `<ISSN IssnType="Print">${item.ISSN}</ISSN>` : ''}<JournalIssue>${element('Volume', item.volume)}${element('Issue', item.issue)}
<PubDate>${element('Year', year)}${element('Month', month)}${element('Day', day)}</PubDate></JournalIssue>${element('Title', item['container-title'])}
${element('ISOAbbreviation', item['container-title-short'])}</Journal><ArticleTitle>${inXml(item.title)}.</ArticleTitle>
<Pagination>${element('MedlinePgn', item.page)}</Pagination><AuthorList CompleteYN="Y">${authors.join('')}</AuthorList>
<PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList></Article>${links(updates, stated)}</MedlineCitation>
<PubmedData><ArticleIdList>${ids.join('')}</ArticleIdList></PubmedData></PubmedArticle>`;
}

function matching(term: string, holdings: Holdings, most: number): CslItem[] {
  const listOf = (item: CslItem | undefined): CslItem[] => (item ? [item] : []);
  if (term.endsWith('[doi]')) return listOf(holdings.byDoi(quoted(term)[0] ?? term.replace('[doi]', '')));
  if (term.endsWith('[pmcid]')) return listOf(holdings.byPmcid(term.replace('[pmcid]', '')));
  return searchEither(term, holdings, most, (part) => part.replace(/\[\w+\]|\bAND\b/g, ' '));
}

export const pubmed: FakeServer = {
  hosts: ['eutils.ncbi.nlm.nih.gov'],
  holds: (item) => item.PMID !== undefined,
  answer({ path, query }, holdings, updatesOf) {
    if (path.endsWith('/efetch.fcgi')) {
      const found = (query.get('id') ?? '').split(',').map((pmid) => holdings.byPmid(pmid));
      return xml(
        `<PubmedArticleSet>${found.map((item) => (item ? article(item, updatesOf(item.DOI, 'pubmed'), linksToWorks(updatesOf(item.DOI, 'pubmed notice', 'notice'), holdings)) : '')).join('\n')}</PubmedArticleSet>`,
      );
    }
    const ids = matching(query.get('term') ?? '', holdings, Number(query.get('retmax') ?? 20)).map((item) => item.PMID);
    return json({
      header: { type: 'esearch' },
      esearchresult: { count: String(ids.length), retstart: '0', idlist: ids },
    });
  },
};

import { z } from 'zod';
import type { CslName } from '@veracite/model/csl';
import { dateOf } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { parseMonth, parseDateInWords, findYear } from './csl-dates';
import { personNames, organizationName, personName } from './person-names';
import { linkedNotices } from './medline-notices';
import { joinPages } from './page-ranges';
import { listOf, optionalObject, text, textAt } from './lenient-schemas';
import { removeBrackets } from './plain-text';
import { buildWork } from './build-work';

/** The text of an element, with or without attributes. */
const element = textAt('#');
const valued = z.preprocess((it) => (typeof it === 'string' ? { '#': it } : it), z.looseObject({ '#': text }));
const idValue = listOf(valued);
const name = z.object({
  '@ValidYN': text,
  LastName: element,
  ForeName: element,
  Initials: element,
  Suffix: element,
  CollectiveName: element,
});
const date = optionalObject({ Year: element, Month: element, Day: element, MedlineDate: element });
const authorList = listOf(z.object({ '@Type': text, '@CompleteYN': text, Author: listOf(name) }));

const linkShape = z.object({ '@RefType': text, RefSource: element, PMID: element });

const articleShape = z.object({
  MedlineCitation: z.object({
    PMID: element,
    Article: z.object({
      ArticleTitle: element,
      VernacularTitle: element,
      AuthorList: authorList,
      Journal: optionalObject({
        Title: element,
        ISOAbbreviation: element,
        ISSN: element,
        JournalIssue: optionalObject({ Volume: element, Issue: element, PubDate: date }),
      }),
      ArticleDate: listOf(z.object({ Year: element, Month: element, Day: element })),
      Pagination: optionalObject({ MedlinePgn: element, StartPage: element, EndPage: element }),
      ELocationID: idValue,
      Abstract: optionalObject({ AbstractText: listOf(element) }),
      Language: listOf(element),
      PublicationTypeList: optionalObject({ PublicationType: listOf(element) }),
    }),
    CommentsCorrectionsList: optionalObject({
      CommentsCorrections: listOf(linkShape),
    }),
  }),
  PubmedData: optionalObject({ ArticleIdList: optionalObject({ ArticleId: idValue }) }),
});

const bookShape = z.object({
  BookDocument: z.object({
    PMID: element,
    ArticleTitle: element,
    Book: optionalObject({
      BookTitle: element,
      Publisher: optionalObject({ PublisherName: element, PublisherLocation: element }),
      PubDate: date,
      Isbn: listOf(element),
      AuthorList: authorList,
    }),
    AuthorList: authorList,
    Abstract: optionalObject({ AbstractText: listOf(element) }),
    ArticleIdList: optionalObject({ ArticleId: idValue }),
  }),
});

const set = z.object({ PubmedArticle: listOf(articleShape), PubmedBookArticle: listOf(bookShape) });

/** The reply of efetch in XML (dtd.nlm.nih.gov/ncbi/pubmed); an empty set is an empty element. */
export const articleSet = z.object({
  PubmedArticleSet: z.union([set, z.literal('').transform(() => ({ PubmedArticle: [], PubmedBookArticle: [] }))]),
});

export function pubmedWorks(reply: z.infer<typeof articleSet>): (Work | undefined)[] {
  const { PubmedArticle: articles, PubmedBookArticle: books } = reply.PubmedArticleSet;
  return [...articles.map(articleWork), ...books.map(bookWork)];
}

const RETRACTED = /^Retracted Publication$/i;
function articleWork({ MedlineCitation: citation, PubmedData: data }: z.infer<typeof articleShape>): Work | undefined {
  const article = citation.Article;
  const issue = article.Journal?.JournalIssue;
  const ids = data?.ArticleIdList?.ArticleId ?? [];
  const kinds = article.PublicationTypeList?.PublicationType ?? [];
  const online = article.ArticleDate[0];
  const issued = dateFrom(issue?.PubDate) ?? dateFrom(online);
  const doi = normalizeDoi(article.ELocationID.find((id) => id['@EIdType'] === 'doi')?.['#'] ?? idOf(ids, 'doi') ?? '');
  const url = citation.PMID && pageOf(citation.PMID);
  const { notices, noticeAbout } = linkedNotices(
    (citation.CommentsCorrectionsList?.CommentsCorrections ?? []).map(linkOf),
    { source: 'pubmed', ...(doi && { doi }), ...(issued && { date: issued }), ...(url && { url }) },
    pageOf,
  );
  const isNamed = notices.some(({ standing }) => standing === 'retracted' || standing === 'replaced');
  if (!isNamed && kinds.some((kind) => RETRACTED.test(kind ?? '')))
    notices.push({ standing: 'retracted', source: 'pubmed' });
  const title = removeBrackets(article.ArticleTitle);
  const untranslated = title === undefined || /^not available$/i.test(title);
  const preprint = kinds.some((kind) => /^preprint$/i.test(kind ?? ''));
  return buildWork('pubmed', {
    id: citation.PMID,
    type: preprint ? 'article' : 'article-journal',
    genre: preprint ? 'preprint' : undefined,
    title: untranslated ? article.VernacularTitle : title,
    otherTitles: untranslated ? [] : [article.VernacularTitle],
    authors: authorsOf(article.AuthorList),
    authorsTruncated: article.AuthorList.some((list) => list['@CompleteYN'] === 'N') || undefined,
    issued,
    years: [dateFrom(issue?.PubDate), dateFrom(online)].map((it) => it?.['date-parts']?.[0]?.[0]),
    container: article.Journal?.Title,
    containerShort: article.Journal?.ISOAbbreviation,
    volume: issue?.Volume,
    issue: issue?.Issue,
    // After a semicolon follow the pages of the discussion or of another part.
    page:
      article.Pagination?.MedlinePgn?.split(';')[0] ??
      joinPages(article.Pagination?.StartPage, article.Pagination?.EndPage),
    language: article.Language[0],
    abstract: article.Abstract?.AbstractText.join(' '),
    pmid: citation.PMID,
    doi,
    pmcid: idOf(ids, 'pmc'),
    issn: [article.Journal?.ISSN],
    url,
    notices,
    noticeAbout,
  });
}

function bookWork({ BookDocument: it }: z.infer<typeof bookShape>): Work | undefined {
  const ids = it.ArticleIdList?.ArticleId ?? [];
  const chapter = it.ArticleTitle !== undefined && it.ArticleTitle !== it.Book?.BookTitle;
  const authors = authorsOf(it.AuthorList);
  return buildWork('pubmed', {
    id: it.PMID,
    type: chapter ? 'chapter' : 'book',
    title: it.ArticleTitle ?? it.Book?.BookTitle,
    authors: authors.length > 0 ? authors : authorsOf(it.Book?.AuthorList ?? []),
    editors: personNames(it.Book?.AuthorList.find((list) => list['@Type'] === 'editors')?.Author, nameOf),
    issued: dateFrom(it.Book?.PubDate),
    container: chapter ? it.Book?.BookTitle : undefined,
    publisher: it.Book?.Publisher?.PublisherName,
    place: it.Book?.Publisher?.PublisherLocation,
    isbn: it.Book?.Isbn,
    abstract: it.Abstract?.AbstractText.join(' '),
    pmid: it.PMID,
    doi: idOf(ids, 'doi'),
  });
}

function authorsOf(lists: z.infer<typeof authorList>): CslName[] {
  // A record has a misprinted name in addition to the correct one.
  const valid = lists.find((list) => list['@Type'] !== 'editors')?.Author.filter((item) => item['@ValidYN'] !== 'N');
  return personNames(valid, nameOf);
}

function nameOf(person: z.infer<typeof name>): CslName | undefined {
  return person.CollectiveName
    ? organizationName(person.CollectiveName)
    : personName(person.LastName, person.ForeName ?? person.Initials, person.Suffix);
}

function idOf(ids: z.infer<typeof idValue>, type: string): string | undefined {
  return ids.find((id) => id['@IdType'] === type)?.['#'];
}

function dateFrom(it: z.infer<typeof date>) {
  const year = findYear(it?.Year);
  return year === undefined
    ? parseDateInWords(it?.MedlineDate)
    : dateOf(year, parseMonth(it?.Month), Number(it?.Day) || undefined);
}

const pageOf = (pmid: string): string => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;

function linkOf({ '@RefType': type, PMID: pmid, RefSource: source = '' }: z.infer<typeof linkShape>) {
  const doi = /\b10\.\d{4,9}\/[^\s;]+/.exec(source)?.[0].replace(/[.,]$/, '');
  return { type, pmid, doi: doi?.toLowerCase(), date: parseDateInWords(source) };
}

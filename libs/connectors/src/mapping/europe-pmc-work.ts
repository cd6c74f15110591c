import { z } from 'zod';
import type { CslName, CslType } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { findYear } from './csl-dates';
import { parseInitialsLastName, personNames, organizationName, personName } from './person-names';
import { fields, flag, listOf, optionalObject, text, texts, integer } from './lenient-schemas';
import { linkedNotices } from './medline-notices';
import { removeBrackets } from './plain-text';
import { buildWork } from './build-work';

const author = z.object({ fullName: text, firstName: text, lastName: text, collectiveName: text });

/** A result of `resultType=core`; `lite` results lack the nested objects. */
export const resultShape = z.object({
  ...fields(text, 'id source pmid pmcid doi title authorString pubYear firstPublicationDate journalTitle'),
  ...fields(text, 'journalVolume issue journalIssn pageInfo abstractText language pubType'),
  authorList: optionalObject({ author: listOf(author) }),
  journalInfo: optionalObject({
    ...fields(text, 'volume issue dateOfPublication printPublicationDate yearOfPublication'),
    journal: optionalObject({ title: text, isoabbreviation: text, issn: text, essn: text }),
  }),
  bookOrReportDetails: optionalObject({ ...fields(text, 'publisher yearOfPublication isbn10 isbn13 comprisingTitle') }),
  pubTypeList: optionalObject({ pubType: texts }),
  citedByCount: integer,
  isOpenAccess: flag,
  commentCorrectionList: optionalObject({
    commentCorrection: listOf(z.object({ id: text, type: text })),
  }),
});

/** An entry of the list of references in the full text of a citing work. */
export const entryShape = z.object({
  ...fields(text, 'title publicationTitle authorString journalAbbreviation pubYear volume issue pageInfo'),
});

/** @param id names the entry: its list and its place in it */
export function europePmcEntry(it: z.infer<typeof entryShape>, id: string): Work | undefined {
  return buildWork('europe-pmc', {
    id,
    type: it.journalAbbreviation ? 'article-journal' : 'document',
    title: removeBrackets(it.title ?? it.publicationTitle),
    authors: personNames(it.authorString?.replace(/\.$/, '').split(/, ?/), parseInitialsLastName),
    dates: [it.pubYear],
    container: it.journalAbbreviation ?? (it.title ? it.publicationTitle : undefined),
    volume: it.volume,
    issue: it.issue,
    page: it.pageInfo,
  });
}

export function europePmcWork(it: z.infer<typeof resultShape>): Work | undefined {
  const journal = it.journalInfo?.journal;
  const kinds = [it.pubType, ...(it.pubTypeList?.pubType ?? [])].join(' ').toLowerCase();
  const preprint = it.source === 'PPR';
  const url = it.source && it.id ? `https://europepmc.org/article/${it.source}/${it.id}` : undefined;
  const doi = normalizeDoi(it.doi ?? '');
  const { notices, noticeAbout } = linkedNotices(
    (it.commentCorrectionList?.commentCorrection ?? []).map(({ id, type }) => ({ type, pmid: id })),
    { source: 'europe-pmc', ...(doi && { doi }), ...(url && { url }) },
    (pmid) => `https://europepmc.org/article/MED/${pmid}`,
  );
  if (notices.length === 0 && kinds.includes('retracted publication'))
    notices.push({ standing: 'retracted', source: 'europe-pmc' });
  const book = it.bookOrReportDetails;
  return buildWork('europe-pmc', {
    id: it.source && it.id ? `${it.source}/${it.id}` : it.id,
    type: typeOf(kinds, preprint, book !== undefined, book?.comprisingTitle !== undefined),
    title: removeBrackets(it.title),
    authors: it.authorList
      ? personNames(it.authorList.author, nameOf)
      : personNames(it.authorString?.replace(/\.$/, '').split(', '), parseInitialsLastName),
    dates: [it.journalInfo?.printPublicationDate, it.firstPublicationDate, it.pubYear],
    years: [it.pubYear, it.journalInfo?.yearOfPublication, it.firstPublicationDate, book?.yearOfPublication].map(
      findYear,
    ),
    container: journal?.title ?? it.journalTitle ?? book?.comprisingTitle ?? (preprint ? book?.publisher : undefined),
    containerShort: journal?.isoabbreviation,
    volume: it.journalInfo?.volume ?? it.journalVolume,
    issue: it.journalInfo?.issue ?? it.issue,
    page: it.pageInfo,
    publisher: book?.publisher,
    genre: preprint ? 'preprint' : undefined,
    language: it.language,
    abstract: it.abstractText,
    doi: it.doi,
    pmid: it.pmid,
    pmcid: it.pmcid,
    isbn: [book?.isbn13, book?.isbn10],
    issn: [journal?.issn, journal?.essn, ...(it.journalIssn?.split('; ') ?? [])],
    url,
    notices,
    noticeAbout,
    openAccess: it.isOpenAccess,
    citedBy: it.citedByCount,
  });
}

function typeOf(kinds: string, preprint: boolean, book: boolean, inBook: boolean): CslType {
  if (preprint) return 'article';
  if (kinds.includes('patent')) return 'patent';
  if (kinds.includes('thesis')) return 'thesis';
  if (inBook || kinds.includes('chapter')) return 'chapter';
  return book ? 'book' : 'article-journal';
}

function nameOf(person: z.infer<typeof author>): CslName | undefined {
  if (person.collectiveName) return organizationName(person.collectiveName);
  return person.lastName ? personName(person.lastName, person.firstName) : parseInitialsLastName(person.fullName);
}

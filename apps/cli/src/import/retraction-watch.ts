import type { Reading } from '@veracite/library/import/reading';
import { parseDisplayName } from '@veracite/connectors/mapping/person-names';
import { buildWork } from '@veracite/connectors/mapping/build-work';
import { dateOf, type CslDate } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Notice } from '@veracite/model/work';

const STANDINGS: [RegExp, Notice['standing']][] = [
  [/concern/i, 'concern'],
  [/partial|correct|erratum|corrigendum/i, 'corrected'],
  [/withdraw/i, 'withdrawn'],
  [/retract|removal/i, 'retracted'],
];

/** Reads a row of Retraction Watch (gitlab.com/crossref) or of `doi`, `nature`, `notice_doi`; not reinstated works. */
export function retractionOf(row: Record<string, string>): Reading {
  const doi = normalizeDoi(row['OriginalPaperDOI'] ?? row['doi'] ?? '');
  const nature = row['RetractionNature'] ?? row['nature'] ?? '';
  const standing = STANDINGS.find(([pattern]) => pattern.test(nature))?.[1];
  if (!doi || !standing) return {};
  const noticeDoi = normalizeDoi(row['RetractionDOI'] ?? row['notice_doi'] ?? '');
  const date = americanDate(row['RetractionDate']);
  const notice: Notice = {
    standing,
    source: 'library',
    ...(noticeDoi && noticeDoi !== doi ? { doi: noticeDoi, url: `https://doi.org/${noticeDoi}` } : {}),
    ...(date ? { date } : {}),
  };
  const title = row['Title'];
  const work = title
    ? buildWork('library', {
        id: doi,
        type: 'article-journal',
        title,
        authors: (row['Author'] ?? '').split(';').flatMap((name) => parseDisplayName(name.trim()) ?? []),
        issued: americanDate(row['OriginalPaperDate']),
        container: row['Journal'],
        publisher: row['Publisher'],
        doi,
        pmid: row['OriginalPaperPubMedID'],
      })
    : undefined;
  return { notices: [{ doi, notice }], ...(work ? { work } : {}) };
}

/** Parses `7/24/2009 0:00`, with the month first. */
function americanDate(text: string | undefined): CslDate | undefined {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text ?? '');
  return found ? dateOf(Number(found[3]), Number(found[1]), Number(found[2])) : undefined;
}

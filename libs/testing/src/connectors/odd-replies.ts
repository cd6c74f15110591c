import { yearOf, type CslName } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { WrongShape, type Request } from '@veracite/connectors/connector-definition';
import { DATABASES, type DatabaseId } from '@veracite/connectors/connector-definitions';
import { parseBody } from '@veracite/connectors/runtime/send-request';
import { SourceError } from '@veracite/connectors/runtime/source-error';

/** One reply that a database could send, and what must be read of it: works, nothing, or that it is no reply. */
type OddReply = [name: string, body: unknown, expected: ExpectedWork | ExpectedWork[] | 'bad-reply'];

/** Expected fields of a work in a short form. Omitted keys are not compared. */
interface ExpectedWork {
  type?: string;
  title?: string;
  others?: string[];
  authors?: string[];
  editors?: string[];
  date?: string;
  year?: number;
  container?: string;
  collection?: string;
  volume?: string;
  issue?: string;
  page?: string;
  number?: string;
  publisher?: string;
  genre?: string;
  doi?: string;
  arxiv?: string;
  pmid?: string;
  isbn?: string;
  issn?: string;
  standing?: string;
  versionOf?: string;
  cut?: boolean;
  abstract?: string;
}

const shown = (name: CslName): string =>
  name.literal ?? [name.family, name.given, name.suffix].filter((part) => part !== undefined).join(', ');

function summarize({ csl, ...work }: Work): ExpectedWork {
  return {
    type: csl.type,
    title: csl.title,
    others: work.otherTitles ?? [],
    authors: (csl.author ?? []).map(shown),
    editors: (csl.editor ?? []).map(shown),
    date: csl.issued?.['date-parts']?.[0]?.join('-'),
    year: yearOf(csl),
    container: csl['container-title'],
    collection: csl['collection-title'],
    volume: csl.volume,
    issue: csl.issue,
    page: csl.page,
    number: csl.number === undefined ? undefined : String(csl.number),
    publisher: csl.publisher,
    genre: csl.genre,
    doi: work.identifiers.doi,
    arxiv: work.identifiers.arxiv,
    pmid: work.identifiers.pmid,
    isbn: work.identifiers.isbn,
    issn: work.identifiers.issn,
    standing: work.standing,
    versionOf: work.versionOf,
    cut: work.authorsTruncated,
    abstract: work.abstract,
  };
}

function problemOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof WrongShape) return 'bad-reply';
    return thrown instanceof SourceError ? thrown.problem : String(thrown);
  }
}

/** Reads the bodies through what the database is asked by: the step that `ask` picks. */
export function testOddReplies(
  database: DatabaseId,
  ask: (database: (typeof DATABASES)[DatabaseId]) => Request | undefined,
) {
  return (...rows: OddReply[]): void => {
    test.each(rows)(`${database}: %s`, (_name, body, expected) => {
      const step = ask(DATABASES[database]);
      if (!step) throw new Error(`${database} asks no such question`);
      const parsed = typeof body === 'string' ? parseBody(body, step.format) : body;
      if (expected === 'bad-reply') {
        expect(problemOf(() => step.read(parsed))).toBe('bad-reply');
        return;
      }
      const works = step.read(parsed);
      if (!Array.isArray(works)) throw new Error('another request follows');
      expect(works.map(summarize)).toMatchObject(Array.isArray(expected) ? expected : [expected]);
    });
  };
}

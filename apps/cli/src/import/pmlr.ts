import { buildWork } from '@veracite/connectors/mapping/build-work';
import { dateFromParts, parseDate } from '@veracite/connectors/mapping/csl-dates';
import { listOf, text } from '@veracite/connectors/mapping/lenient-schemas';
import { personName } from '@veracite/connectors/mapping/person-names';
import { blocks } from '@veracite/library/import/blocks';
import { linesOf } from '@veracite/library/import/open';
import type { Reading } from '@veracite/library/import/reading';
import { parse as parseYaml, YAMLError } from 'yaml';
import { z } from 'zod';
import { worksOfText } from './csl';
import { peek } from './peek';

/** The front matter of a paper's page in a volume's repository. */
const pageShape = z.object({
  id: z.string(),
  layout: z.literal('inproceedings'),
  title: text,
  author: listOf(z.object({ family: text, given: text })),
  page: text,
  'container-title': text,
  volume: text,
  publisher: text,
  address: text,
  date: text,
});

/** Abstracts are often not valid YAML. */
const ABSTRACT = /^abstract:.*\n(?:(?![a-z_-]+:).*\n)*/m;

const ENTRY = /^\s{0,8}@[a-z]+\s{0,4}\{/i;
/** Separates the entry of a volume from the entry of a paper. */
const SEPARATOR = '\n\u0000\n';

/**
 * Splits a file of a volume of PMLR (github.com/mlresearch) into papers: the page of one paper, or a BibTeX file, where each paper
 * comes with the `@proceedings` entry of its volume. Other files of the repository have no records.
 */
export async function* pmlrTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const { first, all } = await peek(pieces);
  if (first.startsWith('---\n')) {
    let page = '';
    for await (const piece of all) page += piece;
    if (/^layout: inproceedings$/m.test(page)) yield page;
  } else if (!first.startsWith('%PDF') && /^\s{0,8}@(?:in)?proceedings\s{0,4}\{/im.test(first)) {
    let volume = '';
    for await (const entry of blocks(
      linesOf(all),
      (line) => ENTRY.test(line),
      () => false,
    )) {
      if (/^\s*@proceedings/i.test(entry)) volume = entry;
      else if (/^\s*@inproceedings/i.test(entry)) yield `${volume}${SEPARATOR}${entry}`;
    }
  }
}

export function pmlrReading(record: string): Reading {
  return record.startsWith('---\n') ? readingOfPage(record) : readingOfEntry(record);
}

function readingOfPage(page: string): Reading {
  let fields: unknown;
  try {
    fields = parseYaml(page.slice(4, page.indexOf('\n---', 4)).replace(ABSTRACT, ''), { schema: 'failsafe' });
  } catch (error) {
    if (error instanceof YAMLError) return { refused: 'not YAML' };
    throw error;
  }
  const found = pageShape.safeParse(fields);
  if (!found.success) return { refused: 'not a paper of PMLR' };
  const { id, title, author, volume = '', date, address, publisher, page: pages } = found.data;
  const work = buildWork('pmlr', {
    id: `v${volume}/${id}`,
    type: 'paper-conference',
    title,
    authors: author.flatMap(({ family, given }) => personName(family, given) ?? []),
    issued: parseDate(date),
    container: found.data['container-title']?.replace(/\s+/g, ' '),
    collection: 'Proceedings of Machine Learning Research',
    volume,
    page: pages,
    publisher: publisher ?? 'PMLR',
    place: address,
    url: `https://proceedings.mlr.press/v${volume}/${id}.html`,
  });
  return work ? { work } : { refused: 'no title' };
}

/** Reads an entry of a volume's BibTeX file, which gives the title, the year and the number of the volume only once. */
function readingOfEntry(record: string): Reading {
  const [head = '', entry = ''] = record.split(SEPARATOR);
  const field = (name: string) => {
    const found = new RegExp(`\\b${name}\\s*=\\s*(?:[{"]([^{}"]*)[}"]|(\\d+))`, 'i').exec(head);
    return (found?.[1] ?? found?.[2])?.trim();
  };
  const volume = field('volume');
  const container = field('booktitle');
  const year = Number(field('year') ?? field('published')?.slice(0, 4));
  if (!volume || !container || !year) return { refused: 'no @proceedings entry with title, volume and year' };
  const id = /\{\s*([^,\s]+)/.exec(entry)?.[1] ?? '';
  const csl = worksOfText(entry)?.csl;
  if (!csl?.title) return { refused: 'no title' };
  const work = buildWork('pmlr', {
    id: `v${volume}/${id.toLowerCase()}`,
    type: 'paper-conference',
    title: csl.title,
    authors: csl.author,
    issued: dateFromParts([year]),
    container,
    collection: 'Proceedings of Machine Learning Research',
    volume,
    page: csl.page,
    publisher: 'PMLR',
    place: field('address'),
    abstract: csl.abstract,
    url: `https://proceedings.mlr.press/v${volume}/${id.toLowerCase()}.html`,
  });
  return work ? { work } : { refused: 'no title' };
}

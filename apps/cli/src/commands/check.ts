import type { DocumentReport } from '@veracite/verification/documents/check';
import { documentIn } from '../documents';
import { definitionOf } from '../definitions/find';
import { EXIT } from '../exit';
import { onlyFile, readOptions } from '../options';
import { readingOf } from './parse';

/** `check FILE [--json]`: a whole document, its citations linked to its list, and what is wrong between the two. */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('check'));
  const { report } = await documentIn(onlyFile(positionals, 'check'));
  const { references, citations, problems, doubts } = report;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ references: references.map(readingOf), citations, problems, doubts })}\n`
      : asText(report),
  );
  return EXIT.ok;
}

function asText({ references, citations, problems, doubts }: DocumentReport): string {
  const lines = [
    `${references.length} references, ${citations.length} citations in the text, ${problems.length} problems`,
    ...doubts.map(({ detail }) => `? ${detail}`),
    '',
    ...problems.map(({ kind, citations: places, detail }) => {
      const place = places.map((at) => citations[at]).find(Boolean);
      const page = place?.place.page === undefined ? '' : `, page ${place.place.page}`;
      return `! ${kind}${page}: ${detail}${place ? `\n    ${place.sentence}` : ''}`;
    }),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

import { displayName, yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { EXIT, reportNoReferences } from '../exit';
import { readReferences } from '../documents';
import { onlyFile, readOptions } from '../options';
import { plainLine } from '../output/plain-text';

/** `parse FILE|- --json`: prints the parsed fields of each reference. */
export async function parse(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, 'parse');
  const file = onlyFile(positionals, 'parse');
  const references = await readReferences(file);
  if (references.length === 0) return reportNoReferences([file]);
  for (const reference of references) process.stdout.write(`${values.json ? asJson(reference) : asText(reference)}\n`);
  return EXIT.ok;
}

function asJson(reference: Reference): string {
  return JSON.stringify(printedFields(reference));
}

export function printedFields({
  raw,
  csl,
  identifiers,
  doubts,
}: Reference): Pick<Reference, 'raw' | 'csl' | 'identifiers' | 'doubts'> {
  return { raw, csl, identifiers, doubts };
}

function asText({ raw, csl, identifiers, doubts }: Reference): string {
  const values: [label: string, value: string | undefined][] = [
    ['type', csl.type],
    ['authors', csl.author?.map(displayName).join('; ')],
    ['title', csl.title],
    ['in', csl['container-title']],
    ['year', yearOf(csl)?.toString()],
    ...Object.entries(identifiers),
    ...doubts.map(({ message }): [string, string] => ['doubt', message]),
  ];
  const words = raw.trim().split(/\r\n?|\n/).map((line) => plainLine(line)); // prettier-ignore
  return [...words, ...values.flatMap(([label, value]) => (value ? `  ${label.padEnd(10)}${plainLine(value)}` : []))]
    .map((line) => `${line}\n`)
    .join('');
}

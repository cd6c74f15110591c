import { resultsOf } from '@veracite/contracts/check-events';
import { LIMITS } from '@veracite/contracts/limits';
import { correct } from '@veracite/formatting/correct';
import { exportWorks } from '@veracite/formatting/export/formats';
import { inOtherStyle, OTHER_STYLES } from '@veracite/formatting/other-styles';
import type { CslItem } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { z } from 'zod';
import { tool } from '../tool';

const FILES = ['bibtex', 'ris'] as const;
const WANTED = [...STYLES, ...OTHER_STYLES, ...FILES] as const;

export const formatCitation = tool({
  name: 'format_citation',
  title: 'Format a citation',
  description:
    'Formats a reference in a citation style, or as BibTeX or RIS. The reference is looked up first and formatted from its record. When no record is found it is formatted as given, and the result says so. Italics are between asterisks.',
  input: {
    citation: z.string().trim().min(3).max(LIMITS.lineMax).describe('A reference in any form, or a DOI'),
    style: z.enum(WANTED).default('apa'),
    look_up: z.boolean().default(true).describe('false: formats the reference as given, without looking it up'),
  },
  async run({ citation, style, look_up }, { backend: answers }) {
    const reference = parseOne(citation);
    const [result] = look_up ? await resultsOf(answers.verify(citation, [reference])) : [];
    const found = result?.status === 'valid' || result?.status === 'incomplete' ? result : undefined;
    const own = STYLES.find((item) => item === style);
    const written =
      (own && found?.correctedCitation?.[own]) ?? (await write(found?.match?.csl ?? reference.csl, style));
    if (found) return [written, ...found.sourceLinks.slice(0, 1).map((link) => `From the record: ${link}`)].join('\n');
    const why = result
      ? `Formatted as given: no record was found (${result.status}).`
      : 'Formatted as given, without looking it up.';
    return `${written.trim()}\n${why}`;
  },
});

async function write(csl: CslItem, style: (typeof WANTED)[number]): Promise<string> {
  const own = STYLES.find((item) => item === style);
  if (own) return correct(csl)[own];
  const other = OTHER_STYLES.find((item) => item === style);
  if (other) return inOtherStyle(csl, other);
  const file = exportWorks([csl], style === 'ris' ? 'ris' : 'bibtex', 'apa');
  return typeof file === 'string' ? file.trim() : Buffer.from(file).toString('utf8').trim();
}

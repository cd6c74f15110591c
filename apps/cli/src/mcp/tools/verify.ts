import { LIMITS } from '@veracite/contracts/limits';
import { STYLES } from '@veracite/model/verification';
import { parse, parseOne } from '@veracite/parsing/parse';
import { z } from 'zod';
import { plainLine } from '../../output/plain';
import { Refused } from '../answers';
import { tool } from '../tool';
import { toldResult } from '../told';

/** Entries of a list that are told in full; of the others their verdict is. */
const IN_FULL = 25;

const style = z.enum(STYLES).default('apa').describe('Style of corrected citations');

export const verifyCitation = tool({
  name: 'verify_citation',
  title: 'Verify a citation',
  description:
    'Says whether one reference is real and correct, against scholarly databases, with links to the evidence. Give the reference as written (any style, BibTeX, or a DOI). UNKNOWN is not fake: too few databases answered.',
  input: {
    citation: z.string().trim().min(3).max(LIMITS.lineMax).describe('The reference as written'),
    style,
  },
  async run({ citation, style: wanted }, { answers }) {
    const [result] = await answers.verify(citation, [parseOne(citation)]);
    if (!result) throw new Refused('The server had no answer.');
    return toldResult(result, wanted);
  },
});

export const verifyBibliography = tool({
  name: 'verify_bibliography',
  title: 'Verify a bibliography',
  description: `Verifies every reference of a list (plain text, BibTeX, RIS, CSL-JSON and others), at most ${LIMITS.batchMax} at once. Counts the verdicts and tells what is not valid.`,
  input: {
    bibliography: z
      .string()
      .trim()
      .min(LIMITS.bibliographyMinChars)
      .max(LIMITS.bibliographyMaxChars)
      .describe('The list as it stands'),
    style,
  },
  async run({ bibliography, style: wanted }, { answers, progress }) {
    const references = parse(bibliography);
    if (references.length === 0) throw new Refused('No reference was found in this text.');
    if (references.length > LIMITS.batchMax)
      throw new Refused(
        `There are ${references.length} references; at most ${LIMITS.batchMax} are verified at once. Send them in parts.`,
      );
    const results = await answers.verify(bibliography, references, (done) => progress(done, references.length));
    const counts = (['valid', 'incomplete', 'fake', 'unknown'] as const).map(
      (status) => `${results.filter((result) => result.status === status).length} ${status}`,
    );
    const bad = results.flatMap((result, at) =>
      result.status === 'valid' && result.match?.standing === 'current' ? [] : [{ result, at }],
    );
    const head = ({ result, at }: (typeof bad)[number]) => `[${at + 1}] ${plainLine(result.originalText, 140)}`;
    return [
      `${results.length} references: ${counts.join(', ')}.`,
      ...bad.slice(0, IN_FULL).map((each) => `\n${head(each)}\n${toldResult(each.result, wanted)}`),
      ...bad.slice(IN_FULL).map((each) => `${head(each)}: ${each.result.status}`),
    ].join('\n');
  },
});

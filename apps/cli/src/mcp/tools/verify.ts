import { mapResults, resultsOf } from '@veracite/contracts/check-events';
import { nameOfState } from '@veracite/contracts/states';
import { unconfirmedNumbers } from '@veracite/contracts/unconfirmed-numbers';
import { LIMITS } from '@veracite/contracts/limits';
import { STYLES } from '@veracite/model/verification';
import { parse, parseOne } from '@veracite/parsing/parse';
import { plural } from '@veracite/text/plural';
import { z } from 'zod';
import { plainLine } from '../../output/plain-text';
import { ToolError } from '../backend';
import { tool } from '../tool';
import { formatResult } from '../format-result';

/** Most entries of a list that are shown in detail; the others with their status. */
const MAX_DETAILED = 25;

const style = z.enum(STYLES).default('apa').describe('Style of corrected citations');

export const verifyCitation = tool({
  name: 'verify_citation',
  title: 'Verify a citation',
  description:
    'Verifies against scholarly databases that a reference is real and correct, with links to the evidence. Pass the reference as written (any style, BibTeX, or a DOI). UNKNOWN does not mean fake: too few databases responded.',
  input: { citation: z.string().trim().min(3).max(LIMITS.lineMax).describe('The reference as written'), style },
  async run({ citation, style: wanted }, { backend: answers }) {
    const [result] = await resultsOf(answers.verify(citation, [parseOne(citation)]));
    if (!result) throw new ToolError('The server returned no result.');
    return formatResult(result, wanted);
  },
});

export const verifyBibliography = tool({
  name: 'verify_bibliography',
  title: 'Verify a bibliography',
  description: `Verifies every reference of a list (plain text, BibTeX, RIS, CSL-JSON and others), at most ${LIMITS.batchMax} at once. Returns the number of each verdict and the details of entries that are not valid or have numbers that no record confirms.`,
  input: {
    bibliography: z
      .string()
      .trim()
      .min(LIMITS.bibliographyMinChars)
      .max(LIMITS.bibliographyMaxChars)
      .describe('The list as written'),
    style,
  },
  async run({ bibliography, style: wanted }, { backend: answers, progress }) {
    const references = parse(bibliography);
    if (references.length === 0) throw new ToolError('No reference was found in this text.');
    if (references.length > LIMITS.batchMax)
      throw new ToolError(
        `There are ${references.length} references; at most ${LIMITS.batchMax} are verified at once. Send them in parts.`,
      );
    let done = 0;
    const counted = mapResults(answers.verify(bibliography, references), (result) => {
      progress((done += 1), references.length);
      return result;
    });
    const results = await resultsOf(counted);
    const counts = (['valid', 'incomplete', 'fake', 'unknown'] as const).map(
      (status) => `${results.filter((result) => result.status === status).length} ${nameOfState(status).toLowerCase()}`,
    );
    const bad = results.flatMap((result, position) =>
      result.status === 'valid' && result.match?.standing === 'current' && unconfirmedNumbers(result).length === 0
        ? []
        : [{ result, at: position }],
    );
    const head = ({ result, at }: (typeof bad)[number]) => `[${at + 1}] ${plainLine(result.originalText, 140)}`;
    return [
      `${results.length} ${plural(results.length, 'reference')}: ${counts.join(', ')}.`,
      ...bad.slice(0, MAX_DETAILED).map((each) => `\n${head(each)}\n${formatResult(each.result, wanted)}`),
      ...bad.slice(MAX_DETAILED).map((each) => `${head(each)}: ${nameOfState(each.result.status).toLowerCase()}`),
    ].join('\n');
  },
});

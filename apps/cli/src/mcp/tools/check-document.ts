import { z } from 'zod';
import { documentIn } from '../../documents';
import { plainLine } from '../../output/plain';
import { readApart } from '../../read-apart';
import { Refused } from '../answers';
import { tool } from '../tool';

const TEXT_MAX = 600_000;
const PROBLEMS = 30;

export const checkDocument = tool({
  name: 'check_document',
  title: 'Check a document',
  description:
    'Reads a whole document and says what is wrong between its in-text citations and its list of references: cited and not listed, listed and not cited, years and names that differ. It does not ask whether the works exist: verify_bibliography does. Give a path (PDF, Word, OpenDocument, LaTeX, Markdown, HTML) or the text.',
  input: {
    path: z.string().trim().min(1).max(4096).optional().describe('A file on this machine'),
    text: z
      .string()
      .min(1)
      .max(TEXT_MAX)
      .optional()
      .describe('The document itself: LaTeX, Markdown, HTML or plain text'),
  },
  async run({ path, text }, { mayReadFiles }) {
    if ((path === undefined) === (text === undefined)) throw new Refused('Give either path or text.');
    if (path !== undefined && !mayReadFiles) throw new Refused('Files cannot be named over a network: send the text.');
    if (path === '-') throw new Refused('There is no file "-".');
    const { report } = path === undefined ? await readApart('-', Buffer.from(text ?? '')) : await documentIn(path);
    const { references, citations, problems } = report;
    const lines = problems.slice(0, PROBLEMS).map(({ kind, detail, citations: places }) => {
      const place = places.map((at) => citations[at]).find(Boolean);
      const page = place?.place.page === undefined ? '' : `, page ${place.place.page}`;
      return `- ${kind}${page}: ${plainLine(detail, 300)}${place ? ` — "${plainLine(place.sentence, 160)}"` : ''}`;
    });
    return [
      `${references.length} references, ${citations.length} citations in the text, ${problems.length} problems.`,
      ...lines,
      ...(problems.length > PROBLEMS ? [`… and ${problems.length - PROBLEMS} more.`] : []),
    ].join('\n');
  },
});

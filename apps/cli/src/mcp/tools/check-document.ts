import { pairLines } from '@veracite/contracts/problem-comments';
import { z } from 'zod';
import { readDocument } from '../../documents';
import { countsOf, entryText } from '../../output/annotated-document';
import { citedPassages, citedWorks, passageLines } from '../../output/passages';
import { plainLine } from '../../output/plain-text';
import { readInWorkerThread } from '../../read-in-worker-thread';
import { ToolError } from '../backend';
import { tool } from '../tool';

const TEXT_MAX = 600_000;
const PROBLEMS = 30;
const NEAREST =
  'The sentence of each cited abstract that is nearest to the citing sentence. It shows where to look; it does not mean that the work supports the sentence.';

export const checkDocument = tool({
  name: 'check_document',
  title: 'Check a document',
  description:
    'Compares the in-text citations of a document with its list of references: cited but not listed, listed but not cited, years and names that differ. It does not verify that the works exist; use verify_bibliography for that. Pass a path (PDF, Word, OpenDocument, LaTeX, Markdown, HTML) or the text.',
  input: {
    path: z.string().trim().min(1).max(4096).optional().describe('Path of a local file'),
    text: z
      .string()
      .min(1)
      .max(TEXT_MAX)
      .optional()
      .describe('Content of the document: LaTeX, Markdown, HTML or plain text'),
    abstracts: z
      .boolean()
      .optional()
      .describe('Asks databases for the abstracts of cited works with a DOI, PMID or arXiv number'),
  },
  async run({ path, text, abstracts }, { mayReadFiles, backend }) {
    if ((path === undefined) === (text === undefined)) throw new ToolError('Pass either path or text.');
    if (path !== undefined && !mayReadFiles)
      throw new ToolError('Local files cannot be read over a network. Pass the text.');
    if (path === '-') throw new ToolError('There is no file "-".');
    const { report } =
      path === undefined ? await readInWorkerThread('-', Buffer.from(text ?? '')) : await readDocument(path);
    const { references, citations, problems } = report;
    const works = abstracts ? citedWorks(report) : [];
    const lines = problems.slice(0, PROBLEMS).map(({ kind, detail, citations: places, pairs: [pair] = [] }) => {
      const place = places.map((index) => citations[index]).find(Boolean);
      const page = place?.place.page === undefined ? '' : `, page ${place.place.page}`;
      const entries = pair ? pairLines(pair, entryText(references)).map((line) => ` | ${plainLine(line, 160)}`) : [];
      const sentence = place ? ` — "${plainLine(place.sentence, 160)}"` : '';
      return `- ${kind}${page}: ${plainLine(detail, 300)}${sentence}${entries.join('')}`;
    });
    return [
      `${countsOf(report).join(', ')}.`,
      ...lines,
      ...(problems.length > PROBLEMS ? [`… and ${problems.length - PROBLEMS} more.`] : []),
      ...(works.length > 0
        ? ['', NEAREST, ...passageLines(citedPassages(report, works, await backend.passages(works)))]
        : []),
    ].join('\n');
  },
});

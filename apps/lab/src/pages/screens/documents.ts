import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { createdOf, manuscript, reads } from '@veracite/testing/web-answers/documents';
import { choose, documents } from '../../../../web-e2e/src/support/documents';
import { fault, never, ok, signedOut } from '@veracite/testing/web-answers/table';
import { byStatus } from '@veracite/testing/web-answers/results';
import type { Screen } from './states/screen';

const PDF = path.resolve('libs/testing/data/documents/chicago-two-columns.pdf');

/** What the server says of the PDF file of the tests. */
async function printed(): Promise<DocumentAnswer> {
  const read = await readAndCheck({ bytes: new Uint8Array(readFileSync(PDF)), name: 'a.pdf' });
  if ('fault' in read) throw new Error(read.message);
  const { references, listed, citations, problems } = read.report;
  return {
    kind: 'pdf',
    text: read.document.text,
    pages: read.document.pages,
    references: references.map(({ raw, doubts }, at) => ({
      text: raw.replace(/\s+/g, ' '),
      doubts,
      ...listed[at],
      ...(at === 4 && { isUnreadable: true as const }),
    })),
    citations,
    problems,
    unreadable: 1,
    cost: references.length,
  };
}

const answer = await printed();
const kinds = Object.values(byStatus);
const results: VerificationResult[] = answer.references.map(({ text }, at) => ({
  ...((at % 3 === 0 ? kinds[at % kinds.length] : byStatus.valid) ?? byStatus.valid),
  originalText: text,
}));
const texts = answer.references.map(({ text }) => text);
const checked = checkOf(texts, results, { id: 'd1', tool: 'documents', problems: answer.problems });
const pdf = {
  ...reads,
  'POST /api/checks': createdOf(answer),
  'GET /api/checks/d1': ok(checked),
};

async function openPdf(page: Page): Promise<void> {
  await choose(page, 'chicago-two-columns.pdf', readFileSync(PDF));
  await page.locator('[data-page="1"] [data-drawn]').waitFor();
}

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Check \d+ references/ }).click();
}

export const documentScreens: Screen[] = [
  { name: 'document', path: documents, answers: signedOut },
  { name: 'document-reading', path: documents, answers: { ...reads, 'POST /api/checks': never }, reach: choose },
  {
    name: 'document-refused',
    path: documents,
    answers: {
      ...reads,
      'POST /api/checks': fault(
        422,
        'The pages of this PDF file are pictures without text, as a scanner makes them. Run text recognition (OCR) over it, or paste the list of references.',
      ),
    },
    reach: async (page) => {
      await choose(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'document-text',
    path: documents,
    answers: reads,
    reach: async (page) => {
      await choose(page);
      await page.getByRole('button', { name: 'Next problem' }).click();
    },
  },
  {
    name: 'document-doubts',
    path: documents,
    answers: {
      ...reads,
      'POST /api/checks': createdOf({
        ...manuscript,
        doubts: [
          {
            kind: 'list-numbers',
            detail:
              '4 numbers that the text cites were not found in the list (5–8). The list may not have been read completely: citations with these numbers, and the order of the numbers, were not checked.',
          },
        ],
      }),
    },
    reach: choose,
  },
  {
    name: 'document-no-list',
    path: documents,
    answers: {
      ...reads,
      'POST /api/checks': createdOf({ ...manuscript, references: [], citations: [], problems: [], cost: 0 }),
    },
    reach: async (page) => {
      await choose(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'document-pdf', path: documents, answers: pdf, reach: openPdf },
  {
    name: 'document-pdf-problem',
    path: documents,
    answers: pdf,
    reach: async (page) => {
      await openPdf(page);
      for (let i = 0; i < 3; i += 1) await page.getByRole('button', { name: 'Next problem' }).click();
      await page.locator('[data-problem][aria-pressed=true]').waitFor();
    },
  },
  {
    name: 'document-checking',
    path: documents,
    answers: {
      ...pdf,
      'GET /api/checks/d1': ok(checkOf(texts, [], { id: 'd1', tool: 'documents' })),
      'GET /api/checks/d1/events': never,
    },
    reach: async (page) => {
      await openPdf(page);
      await check(page);
      await page.getByTestId('batch-progress').waitFor();
    },
  },
  {
    name: 'document-checked',
    path: documents,
    answers: pdf,
    reach: async (page) => {
      await openPdf(page);
      await check(page);
      await page.getByTestId('batch-results').waitFor();
      for (let i = 0; i < 7; i += 1) await page.getByRole('button', { name: 'Next problem' }).click();
    },
  },
  { name: 'document-elsewhere', path: `${documents}?check=d1`, answers: pdf },
  {
    name: 'document-reloaded',
    path: documents,
    answers: pdf,
    reach: async (page) => {
      await openPdf(page);
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByTestId('problems').waitFor();
    },
  },
];

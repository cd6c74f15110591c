import type { CslItem } from '@veracite/model/csl';
import { cslStyle } from '@veracite/testing/csl-styles';
import { examplesOf, type RuleExample } from '@veracite/testing/formatting/rule-examples';
import {
  APA_REASONS,
  AUTHOR_DATE_REASONS,
  CHICAGO_REASONS,
  MLA_REASONS,
  type Reasons,
} from '@veracite/testing/formatting/second-opinion';
import { toPlain } from '../markup';
import { reference } from '../reference';
import { chicagoAuthorDate } from '../styles/chicago/bibliography';
import { inCslStyle } from './processor';

interface Form {
  id: string;
  examples: RuleExample[];
  write: (item: CslItem) => string;
  reasons: Reasons;
}

/** Our four forms, the CSL styles they are compared with, the examples, and the reasons for differences. */
const FORMS: [name: string, form: Form][] = [
  ['APA', { id: 'apa', examples: examplesOf('apa'), write: (item) => reference(item, 'apa'), reasons: APA_REASONS }],
  [
    'MLA',
    {
      id: 'modern-language-association',
      examples: examplesOf('mla'),
      write: (item) => reference(item, 'mla'),
      reasons: MLA_REASONS,
    },
  ],
  [
    'Chicago, notes and bibliography',
    {
      id: 'chicago-note-bibliography',
      examples: examplesOf('chicago'),
      write: (item) => reference(item, 'chicago'),
      reasons: CHICAGO_REASONS,
    },
  ],
  [
    'Chicago, author-date',
    {
      id: 'chicago-author-date',
      examples: [...examplesOf('chicago author-date'), ...examplesOf('chicago')],
      write: chicagoAuthorDate,
      reasons: AUTHOR_DATE_REASONS,
    },
  ],
];

/** Normalizes a citation for comparison, ignoring dashes, quotation marks, case and the form of ellipses. */
const letters = (text: string): string =>
  toPlain(text)
    .replaceAll('…', '...')
    .replace(/[\s*’'‘“”"–-]/g, '')
    .toLowerCase();

test.each(FORMS)(
  '%s: the second opinion differs where the manual says so, and nowhere else',
  async (_name, { id, examples, write, reasons }) => {
    const theirs = await inCslStyle(
      examples.map(({ work }) => work),
      cslStyle(id),
    );
    const different = examples.filter(({ work }, index) => letters(write(work)) !== letters(theirs[index] ?? ''));
    const explained = reasons.flatMap(([, sections]) => sections);
    expect([...new Set(different.map(({ section }) => section))].sort()).toEqual([...explained].sort());
  },
);

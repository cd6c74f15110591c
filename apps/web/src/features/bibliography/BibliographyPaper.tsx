import { gradeOf, type AnalyzeResult } from '@veracite/contracts/bibliography';
import { fieldLabel } from '@veracite/model/field-names';
import { nameOfState } from '@veracite/contracts/states';
import { Box } from '../../components/ui';
import type { ReactNode } from 'react';
import { OnPaper } from '../../components/paper/OnPaper';
import { PaperEntry } from '../../components/paper/PaperEntry';
import { plainListSx, headingSx, smallSx } from '../../components/paper/paperSx';
import { countsOf } from './looks';
import { listFindings, inTextFindings, type Finding } from './findings';
import { knownShares } from './shares';
import { bibliographyStrings as s } from './strings';
import { problemsIn, statementsOf } from './problems-in';

/** An analyzed bibliography on paper: what was not found and what to do, the score's parts, the list as a whole, then entry by entry. */
export function BibliographyPaper({ result }: { result: AnalyzeResult }) {
  const { entries, score, cap, list, inText, xray, summary } = result;
  const problems = problemsIn(statementsOf(result)).map(({ text, entries, action }) => ({
    text,
    entries,
    parts: action ? [{ text: action, entries: [] }] : [],
  }));
  const counts = countsOf(entries).map(({ status, count }) => `${nameOfState(status)} ${count}`);
  const linesOf = (indexes: number[] = []) => indexes.flatMap((index) => entries[index]?.lineNumber ?? []);
  const fakes = entries.filter(({ status }) => status === 'fake').length;
  return (
    <OnPaper title={s.reportTitle} facts={[s.reportCount(entries.length), ...counts]}>
      <Box component="p" sx={{ typography: 'h2', fontSize: '26pt', m: 0, mt: 2 }}>
        {s.scoreOf(Math.round(result.overallScore))}, {s.grade(gradeOf(result.overallScore))}
      </Box>
      {fakes > 0 && <Box sx={{ mt: '3pt', fontWeight: 700 }}>{s.notFound(fakes, entries.length)}</Box>}
      {cap && <p style={{ margin: '3pt 0 0' }}>{s.limitedTo(cap.to, cap.reason)}</p>}
      <PaperPart title={s.problems} shown={problems.length > 0}>
        <PaperFindings findings={problems} linesOf={linesOf} />
      </PaperPart>
      <PaperPart title={s.strengths} shown={summary.strengths.length > 0}>
        <PaperFindings findings={summary.strengths.map((text) => ({ text }))} linesOf={linesOf} />
      </PaperPart>
      <PaperTable
        title={s.scoreParts}
        rows={(score ?? []).map(({ name, points, weight, explanation }) => [
          name,
          s.points(Math.round(points * 10) / 10, Math.round(weight * 10) / 10),
          explanation,
        ])}
      />
      <PaperPart title={s.list} shown={list !== undefined}>
        {list && <PaperFindings findings={listFindings(list)} linesOf={linesOf} />}
      </PaperPart>
      <PaperPart title={s.inText} shown={inText !== undefined}>
        {inText && <PaperFindings findings={inTextFindings(inText)} linesOf={linesOf} />}
      </PaperPart>
      {xray && (
        <PaperTable
          title={s.shares}
          rows={knownShares(xray).map(({ label, percent, of }) => [label, `${percent}%`, of])}
        />
      )}
      <PaperPart title={s.entries} shown>
        <Box component="ol" sx={plainListSx}>
          {entries.map((entry) => (
            <PaperEntry
              key={entry.id}
              number={entry.lineNumber}
              status={entry.status}
              text={entry.originalText}
              corrected={entry.correctedCitation}
              links={entry.sourceLinks ?? []}
            >
              <p style={{ margin: '3pt 0 0' }}>{entry.reason}</p>
              {entry.missing && entry.missing.length > 0 && (
                <p style={{ margin: '3pt 0 0' }}>{s.missingElements(entry.missing.map(fieldLabel).join(', '))}</p>
              )}
            </PaperEntry>
          ))}
        </Box>
      </PaperPart>
    </OnPaper>
  );
}

/** A part of the report under its heading. */
function PaperPart({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <Box component="section" aria-label={title}>
      <Box component="h2" sx={headingSx}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** The lines, from 1, of entries by their index. */
type LinesOf = (indexes?: number[]) => number[];

/** Lines on paper lead nowhere: they are named. */
function lines(numbers: number[]): string {
  if (numbers.length === 0) return '';
  return ` ${numbers.length === 1 ? s.lineWord : s.linesWord} ${numbers.join(', ')}`;
}

/** Sentences about the list, each with the lines it is about. */
function PaperFindings({ findings, linesOf }: { findings: Finding[]; linesOf: LinesOf }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: '14pt' }}>
      {findings.map(({ text, entries, parts = [] }) => (
        <Box component="li" key={text} sx={{ breakInside: 'avoid' }}>
          {text}
          {lines(linesOf(entries))}
          {parts.map((part) => (
            <Box key={part.text} sx={smallSx}>
              {part.text}
              {lines(linesOf(part.entries))}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Figures with their names, one a row. */
function PaperTable({ title, rows }: { title: string; rows: string[][] }) {
  return (
    <PaperPart title={title} shown={rows.length > 0}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& td, & th': {
            borderTop: '0.5pt solid #ccc',
            py: '3pt',
            pr: '8pt',
            textAlign: 'left',
            verticalAlign: 'top',
          },
          '& tr': { breakInside: 'avoid' },
        }}
      >
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value) => (
                <td key={value}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </PaperPart>
  );
}

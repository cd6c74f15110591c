import { gradeOf, type AnalyzeResult } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import { OnPaper } from '../../components/paper/OnPaper';
import { PaperEntry } from '../../components/paper/PaperEntry';
import { plainListSx } from '../../components/paper/paperSx';
import { statusLook } from '../../components/status';
import { countsOf } from './looks';
import { checkStrings } from '../../components/check/strings';
import { listFindings, inTextFindings } from './findings';
import { PaperProblems } from './PaperProblems';
import { PaperFindings, PaperPart, PaperTable } from './paper-parts';
import { knownShares } from './shares';
import { bibliographyStrings as s } from './strings';

/** An analyzed bibliography on paper: what was not found and what to do, the score's parts, the list as a whole, then entry by entry. */
export function BibliographyPaper({ result }: { result: AnalyzeResult }) {
  const { entries, score, cap, list, inText, xray } = result;
  const counts = countsOf(entries).map(({ look, count }) => `${statusLook(look).label} ${count}`);
  const linesOf = (indexes: number[] = []) => indexes.flatMap((index) => entries[index]?.lineNumber ?? []);
  const fakes = entries.filter(({ status }) => status === 'fake').length;
  return (
    <OnPaper title={s.reportTitle} facts={[s.reportCount(entries.length), ...counts]}>
      <Box component="p" sx={{ typography: 'h2', fontSize: '26pt', m: 0, mt: 2 }}>
        {s.scoreOf(Math.round(result.overallScore))}, {s.grade(gradeOf(result.overallScore))}
      </Box>
      {fakes > 0 && <Box sx={{ mt: '3pt', fontWeight: 700 }}>{s.notFound(fakes, entries.length)}</Box>}
      {cap && <p style={{ margin: '3pt 0 0' }}>{s.limitedTo(cap.to, cap.reason)}</p>}
      <PaperProblems result={result} linesOf={linesOf} />
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
          rows={knownShares(xray).map(({ label, percent, of }) => [label, `${percent}%`, s.ofKnown(...of)])}
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
                <p style={{ margin: '3pt 0 0' }}>
                  {s.missingElements(entry.missing.map((name) => checkStrings.fieldNames[name] ?? name).join(', '))}
                </p>
              )}
            </PaperEntry>
          ))}
        </Box>
      </PaperPart>
    </OnPaper>
  );
}

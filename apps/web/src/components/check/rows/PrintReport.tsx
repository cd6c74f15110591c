import { fieldLabel } from '@veracite/model/field-names';
import type { VerificationResult } from '@veracite/contracts/citations';
import { nameOfState } from '@veracite/contracts/states';
import { noticeText } from '@veracite/model/work';
import type { Style } from '@veracite/model/verification';
import { Box } from '../../ui';
import { OnPaper } from '../../paper/OnPaper';
import { PaperEntry } from '../../paper/PaperEntry';
import { plainListSx, smallSx } from '../../paper/paperSx';
import { lightPalette } from '../../../theme/palette';
import { checkStrings as s } from '../strings';
import { checkedLine } from '@veracite/report/checked';
import { useMarks } from '../evidence/useMarks';
import { acceptedText, hasCorrection, type Accepted } from './corrections';

interface PrintReportProps {
  results: VerificationResult[];
  accepted: Accepted;
  style: Style;
}

/** The printed report of checked citations. */
export function PrintReport({ results, accepted, style }: PrintReportProps) {
  const counts = (['valid', 'incomplete', 'fake', 'unknown'] as const).map(
    (status) => `${nameOfState(status)} ${results.filter((result) => result.status === status).length}`,
  );
  return (
    <OnPaper title={s.reportTitle} facts={[s.reportCount(results.length), ...counts]}>
      <Box component="ol" sx={{ ...plainListSx, mt: 2 }}>
        {results.map((result, index) => {
          const shown = accepted.get(index) ?? style;
          return (
            <PaperEntry
              key={index}
              number={index + 1}
              status={result.status}
              text={result.originalText}
              corrected={hasCorrection(result, shown) ? acceptedText(result, shown) : undefined}
              links={result.sourceLinks}
            >
              <Grounds result={result} />
            </PaperEntry>
          );
        })}
      </Box>
    </OnPaper>
  );
}

/** The reason of a status and the differences from the record. */
function Grounds({ result }: { result: VerificationResult }) {
  const { match, reason, evidence } = result;
  const marks = useMarks()(result);
  const differences = evidence.filter(({ agreement }) => agreement === 'different' || agreement === 'missing');
  const standing = match?.standing;
  return (
    <>
      {(standing === 'retracted' || standing === 'withdrawn') && (
        <Box sx={{ fontWeight: 700, color: lightPalette.status.fake.main }}>{noticeText(standing)}.</Box>
      )}
      {reason && <p style={{ margin: '3pt 0 0' }}>{reason}</p>}
      {marks.map((mark) => (
        <p key={mark.id} style={{ margin: '3pt 0 0' }}>
          {checkedLine(mark)}
        </p>
      ))}
      {differences.length > 0 && (
        <Box component="ul" sx={{ ...smallSx, pl: 2, mt: '3pt' }}>
          {differences.map((row, index) => (
            <li key={index}>
              {fieldLabel(row.field)}: {row.cited ?? s.nothing} → {row.found ?? s.nothing}
              {row.source && ` (${row.source})`}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

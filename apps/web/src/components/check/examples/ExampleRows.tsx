import type { VerificationResult } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckIcon, CloseIcon, WarningIcon } from '../../icons';
import type { StatusTone } from '../../../theme/palette';
import { checkStrings } from '../strings';

const marks: Record<string, { Icon: typeof CheckIcon; tone: StatusTone }> = {
  same: { Icon: CheckIcon, tone: 'valid' },
  near: { Icon: CheckIcon, tone: 'unknown' },
  different: { Icon: CloseIcon, tone: 'fake' },
  missing: { Icon: WarningIcon, tone: 'incomplete' },
};

/** Number of rows that are shown; the full result has all. */
const ROWS = 4;

/** Returns the fields that differ and, up to the limit, those that agree, in the order of the result. */
function shownRows(evidence: VerificationResult['evidence']) {
  const rest = Math.max(0, ROWS - evidence.filter(({ agreement }) => agreement !== 'same').length);
  const agreeing = new Set(evidence.filter(({ agreement }) => agreement === 'same').slice(0, rest));
  return evidence.filter((row) => row.agreement !== 'same' || agreeing.has(row)).slice(0, ROWS);
}

/** A short comparison with the record. */
export function ExampleRows({ result }: { result: VerificationResult }) {
  if (result.evidence.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderBottom: 1, borderColor: 'divider' }}>
      {shownRows(result.evidence).map((row) => {
        const mark = marks[row.agreement] ?? { Icon: CheckIcon, tone: 'unknown' as const };
        return (
          <Box
            component="li"
            key={row.field}
            sx={{
              display: 'grid',
              gridTemplateColumns: '20px 84px minmax(0, 1fr)',
              gap: 1,
              py: 0.9,
              borderTop: 1,
              borderColor: 'divider',
              alignItems: 'baseline',
            }}
          >
            <mark.Icon
              titleAccess={checkStrings.agreement[row.agreement]}
              sx={{ fontSize: 17, color: `status.${mark.tone}.main`, alignSelf: 'start', mt: '3px' }}
            />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {checkStrings.fieldNames[row.field]}
            </Typography>
            <Typography variant="citation" sx={{ fontSize: '0.95rem', lineHeight: 1.4 }}>
              {row.agreement === 'different' && (
                <Box component="del" sx={{ color: 'text.secondary', mr: 1 }}>
                  {row.cited}
                </Box>
              )}
              {row.found}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

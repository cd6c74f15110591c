import type { VerificationResult } from '@veracite/contracts/citations';
import { unconfirmedNumbers } from '@veracite/contracts/unconfirmed-numbers';
import Typography from '@mui/material/Typography';
import { Difference } from '../evidence/Difference';
import { differencesIn, kindOf } from '../evidence/result-kinds';
import { checkStrings as s } from '../strings';

/** The problem of a citation in one line, on phones in several: unconfirmed numbers, the first fields that differ, or the reason. */
export function Trouble({ result }: { result: VerificationResult }) {
  const unconfirmed = unconfirmedNumbers(result);
  if (result.status === 'valid' && unconfirmed.length === 0) return null;
  const rows = kindOf(result) === 'fake' ? [] : differencesIn(result);
  const [first, second] = rows;
  return (
    <Typography
      component="span"
      variant="body2"
      data-trouble
      sx={{
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
        color: 'text.secondary',
        fontSize: '0.85rem',
      }}
    >
      {unconfirmed.length > 0 ? s.unconfirmed(unconfirmed) : first ? <Difference row={first} /> : result.reason}
      {second && '; '}
      {second && <Difference row={second} />}
      {rows.length > 2 && ` ${s.moreFields(rows.length - 2)}`}
    </Typography>
  );
}

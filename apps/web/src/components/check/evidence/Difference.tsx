import { fieldLabel } from '@veracite/model/field-names';
import type { VerificationResult } from '@veracite/contracts/citations';
import { cut } from '@veracite/text/cut';
import { Box } from '../../ui';
import { visuallyHidden } from '../../visuallyHidden';
import { checkStrings as s } from '../strings';

/** Maximum characters of a field. */
const SHOWN = 70;

/** A wrong field: the cited value and the value of the record. */
export function Difference({
  row: { field, cited = '', found = '' },
}: {
  row: VerificationResult['evidence'][number];
}) {
  return (
    <Box component="span" data-difference={field}>
      {fieldLabel(field)}: <del>{cut(cited, SHOWN)}</del>
      <span aria-hidden> → </span>
      <Box component="span" sx={visuallyHidden}>
        {s.insteadOf}
      </Box>
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 620, color: 'text.primary' }}>
        {cut(found, SHOWN)}
      </Box>
    </Box>
  );
}

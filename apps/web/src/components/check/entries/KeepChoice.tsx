import { Box, Checkbox, FormControlLabel, Muted } from '../../ui';
import { useId } from 'react';
import { useSettings } from '../../../api/queries';
import { formStrings as s } from '@veracite/report/strings/form';

/** The choice not to store a text, always checked when the account stores none, and what is sent before a check. */
export function KeepChoice({ doNotKeep, onChange }: { doNotKeep: boolean; onChange: (doNotKeep: boolean) => void }) {
  const hint = useId();
  const never = useSettings().data?.keepTexts === false;
  const ticked = never || doNotKeep;
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormControlLabel
        label={s.doNotKeep}
        disabled={never}
        control={
          <Checkbox
            size="small"
            checked={ticked}
            onChange={(_event, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        sx={{ mr: 0 }}
      />
      <Muted id={hint}>
        {s.sentAsTyped} {never ? s.neverKept : ticked && s.notKept}
      </Muted>
    </Box>
  );
}

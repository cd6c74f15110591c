import { STYLES, type Style } from '@veracite/model/verification';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface StyleSelectProps {
  label: string;
  value: Style;
  onChange: (style: Style) => void;
  labels: Record<Style, string>;
}

/** Chooses one of the three styles. */
export function StyleSelect({ label, value, onChange, labels }: StyleSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(STYLES.find((style) => style === event.target.value) ?? 'apa')}
      sx={{ minWidth: 170 }}
    >
      {STYLES.map((style) => (
        <MenuItem key={style} value={style}>
          {labels[style]}
        </MenuItem>
      ))}
    </TextField>
  );
}

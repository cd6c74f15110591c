import { MenuItem, TextField, type TextFieldProps } from './ui';

export interface SelectOptions {
  /** Labels by value. The value '' may be one of them. */
  options: Record<string, string>;
}

/** A select box with its label. */
export function SelectField({ options, slotProps, ...field }: TextFieldProps & SelectOptions) {
  return (
    <TextField
      {...field}
      select
      slotProps={{
        inputLabel: '' in options ? { shrink: true } : undefined,
        ...slotProps,
        select: { displayEmpty: true, ...slotProps?.select },
      }}
    >
      {Object.entries(options).map(([value, label]) => (
        <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

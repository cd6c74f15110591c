import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';

type FormFieldProps<T extends FieldValues> = Omit<TextFieldProps, 'name' | 'error'> & {
  control: Control<T>;
  name: FieldPath<T>;
  rules?: RegisterOptions<T, FieldPath<T>>;
};

/** A text field of a form; its error is shown below it instead of the help text. */
export function FormField<T extends FieldValues>({ control, name, rules, helperText, ...rest }: FormFieldProps<T>) {
  const { field, fieldState } = useController({ control, name, rules });
  const { ref, ...input } = field;
  return (
    <TextField
      fullWidth
      {...rest}
      {...input}
      inputRef={ref}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}

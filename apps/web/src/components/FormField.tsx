import { TextField, type TextFieldProps } from './ui';
import { SelectField, type SelectOptions } from './SelectField';
import { useController, type Control, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';

type FormFieldProps<T extends FieldValues> = Omit<TextFieldProps, 'name' | 'error'> &
  Partial<SelectOptions> & {
    control: Control<T>;
    name: FieldPath<T>;
    rules?: RegisterOptions<T, FieldPath<T>>;
  };

/** A field of a form: a text, or a choice of `options`. Its error is shown below it instead of the help text. */
export function FormField<T extends FieldValues>({
  control,
  name,
  rules,
  helperText,
  options,
  ...rest
}: FormFieldProps<T>) {
  const { field, fieldState } = useController({ control, name, rules });
  const { ref, ...input } = field;
  const props: TextFieldProps = {
    fullWidth: true,
    ...rest,
    ...input,
    inputRef: ref,
    error: Boolean(fieldState.error),
    helperText: fieldState.error?.message ?? helperText,
  };
  return options ? <SelectField {...props} options={options} /> : <TextField {...props} />;
}

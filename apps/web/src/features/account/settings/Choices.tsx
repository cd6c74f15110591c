import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface ChoicesProps<T extends FieldValues, Choice extends string> {
  control: Control<T>;
  /** Of a field that holds a list of choices. */
  name: FieldPath<T>;
  legend: string;
  choices: readonly Choice[];
  labels: Record<Choice, string>;
  /** The text shown when none is chosen. */
  required: string;
}

/** Boxes of which at least one is ticked; they are kept in the order of the choices. */
export function Choices<T extends FieldValues, Choice extends string>(props: ChoicesProps<T, Choice>) {
  const { control, name, legend, choices, labels, required } = props;
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (chosen: Choice[]) => chosen.length > 0 || required },
  });
  const chosen = field.value as Choice[];
  const fault = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend">{legend}</FormLabel>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice}
          label={labels[choice]}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(choice)}
              onChange={(_event, checked) =>
                field.onChange(choices.filter((one) => (one === choice ? checked : chosen.includes(one))))
              }
            />
          }
        />
      ))}
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  );
}

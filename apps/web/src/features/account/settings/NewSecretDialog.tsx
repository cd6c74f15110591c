import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  TextField,
} from '../../../components/ui';
import { useState, type ComponentProps } from 'react';
import { useForm, useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FormField } from '../../../components/FormField';
import { useAttempt } from '../../../components/useAttempt';
import { CopyButton } from '../../../components/CopyButton';
import { Notice } from '../../../components/Notice';
import { DialogFrame, FormDialog } from '../../../components/DialogFrame';
import { appStrings } from '../../../site/strings';
import { settingsStrings as s } from './strings';

interface NewSecretDialogProps<Choice extends string> {
  title: string;
  action: string;
  field: { label: string; hint: string; required: string; type?: string; maxLength: number };
  choices: Pick<ComponentProps<typeof Choices<never, Choice>>, 'legend' | 'choices' | 'labels' | 'required'>;
  initial: readonly Choice[];
  /** How the secret is shown. */
  shown: Omit<ComponentProps<typeof ShownOnce>, 'value' | 'onClose'>;
  /** Creates it at the server. @returns the secret */
  create: (text: string, chosen: Choice[]) => Promise<string>;
  onClose: () => void;
}

/** Asks what a new key or endpoint is for and what it may do, then shows its secret, this once. */
export function NewSecretDialog<Choice extends string>(props: NewSecretDialogProps<Choice>) {
  const { title, action, field, choices, initial, shown, create, onClose } = props;
  const [secret, setSecret] = useState<string>();
  const attempt = useAttempt();
  const { control, handleSubmit } = useForm<{ text: string; chosen: string[] }>({
    defaultValues: { text: '', chosen: [...initial] },
  });
  const submit = handleSubmit(async ({ text, chosen }) => {
    await attempt(async () => setSecret(await create(text.trim(), chosen as Choice[])));
  });
  if (secret !== undefined) return <ShownOnce {...shown} value={secret} onClose={onClose} />;
  return (
    <FormDialog title={title} action={action} onSubmit={submit} onClose={onClose}>
      <FormField
        control={control}
        name="text"
        label={field.label}
        helperText={field.hint}
        type={field.type}
        autoFocus
        slotProps={{ htmlInput: { maxLength: field.maxLength } }}
        rules={{ validate: (text) => String(text).trim().length > 0 || field.required }}
      />
      <Choices control={control} name="chosen" {...choices} />
    </FormDialog>
  );
}

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
function Choices<T extends FieldValues, Choice extends string>(props: ChoicesProps<T, Choice>) {
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
                field.onChange(choices.filter((item) => (item === choice ? checked : chosen.includes(item))))
              }
            />
          }
        />
      ))}
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  );
}

interface ShownOnceProps {
  title: string;
  label: string;
  value: string;
  /** Why it is to be copied now. */
  note: string;
  copied: string;
  onClose: () => void;
}

/** The only sight of a new key or secret. */
function ShownOnce({ title, label, value, note, copied, onClose }: ShownOnceProps) {
  return (
    <DialogFrame
      width="xs"
      title={title}
      onClose={onClose}
      actions={
        <>
          <CopyButton copy={value} done={{ title: appStrings.success, description: copied, tone: 'success' }} />
          <Button variant="contained" onClick={onClose}>
            {s.done}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        value={value}
        fullWidth
        multiline
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } } }}
      />
      <Notice>{note}</Notice>
    </DialogFrame>
  );
}

import { useState, type ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../components/FormField';
import { useAttempt } from '../../../components/useAttempt';
import { Choices } from './Choices';
import { FormDialog } from './FormDialog';
import { ShownOnce } from './ShownOnce';

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
  const { control, handleSubmit, formState } = useForm<{ text: string; chosen: string[] }>({
    defaultValues: { text: '', chosen: [...initial] },
  });
  const submit = handleSubmit(async ({ text, chosen }) => {
    await attempt(async () => setSecret(await create(text.trim(), chosen as Choice[])));
  });
  if (secret !== undefined) return <ShownOnce {...shown} value={secret} onClose={onClose} />;
  return (
    <FormDialog title={title} action={action} isBusy={formState.isSubmitting} onSubmit={submit} onClose={onClose}>
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

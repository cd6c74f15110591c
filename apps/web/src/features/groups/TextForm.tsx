import { Button, Stack } from '../../components/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../components/FormField';

interface TextFormProps {
  label: string;
  /** Message for an empty field. */
  required: string;
  start?: string;
  maxLength?: number;
  submitLabel: string;
  /** @returns whether it succeeded */
  onSubmit: (value: string) => Promise<boolean>;
  /** Further fields. */
  children?: ReactNode;
}

/** A form of one text and its button, in a line. */
export function TextForm({ label, required, start = '', maxLength, submitLabel, onSubmit, children }: TextFormProps) {
  const { control, handleSubmit, formState, reset } = useForm({ defaultValues: { value: start } });
  const submit = handleSubmit(async ({ value }) => {
    if (await onSubmit(value.trim())) reset({ value: start && value.trim() });
  });
  return (
    <Stack
      direction="row"
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 1.5, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' }, mt: 2 }}
    >
      <FormField
        size="small"
        control={control}
        name="value"
        label={label}
        rules={{ validate: (value) => value.trim() !== '' || required }}
        slotProps={{ htmlInput: { maxLength } }}
      />
      {children}
      <Button type="submit" variant="outlined" disabled={formState.isSubmitting} sx={{ minHeight: 40, flexShrink: 0 }}>
        {submitLabel}
      </Button>
    </Stack>
  );
}

import { GROUP_NAME_MAX } from '@veracite/contracts/groups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormField } from '../../components/FormField';
import { groupStrings as s } from './strings';

interface NameFormProps {
  name?: string;
  submitLabel: string;
  /** @returns whether it succeeded */
  onSubmit: (name: string) => Promise<boolean>;
}

/** Takes the name of a group. */
export function NameForm({ name = '', submitLabel, onSubmit }: NameFormProps) {
  const { control, handleSubmit, formState, reset } = useForm({ defaultValues: { name } });
  const submit = handleSubmit(async (values) => {
    if (await onSubmit(values.name.trim())) reset({ name: name && values.name.trim() });
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      <FormField
        size="small"
        control={control}
        name="name"
        label={s.name}
        rules={{ validate: (value) => String(value).trim() !== '' || s.nameRequired }}
        slotProps={{ htmlInput: { maxLength: GROUP_NAME_MAX } }}
      />
      <Button type="submit" variant="outlined" disabled={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </Box>
  );
}

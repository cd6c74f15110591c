import {
  POLICY_MAX,
  READY_POLICIES,
  type ChangeCollection,
  type Collection,
  type PolicyChoices,
} from '@veracite/contracts/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { ApiError, messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { DialogFrame } from '../../components/DialogFrame';
import { FormField } from '../../components/FormField';
import { useToast } from '../../components/toast';
import { appStrings } from '../../site/strings';
import { deskStrings as s } from './strings';

interface PolicyDialogProps {
  collection: Collection;
  onClose: () => void;
  onSaved: () => void;
}

/** Shows the policy of a collection; editors change it. */
export default function PolicyDialog({ collection, onClose, onSaved }: PolicyDialogProps) {
  const toast = useToast();
  // The version that the text was written for, even when the collection is loaded again.
  const [{ policy, policyVersion }] = useState(collection);
  const [start, setStart] = useState('');
  const { data: choices } = useSWR<PolicyChoices | null>(deskApi.policies());
  const { control, handleSubmit, formState, setValue, setError } = useForm({ defaultValues: { policy } });
  const isReader = collection.role === 'reader';
  const submit = handleSubmit(async (values) => {
    const change: ChangeCollection = { policy: values.policy, policyVersion };
    try {
      await request('PATCH', deskApi.collection(collection.id), change);
      toast({ title: appStrings.success, description: s.policySaved, tone: 'success' });
      onSaved();
      onClose();
    } catch (error) {
      setError('policy', { message: faultOf(error) });
    }
  });
  return (
    <DialogFrame title={s.policyTitle} lead={s.policyLead} width="md" onClose={onClose}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        {choices && !isReader && (
          <TextField
            select
            label={s.startFrom}
            value={start}
            onChange={(event) => {
              setStart(event.target.value);
              const ready = READY_POLICIES.find((name) => name === event.target.value);
              setValue('policy', ready ? choices.ready[ready] : policy, { shouldValidate: true });
            }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{s.asIs}</MenuItem>
            {READY_POLICIES.map((name) => (
              <MenuItem key={name} value={name} sx={{ whiteSpace: 'normal' }}>
                {s.readyPolicies[name]}
              </MenuItem>
            ))}
          </TextField>
        )}
        <FormField
          multiline
          minRows={10}
          maxRows={24}
          control={control}
          name="policy"
          label={s.yaml}
          slotProps={{
            htmlInput: {
              maxLength: POLICY_MAX,
              spellCheck: false,
              readOnly: isReader,
              style: { fontFamily: 'monospace' },
            },
            formHelperText: { role: 'alert', sx: { whiteSpace: 'pre-line' } },
          }}
        />
        {!isReader && (
          <Button type="submit" variant="contained" disabled={formState.isSubmitting} sx={{ justifySelf: 'end' }}>
            {s.save}
          </Button>
        )}
      </Box>
    </DialogFrame>
  );
}

/** Returns why a policy was refused: each fault with the field of the file it is about. */
function faultOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return s.policyChanged;
  const faults = error instanceof ApiError ? error.problem?.errors : undefined;
  return (
    faults?.map(({ pointer, message }) => [pointer, message].filter(Boolean).join(': ')).join('\n') ??
    messageOf(error) ??
    appStrings.failed
  );
}

import {
  COLLECTION_NAME_MAX,
  READY_POLICIES,
  RETENTION_DAYS,
  type Collection,
  type CreateCollection,
} from '@veracite/contracts/collections';
import type { GroupSummary } from '@veracite/contracts/groups';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useForm } from 'react-hook-form';
import { generatePath, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { request } from '../../api/fetcher';
import { FormField } from '../../components/FormField';
import { TitledDialog } from '../../components/TitledDialog';
import { useAttempt } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { deskStrings as s } from './strings';

/** Rules of the fields that collections are created and changed with. */
export const nameRules = { validate: (value: unknown) => String(value).trim() !== '' || s.nameRequired };
export const retentionRules = {
  validate: (value: unknown) =>
    (Number.isInteger(Number(value)) && Number(value) >= RETENTION_DAYS.min && Number(value) <= RETENTION_DAYS.max) ||
    s.retentionFault,
};

/** Creates a collection and opens it. */
export default function NewCollection({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { data: groups } = useSWR<GroupSummary[] | null>(deskApi.groups(), { revalidateOnMount: true });
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { name: '', policy: 'conference', groupId: '', retention: String(RETENTION_DAYS.default) },
  });
  const own = groups?.filter(({ role }) => role !== 'reader') ?? [];
  const submit = handleSubmit(({ name, policy, groupId, retention }) =>
    attempt(async () => {
      const wanted: CreateCollection = {
        name: name.trim(),
        policy,
        retentionDays: Number(retention),
        ...(groupId && { groupId }),
      };
      const { id } = await request<Collection>('POST', deskApi.collections(), wanted);
      void navigate(generatePath(routes.collection, { id }));
    }),
  );
  return (
    <TitledDialog
      title={s.newCollection}
      width="sm"
      onClose={onClose}
      onSubmit={async () => void (await submit())}
      actions={
        <>
          <Button onClick={onClose}>{s.cancel}</Button>
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {s.create}
          </Button>
        </>
      }
    >
      <FormField
        autoFocus
        control={control}
        name="name"
        label={s.name}
        helperText={s.nameHint}
        rules={nameRules}
        slotProps={{ htmlInput: { maxLength: COLLECTION_NAME_MAX } }}
        sx={{ mt: 1 }}
      />
      <FormField select control={control} name="policy" label={s.policy}>
        {READY_POLICIES.map((name) => (
          <MenuItem key={name} value={name} sx={{ whiteSpace: 'normal' }}>
            {s.readyPolicies[name]}
          </MenuItem>
        ))}
      </FormField>
      {own.length > 0 && (
        <FormField
          select
          control={control}
          name="groupId"
          label={s.group}
          helperText={s.groupHint}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{s.ownGroup}</MenuItem>
          {own.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </FormField>
      )}
      <FormField
        control={control}
        name="retention"
        type="number"
        label={s.retention}
        helperText={s.retentionHint}
        rules={retentionRules}
      />
    </TitledDialog>
  );
}

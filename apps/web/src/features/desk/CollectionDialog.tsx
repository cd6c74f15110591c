import {
  COLLECTION_NAME_MAX,
  READY_POLICIES,
  RETENTION_DAYS,
  type ChangeCollection,
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
import { SureButton } from '../../components/SureButton';
import { TitledDialog } from '../../components/TitledDialog';
import { useAttempt } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { deskStrings as s } from './strings';

const DAY_MS = 24 * 60 * 60_000;

const daysUntil = (time: string): number => Math.round((Date.parse(time) - Date.now()) / DAY_MS);

function retentionFault(value: unknown): true | string {
  const days = Number(value);
  return (Number.isInteger(days) && days >= RETENTION_DAYS.min && days <= RETENTION_DAYS.max) || s.retentionFault;
}

interface CollectionDialogProps {
  /** Absent: a new one is created and opened. */
  collection?: Collection;
  onClose: () => void;
  onSaved?: () => void;
}

/** Creates a collection, or renames one, changes when it is deleted, or deletes it now. */
export default function CollectionDialog({ collection, onClose, onSaved }: CollectionDialogProps) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { data: groups } = useSWR<GroupSummary[] | null>(collection ? null : deskApi.groups(), {
    revalidateOnMount: true,
  });
  const days = String(collection ? daysUntil(collection.expiresAt) : RETENTION_DAYS.default);
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { name: collection?.name ?? '', policy: 'conference', groupId: '', days },
  });
  const own = groups?.filter(({ role }) => role !== 'reader') ?? [];
  const submit = handleSubmit(async ({ name, policy, groupId, ...values }) => {
    const retentionDays = Number(values.days);
    if (collection) {
      const change: ChangeCollection = { name: name.trim(), ...(values.days !== days && { retentionDays }) };
      if (await attempt(() => request('PATCH', deskApi.collection(collection.id), change), s.saved)) onClose();
      return onSaved?.();
    }
    await attempt(async () => {
      const wanted: CreateCollection = { name: name.trim(), policy, retentionDays, ...(groupId && { groupId }) };
      const { id } = await request<Collection>('POST', deskApi.collections(), wanted);
      void navigate(generatePath(routes.collection, { id }));
    });
  });
  const remove = ({ id }: Collection) =>
    attempt(async () => {
      await request('DELETE', deskApi.collection(id));
      void navigate(routes.desk);
    }, s.removed);
  return (
    <TitledDialog
      title={collection ? s.settings : s.newCollection}
      width="sm"
      onClose={onClose}
      onSubmit={async () => void (await submit())}
      actions={
        <>
          {collection ? (
            <SureButton
              label={s.remove}
              sureLabel={s.removeSure}
              onSure={() => void remove(collection)}
              sx={{ mr: 'auto', whiteSpace: 'normal' }}
            />
          ) : (
            <Button onClick={onClose}>{s.cancel}</Button>
          )}
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {collection ? s.save : s.create}
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
        rules={{ validate: (value) => value.trim() !== '' || s.nameRequired }}
        slotProps={{ htmlInput: { maxLength: COLLECTION_NAME_MAX } }}
        sx={{ mt: 1 }}
      />
      {!collection && (
        <FormField select control={control} name="policy" label={s.policy}>
          {READY_POLICIES.map((name) => (
            <MenuItem key={name} value={name} sx={{ whiteSpace: 'normal' }}>
              {s.readyPolicies[name]}
            </MenuItem>
          ))}
        </FormField>
      )}
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
        name="days"
        type="number"
        label={s.retention}
        helperText={s.retentionHint}
        rules={{ validate: retentionFault }}
      />
    </TitledDialog>
  );
}

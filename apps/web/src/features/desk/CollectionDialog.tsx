import {
  COLLECTION_NAME_MAX,
  POLICY_MAX,
  READY_POLICIES,
  RETENTION_DAYS,
  type ChangeCollection,
  type Collection,
  type CreateCollection,
  type PolicyChoices,
} from '@veracite/contracts/collections';
import type { GroupSummary } from '@veracite/contracts/groups';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { generatePath, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { ApiError } from '../../api/errors';
import { request } from '../../api/fetcher';
import { FormField } from '../../components/FormField';
import { SureButton } from '../../components/SureButton';
import { TitledDialog } from '../../components/TitledDialog';
import { useAttempt } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { deskStrings as s } from './strings';

const DAY_MS = 24 * 60 * 60_000;

interface CollectionDialogProps {
  /** Absent: a new one is created and opened. */
  collection?: Collection;
  onClose: () => void;
  onSaved?: () => void;
}

/** Creates a collection, or changes its name, policy and date of deletion, or deletes it. Readers see the policy. */
export default function CollectionDialog({ collection, onClose, onSaved }: CollectionDialogProps) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  // What the texts were written for, even when the collection is loaded again.
  const [before] = useState({
    name: collection?.name ?? '',
    policy: collection?.policy ?? '',
    days: String(collection ? daysUntil(collection.expiresAt) : RETENTION_DAYS.default),
    version: collection?.policyVersion,
  });
  const { data: groups } = useSWR<GroupSummary[] | null>(collection ? null : deskApi.groups(), {
    revalidateOnMount: true,
  });
  const { data: choices } = useSWR<PolicyChoices | null>(deskApi.policies());
  const { control, handleSubmit, formState, setError, setValue } = useForm({
    defaultValues: { ...before, ready: collection ? '' : 'conference', groupId: '' },
  });
  const isReader = collection?.role === 'reader';
  const own = groups?.filter(({ role }) => role !== 'reader') ?? [];
  const fillPolicy = (value: string) => {
    const name = READY_POLICIES.find((one) => one === value);
    setValue('policy', (name && choices?.ready[name]) ?? before.policy, { shouldValidate: true });
  };
  const submit = handleSubmit(async ({ ready, policy, groupId, ...values }) => {
    const name = values.name.trim();
    const retentionDays = Number(values.days);
    await attempt(async () => {
      if (!collection) {
        const wanted: CreateCollection = { name, policy: ready, retentionDays, ...(groupId && { groupId }) };
        const { id } = await request<Collection>('POST', deskApi.collections(), wanted);
        return navigate(generatePath(routes.collection, { id }));
      }
      const change: ChangeCollection = {
        ...(name !== before.name && { name }),
        ...(values.days !== before.days && { retentionDays }),
        ...(policy !== before.policy && { policy, policyVersion: before.version }),
      };
      await request('PATCH', deskApi.collection(collection.id), change).catch((error: unknown) => {
        if (change.policy !== undefined) setError('policy', { message: faultOf(error) });
        throw error;
      });
      onSaved?.();
      onClose();
    }, collection && s.saved);
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
          {collection && !isReader && (
            <SureButton
              label={s.remove}
              sureLabel={s.removeSure}
              onSure={() => void remove(collection)}
              sx={{ mr: 'auto', whiteSpace: 'normal' }}
            />
          )}
          <Button onClick={onClose}>{isReader ? s.close : s.cancel}</Button>
          {!isReader && (
            <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
              {collection ? s.save : s.create}
            </Button>
          )}
        </>
      }
    >
      {!isReader && (
        <>
          <FormField
            autoFocus
            control={control}
            name="name"
            label={s.name}
            helperText={collection ? undefined : s.nameHint}
            rules={{ validate: (value) => String(value).trim() !== '' || s.nameRequired }}
            slotProps={{ htmlInput: { maxLength: COLLECTION_NAME_MAX } }}
            sx={{ mt: 1 }}
          />
          {own.length > 0 && (
            <FormField
              control={control}
              name="groupId"
              label={s.group}
              helperText={s.groupHint}
              options={{ '': s.ownGroup, ...Object.fromEntries(own.map(({ id, name }) => [id, name])) }}
            />
          )}
          <FormField
            control={control}
            name="days"
            type="number"
            label={s.retention}
            helperText={s.retentionHint}
            rules={{ min: rule(RETENTION_DAYS.min), max: rule(RETENTION_DAYS.max) }}
          />
          <FormField
            control={control}
            name="ready"
            label={s.policy}
            options={{ ...(collection && { '': s.asIs }), ...s.readyPolicies }}
            rules={{ onChange: ({ target }: { target: HTMLInputElement }) => fillPolicy(target.value) }}
          />
        </>
      )}
      {collection && (
        <FormField
          multiline
          minRows={6}
          maxRows={14}
          control={control}
          name="policy"
          label={s.yaml}
          helperText={isReader ? undefined : s.yamlHint}
          slotProps={{
            htmlInput: {
              maxLength: POLICY_MAX,
              spellCheck: false,
              readOnly: isReader,
              style: { fontFamily: 'monospace' },
            },
            formHelperText: { role: 'alert', sx: { whiteSpace: 'pre-line' } },
          }}
          sx={{ mt: 1 }}
        />
      )}
    </TitledDialog>
  );
}

const rule = (value: number) => ({ value, message: s.retentionFault });
const daysUntil = (time: string): number => Math.round((Date.parse(time) - Date.now()) / DAY_MS);

/** Returns why a policy was refused: each fault with the field of the file it is about. */
function faultOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 409) return s.policyChanged;
  const faults = error.problem?.errors?.map(({ pointer, message }) => [pointer, message].filter(Boolean).join(': '));
  return faults?.join('\n') ?? error.message;
}

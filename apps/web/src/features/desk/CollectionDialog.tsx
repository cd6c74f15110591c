import {
  COLLECTION_NAME_MAX,
  READY_POLICIES,
  RETENTION_DAYS,
  type ChangeCollection,
  type Collection,
  type CreateCollection,
  type PolicyChoices,
} from '@veracite/contracts/collections';
import type { GroupSummary } from '@veracite/contracts/groups';
import { Button } from '../../components/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { generatePath, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { ApiError } from '../../api/errors';
import { request } from '../../api/fetcher';
import { DialogFrame } from '../../components/DialogFrame';
import { FormField } from '../../components/FormField';
import { useRemovals } from '../../components/Removals';
import { useAttempt } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { PolicyRules } from './PolicyRules';
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
  const isReader = collection?.role === 'reader';
  const { form, submit, fillPolicy, remove } = useCollectionForm(collection, () => {
    onSaved?.();
    onClose();
  });
  const { control, formState } = form;
  const { data } = useSWR<GroupSummary[] | null>(collection ? null : deskApi.groups(), { revalidateOnMount: true });
  const groups = data?.filter(({ role }) => role !== 'reader').map(({ id, name }) => [id, name]) ?? [];
  return (
    <DialogFrame
      title={collection ? s.settings : s.newCollection}
      width="md"
      onClose={onClose}
      onSubmit={async () => void (await submit())}
      actions={
        !isReader && (
          <>
            {collection && (
              <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
                {s.remove}
              </Button>
            )}
            <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
              {collection ? s.save : s.create}
            </Button>
          </>
        )
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
          />
          {groups.length > 0 && (
            <FormField
              control={control}
              name="groupId"
              label={s.group}
              helperText={s.groupHint}
              options={{ '': s.ownGroup, ...Object.fromEntries(groups) }}
            />
          )}
          <FormField
            control={control}
            name="days"
            type="number"
            label={s.retention}
            helperText={s.retentionHint}
            rules={{ min: limit(RETENTION_DAYS.min), max: limit(RETENTION_DAYS.max) }}
          />
          <FormField
            control={control}
            name="ready"
            label={s.policy}
            options={{ ...(collection && { '': s.asIs }), ...s.readyPolicies }}
            rules={{ onChange: fillPolicy }}
          />
        </>
      )}
      {collection && (
        <PolicyRules
          yaml={form.watch('policy')}
          fault={formState.errors.policy?.message}
          isReader={isReader}
          onChange={(yaml) => form.setValue('policy', yaml)}
        />
      )}
    </DialogFrame>
  );
}

const limit = (value: number) => ({ value, message: s.retentionFault });

function useCollectionForm(collection: Collection | undefined, onSaved: () => void) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  // The values when the dialog was opened. The collection may be loaded again in the meantime.
  const [before] = useState(() => {
    const { name, policy, policyVersion, expiresAt } = collection ?? { name: '', policy: '' };
    const days = expiresAt ? Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS) : RETENTION_DAYS.default;
    return { name, policy, policyVersion, days: String(days) };
  });
  const { data: choices } = useSWR<PolicyChoices | null>(deskApi.policies());
  const form = useForm({ defaultValues: { ...before, ready: collection ? '' : 'conference', groupId: '' } });
  // Its fault, which the server names, does not keep the form from being sent again.
  form.register('policy');
  const submit = form.handleSubmit(async ({ ready, policy, groupId, name, days }) => {
    const wanted = { name: name.trim(), retentionDays: Number(days) };
    await attempt(async () => {
      if (!collection) {
        const body: CreateCollection = { ...wanted, policy: ready, ...(groupId && { groupId }) };
        const { id } = await request<Collection>('POST', deskApi.collections(), body);
        return navigate(generatePath(routes.collection, { id }));
      }
      const change: ChangeCollection = {
        ...(wanted.name !== before.name && { name: wanted.name }),
        ...(days !== before.days && { retentionDays: wanted.retentionDays }),
        ...(policy !== before.policy && { policy, policyVersion: before.policyVersion }),
      };
      await request('PATCH', deskApi.collection(collection.id), change).catch((error: unknown) => {
        if (change.policy !== undefined) form.setError('policy', { message: faultOf(error) });
        throw error;
      });
      onSaved();
    }, collection && s.saved);
  });
  const fillPolicy = ({ target }: { target: { value: string } }) => {
    const name = READY_POLICIES.find((policy) => policy === target.value);
    form.setValue('policy', (name && choices?.ready[name]) ?? before.policy);
    form.clearErrors('policy');
  };
  const removals = useRemovals();
  const remove = () => {
    if (collection) removals.remove({ url: deskApi.collection(collection.id), name: collection.name });
    void navigate(routes.desk);
  };
  return { form, submit, fillPolicy, remove };
}

/** Returns why a policy was refused: each fault with the field of the file it is about. */
function faultOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 409) return s.policyChanged;
  const faults = error.problem?.errors?.map(({ pointer, message }) => [pointer, message].filter(Boolean).join(': '));
  return faults?.join('\n') ?? error.message;
}

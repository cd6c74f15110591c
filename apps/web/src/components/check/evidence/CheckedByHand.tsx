import {
  CHECKED_REASON_MAX,
  CHECKED_REASON_MIN,
  CHECKED_SOURCE_MAX,
  type CheckedReference,
  type CheckedReferenceRequest,
} from '@veracite/contracts/checked-references';
import type { VerificationResult } from '@veracite/contracts/citations';
import { familyNames } from '@veracite/model/reference-key';
import { checkedText } from '@veracite/report/checked';
import { Box, Button, Row, Typography } from '../../ui';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { useCheckedReferences } from '../../../api/queries';
import { FormDialog } from '../../DialogFrame';
import { ExternalLink, hostOf } from '../../ExternalLink';
import { FormField } from '../../FormField';
import { CheckCircleIcon, CheckIcon } from '../../icons';
import { ToneBadge } from '../../StatusBadge';
import { useAttempt } from '../../useAttempt';
import { checkStrings as s } from '../strings';
import { useMarks } from './useMarks';

interface CheckedProps {
  result: VerificationResult;
}

/** Says in a row that people have checked the reference. The status stays next to it. */
export function CheckedBadge({ result }: CheckedProps) {
  return useMarks()(result).length > 0 && <ToneBadge label={s.checkedBadge} tone="unknown" Icon={CheckIcon} />;
}

/** Who has checked a reference, when, why and where; lets the user say so, and take it back. */
export function CheckedByHand({ result }: CheckedProps) {
  const { data, mutate } = useCheckedReferences();
  const marks = useMarks()(result);
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const attempt = useAttempt();
  const { title } = result.parsed?.csl ?? {};
  const isOffered = title && result.status !== 'valid' && !marks.some(({ isOwn }) => isOwn);
  if (!data || !(isOffered || marks.length > 0)) return null;
  const undo = async (id: string) => {
    await attempt(() => request('DELETE', api.checkedReference(id)));
    await mutate();
    // The button that was pressed is gone.
    area.current?.focus();
  };
  return (
    <Box ref={area} role="group" aria-label={s.checkedByHand} tabIndex={-1} sx={{ outline: 'none' }}>
      {marks.map((mark) => (
        <Mark key={mark.id} mark={mark} onUndo={() => void undo(mark.id)} />
      ))}
      {isOffered && (
        <Button data-no-print size="small" startIcon={<CheckIcon />} onClick={() => setIsOpen(true)}>
          {s.checkedOffer}
        </Button>
      )}
      {isOpen && title && (
        <CheckedDialog
          reference={{ title, authors: familyNames(result.parsed.csl) }}
          onSaved={() => mutate()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}

function Mark({ mark, onUndo }: { mark: CheckedReference; onUndo: () => void }) {
  return (
    <Row data-checked-by-hand sx={{ gap: 1, px: { xs: 2, sm: 2.5 }, flexWrap: 'nowrap', alignItems: 'baseline' }}>
      <CheckCircleIcon
        aria-hidden
        sx={{ fontSize: 17, alignSelf: 'flex-start', mt: 0.3, flex: 'none', color: 'text.secondary' }}
      />
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {checkedText(mark)}
        {mark.source && (
          <>
            {' '}
            (<ExternalLink href={mark.source}>{hostOf(mark.source)}</ExternalLink>)
          </>
        )}
      </Typography>
      {mark.isOwn && (
        <Button data-no-print size="small" onClick={onUndo} sx={{ flex: 'none' }}>
          {s.undo}
        </Button>
      )}
    </Row>
  );
}

interface CheckedDialogProps {
  reference: Pick<CheckedReferenceRequest, 'title' | 'authors'>;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

function CheckedDialog({ reference, onSaved, onClose }: CheckedDialogProps) {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { reason: '', source: '' } });
  const attempt = useAttempt();
  const submit = handleSubmit(async ({ reason, source }) => {
    const body: CheckedReferenceRequest = { ...reference, reason, ...(source.trim() && { source }) };
    if (!(await attempt(() => request('PUT', api.checkedReferences(), body)))) return;
    await onSaved();
    onClose();
  });
  const isLong = (text: string) => text.trim().length >= CHECKED_REASON_MIN || s.checkedReasonShort(CHECKED_REASON_MIN);
  return (
    <FormDialog
      width="sm"
      title={s.checkedOffer}
      lead={s.checkedLead}
      action={s.checkedSave}
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="reason"
        label={s.checkedReason}
        rules={{ validate: isLong }}
        slotProps={{ htmlInput: { maxLength: CHECKED_REASON_MAX } }}
        autoFocus
      />
      <FormField
        control={control}
        name="source"
        label={s.checkedSource}
        slotProps={{ htmlInput: { maxLength: CHECKED_SOURCE_MAX } }}
      />
    </FormDialog>
  );
}

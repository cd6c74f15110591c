import type { CheckedReference } from '@veracite/contracts/checked-references';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';
import { checkedText } from '@veracite/report/checked';
import { canBeChecked, CHECKED_FIELDS, checkedRequest, EMPTY_FORM } from '@veracite/report/checked-form';
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
  const isOffered = canBeChecked(result, marks);
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
      {isOpen && <CheckedDialog csl={result.parsed.csl} onSaved={() => mutate()} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}

function Mark({ mark, onUndo }: { mark: CheckedReference; onUndo: () => void }) {
  return (
    <Row
      data-checked-by-hand
      sx={{ gap: 1, px: { xs: 2, sm: 2.5 }, flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'baseline' }}
    >
      <CheckCircleIcon
        aria-hidden
        sx={{ fontSize: 17, alignSelf: 'flex-start', mt: 0.3, flex: 'none', color: 'text.secondary' }}
      />
      <Typography
        variant="body2"
        sx={{ minWidth: 0, flex: { xs: '1 1 80%', sm: '0 1 auto' }, overflowWrap: 'anywhere' }}
      >
        {checkedText(mark)}
        {mark.source && (
          <>
            {' '}
            (<ExternalLink href={mark.source}>{hostOf(mark.source)}</ExternalLink>)
          </>
        )}
      </Typography>
      {mark.isOwn && (
        <Button data-no-print size="small" onClick={onUndo} sx={{ flex: 'none', ml: { xs: 2, sm: 0 } }}>
          {s.undo}
        </Button>
      )}
    </Row>
  );
}

interface CheckedDialogProps {
  csl: CslItem;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

function CheckedDialog({ csl, onSaved, onClose }: CheckedDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: EMPTY_FORM });
  const attempt = useAttempt();
  const submit = handleSubmit(async (form) => {
    if (!(await attempt(() => request('PUT', api.checkedReferences(), checkedRequest(csl, form))))) return;
    await onSaved();
    onClose();
  });
  return (
    <FormDialog
      width="sm"
      title={s.checkedOffer}
      lead={s.checkedLead}
      action={s.checkedSave}
      onSubmit={submit}
      onClose={onClose}
    >
      {CHECKED_FIELDS.map(({ name, label, maxLength, faultOf }, position) => (
        <FormField
          key={name}
          {...{ control, name, label }}
          autoFocus={position === 0}
          rules={{ validate: (text) => faultOf(text) ?? true }}
          slotProps={{ htmlInput: { maxLength } }}
        />
      ))}
    </FormDialog>
  );
}

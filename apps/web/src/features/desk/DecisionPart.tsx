import {
  DECISION_KINDS,
  type Decision,
  type DecisionConflict,
  type DecisionKind,
  type DecisionRequest,
} from '@veracite/contracts/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { deskApi } from '../../api/desk';
import { ApiError } from '../../api/errors';
import { request } from '../../api/fetcher';
import { dayText } from '../../components/dates';
import { FormField } from '../../components/FormField';
import { Notice } from '../../components/Notice';
import { ToneBadge } from '../../components/StatusBadge';
import { useFailureToast } from '../../components/useFailureToast';
import { appStrings } from '../../site/strings';
import { deskStrings as s } from './strings';

interface DecisionPartProps {
  collectionId: string;
  paperId: string;
  position: number;
  decision: Decision | undefined;
  isReader: boolean;
  onDecided: () => Promise<void>;
}

/** The decision about a reference, or the form that makes it. */
export function DecisionPart(props: DecisionPartProps) {
  const { collectionId, paperId, position, decision, isReader, onDecided } = props;
  const [isChanging, setIsChanging] = useState(false);
  const [conflict, setConflict] = useState<DecisionConflict>();
  const showFailure = useFailureToast();
  const decide = async (wanted: Omit<DecisionRequest, 'version'>) => {
    const version = (conflict ? conflict.current : decision)?.version ?? 0;
    const body: DecisionRequest = { ...wanted, version };
    try {
      await request('PUT', deskApi.decision(collectionId, paperId, position), body);
      setConflict(undefined);
      setIsChanging(false);
      await onDecided();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setConflict(error.problem as DecisionConflict);
      else showFailure(error, { title: appStrings.error, text: appStrings.failed });
    }
  };
  if (!decision && isReader) return null;
  return (
    <Box component="section" aria-label={s.decision} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {decision && !isChanging && !conflict ? (
        <Made decision={decision}>
          {!isReader && (
            <>
              <Button size="small" variant="outlined" onClick={() => setIsChanging(true)}>
                {s.change}
              </Button>
              <Button size="small" onClick={() => void decide({ kind: null, reason: '' })}>
                {s.withdraw}
              </Button>
            </>
          )}
        </Made>
      ) : (
        <>
          <DecisionForm decision={decision} onDecide={decide} />
          {conflict && <Notice>{conflictText(conflict)}</Notice>}
        </>
      )}
    </Box>
  );
}

function conflictText({ current }: DecisionConflict): string {
  return current ? s.conflict(current.user, s.kindsDone[current.kind], current.reason) : s.conflictWithdrawn;
}

function Made({ decision, children }: { decision: Decision; children: React.ReactNode }) {
  const { kind, user, decidedAt, reason, everywhere } = decision;
  return (
    <Box data-decision={kind} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ToneBadge
        label={s.kindsDone[kind]}
        tone={kind === 'confirmed' ? 'fake' : kind === 'asked' ? 'incomplete' : 'valid'}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {s.decidedBy(user, dayText(decidedAt))}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>{children}</Box>
      {(reason || everywhere) && (
        <Typography sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
          {reason} {everywhere && s.appliesEverywhere}
        </Typography>
      )}
    </Box>
  );
}

interface DecisionFormProps {
  decision: Decision | undefined;
  onDecide: (wanted: Omit<DecisionRequest, 'version'>) => Promise<void>;
}

function DecisionForm({ decision, onDecide }: DecisionFormProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    defaultValues: { reason: decision?.reason ?? '', everywhere: decision?.everywhere ?? false },
  });
  const everywhere = useController({ control, name: 'everywhere' });
  const submit = (kind: DecisionKind) =>
    handleSubmit(async ({ reason, ...rest }) => {
      if (kind === 'dismissed' && reason.trim() === '')
        setError('reason', { message: s.reasonRequired }, { shouldFocus: true });
      else await onDecide({ kind, reason: reason.trim(), ...rest });
    })();
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ display: 'grid', gap: 1.5 }}>
      <FormField control={control} name="reason" label={s.reason} helperText={s.reasonHint} size="small" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {DECISION_KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            disabled={formState.isSubmitting}
            onClick={() => void submit(kind)}
          >
            {s.decide[kind]}
          </Button>
        ))}
        <FormControlLabel
          label={s.everywhere}
          control={<Checkbox size="small" checked={everywhere.field.value} onChange={everywhere.field.onChange} />}
        />
      </Box>
    </Box>
  );
}

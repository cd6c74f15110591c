import type { CheckEntry } from '@veracite/contracts/checks';
import {
  DECISION_KINDS,
  type Decision,
  type DecisionConflict,
  type DecisionKind,
  type DecisionRequest,
  type Flag,
} from '@veracite/contracts/collections';
import type { LetterAnswer } from '@veracite/contracts/letter-answers';
import { Box, Button, Checkbox, FormControlLabel, Muted, Row, Typography } from '../../components/ui';
import { useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { ApiError } from '../../api/errors';
import { request } from '../../api/fetcher';
import { CitationText } from '../../components/CitationText';
import { ResultBody } from '../../components/check/evidence/ResultBody';
import { dayText } from '../../components/dates';
import { FormField } from '../../components/FormField';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { ToneBadge } from '../../components/StatusBadge';
import { statusLook } from '../../components/status';
import { useFailureToast } from '../../components/useFailureToast';
import { appStrings } from '../../site/strings';
import { Answers } from './AnswersPage';
import { deskStrings as s } from './strings';

const TONES = { confirmed: 'fake', asked: 'incomplete', dismissed: 'valid' } as const;

const iconToneOf = (state: 'fake' | 'incomplete' | 'valid') => {
  const { tone, Icon } = statusLook(state);
  return { tone, Icon };
};

type Wanted = Omit<DecisionRequest, 'version'>;

interface FlagCardProps {
  entry: CheckEntry | undefined;
  /** Absent for a reference that was dismissed, or that no rule of the policy flags. */
  flag: Flag | undefined;
  decision: Decision | undefined;
  /** Of the authors about the reference. */
  answers: LetterAnswer[];
  fileOf: (answer: string) => string;
  /** Address of the decision. */
  url: string;
  isEditor: boolean;
  onDecided: () => Promise<void>;
}

/** A reference of a paper: its result, and the decision about it or the form that makes it. */
export function FlagCard({ entry, flag, decision, answers, fileOf, url, isEditor, onDecided }: FlagCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [conflict, setConflict] = useState<DecisionConflict>();
  const showFailure = useFailureToast();
  if (!entry) return null;
  const { result } = entry;
  // A decision about a reference that no rule flags would change nothing.
  const mayDecide = isEditor && (flag !== undefined || decision !== undefined);
  const decide = async (wanted: Wanted) => {
    const version = (conflict ? conflict.current : decision)?.version ?? 0;
    try {
      await request('PUT', url, { ...wanted, version } satisfies DecisionRequest);
      setConflict(undefined);
      setIsChanging(false);
      await onDecided();
      // The pressed button is gone.
      card.current?.focus();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setConflict(error.problem as DecisionConflict);
      else showFailure(error, { title: appStrings.error, text: appStrings.failed });
    }
  };
  return (
    <Box
      ref={card}
      tabIndex={-1}
      data-flag={flag?.rule ?? decision?.kind ?? 'none'}
      sx={{ outline: 'none', scrollMarginTop: 88 }}
    >
      <Panel
        title={s.reference(entry.position)}
        aside={
          flag && (
            <Row sx={{ typography: 'body2', color: 'text.secondary' }}>
              {flag.counts ? s.counts : s.look}
              <ToneBadge label={s.rules[flag.rule]} {...iconToneOf(flag.counts ? 'fake' : 'incomplete')} />
            </Row>
          )
        }
      >
        <Typography variant="citation" component="p" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <CitationText text={entry.shown ?? entry.raw} />
        </Typography>
        {result && (
          // The text is above, and the authors correct it, not the editors.
          <ResultBody
            inList
            whole={result}
            result={{
              ...result,
              originalText: '',
              correctedCitation: undefined,
              extractedDetails: result.match && result.extractedDetails,
            }}
          />
        )}
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Answers answers={answers} fileOf={fileOf} />
          {decision && !isChanging && !conflict && (
            <Row data-decision={decision.kind}>
              <ToneBadge label={s.decisions[decision.kind]} {...iconToneOf(TONES[decision.kind])} />
              <Muted sx={{ flex: 1 }}>{s.decidedBy(decision.user, dayText(decision.decidedAt))}</Muted>
              {isEditor && (
                <>
                  <Button size="small" variant="outlined" onClick={() => setIsChanging(true)}>
                    {s.change}
                  </Button>
                  <Button size="small" onClick={() => void decide({ kind: null, reason: '' })}>
                    {s.withdraw}
                  </Button>
                </>
              )}
              <Typography sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
                {decision.reason} {decision.everywhere && s.appliesEverywhere}
              </Typography>
            </Row>
          )}
          {mayDecide && (!decision || isChanging || conflict) && <DecisionForm decision={decision} onDecide={decide} />}
          {conflict && <Notice>{s.conflict(conflict.current)}</Notice>}
        </Box>
      </Panel>
    </Box>
  );
}

function DecisionForm({ decision, onDecide }: { decision?: Decision; onDecide: (wanted: Wanted) => Promise<void> }) {
  const { control, handleSubmit, formState, setError } = useForm({
    defaultValues: { reason: decision?.reason ?? '', everywhere: decision?.everywhere ?? false },
  });
  const everywhere = useController({ control, name: 'everywhere' }).field;
  const submit = (kind: DecisionKind) =>
    handleSubmit(async ({ reason, ...rest }) => {
      if (kind === 'dismissed' && reason.trim() === '')
        setError('reason', { message: s.reasonRequired }, { shouldFocus: true });
      else await onDecide({ kind, reason: reason.trim(), ...rest });
    })();
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()}>
      <Row sx={{ columnGap: 0.75, alignItems: 'start' }}>
        <FormField
          control={control}
          name="reason"
          label={s.reason}
          size="small"
          fullWidth={false}
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' } }}
        />
        {DECISION_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            sx={{ px: { xs: 1, sm: 1.5 }, flex: { xs: 'auto', sm: 'none' } }}
            disabled={formState.isSubmitting}
            onClick={() => void submit(kind)}
          >
            {s.decide[kind]}
          </Button>
        ))}
      </Row>
      <FormControlLabel
        label={s.everywhere}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ mt: 0.5 }}
        control={<Checkbox size="small" checked={everywhere.value} onChange={everywhere.onChange} />}
      />
    </Box>
  );
}

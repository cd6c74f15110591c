import type { DocumentAnswer, DocumentReference } from '@veracite/contracts/documents';
import { Checkbox, FormControlLabel, Grid, Muted, Row, Typography } from '../../components/ui';
import { useMemo } from 'react';
import { CitationText } from '../../components/CitationText';
import { QuestionCircleIcon } from '../../components/icons';
import { ToneBadge } from '../../components/StatusBadge';
import { timesCited, type Stop } from './review';
import { RowText, StopList } from './StopList';
import type { Choice } from './useChoice';
import { documentStrings as s } from './strings';

interface ReferenceListProps {
  answer: DocumentAnswer;
  stop: Stop | undefined;
  onPick: (stop: Stop) => void;
  choice: Choice;
}

/** The list of references as found, before it is checked. The user chooses those to check. */
export function ReferenceList({ answer, stop, onPick, choice }: ReferenceListProps) {
  const times = useMemo(() => timesCited(answer), [answer]);
  const { references, citations } = answer;
  return (
    <StopList
      kind="reference"
      title={s.list}
      lead={<ChooseAll choice={choice} />}
      maxHeight="60dvh"
      order={references.map((_reference, index) => index)}
      row={(index, isHere) => (
        <Reference
          reference={references[index] as DocumentReference}
          number={index + 1}
          cited={citations.length > 0 ? times[index] : undefined}
          isHere={isHere}
        />
      )}
      before={(index) => (
        <Checkbox
          checked={choice.isChosen(index)}
          onChange={(event) => choice.choose([index], event.target.checked)}
          slotProps={{ input: { 'aria-label': s.chosen(index + 1) } }}
          sx={{ alignSelf: 'start' }}
        />
      )}
      stop={stop}
      onPick={onPick}
    />
  );
}

/** Chooses all references that can be read, or none. */
function ChooseAll({ choice: { count, total, choose } }: { choice: Choice }) {
  const all = Array.from({ length: total }, (_, index) => index);
  return (
    <FormControlLabel
      label={s.chosenOf(count, total)}
      control={
        <Checkbox
          checked={count === total}
          indeterminate={count > 0 && count < total}
          onChange={(event) => choose(all, event.target.checked)}
        />
      }
    />
  );
}

interface ReferenceProps {
  reference: DocumentReference;
  number: number;
  /** How often it is cited; absent when the text has no citations. */
  cited: number | undefined;
  isHere: boolean;
}

function Reference({ reference: { text, shown, doubts, isUnreadable }, number, cited, isHere }: ReferenceProps) {
  return (
    <Grid component="span" columns="2.2rem 1fr" sx={{ alignItems: 'baseline' }}>
      <Muted component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {number}
      </Muted>
      <span>
        <RowText isHere={isHere}>{shown === undefined ? text : <CitationText text={shown} />}</RowText>
        <Row component="span" sx={{ alignItems: 'normal', columnGap: 1.5, rowGap: 0.5, mt: 0.25 }}>
          {isUnreadable && <ToneBadge label={s.unreadableBadge} tone="unknown" Icon={QuestionCircleIcon} />}
          {cited !== undefined && (
            <Muted component="span" variant="caption">
              {s.cited(cited)}
            </Muted>
          )}
          {doubts.map(({ code, message }) => (
            <Typography key={code} component="span" variant="caption" sx={{ color: 'status.incomplete.main' }}>
              {message}
            </Typography>
          ))}
        </Row>
      </span>
    </Grid>
  );
}

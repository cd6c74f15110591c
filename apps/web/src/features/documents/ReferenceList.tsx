import type { DocumentAnswer, DocumentReference } from '@veracite/contracts/documents';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { CitationText } from '../../components/CitationText';
import { QuestionCircleIcon } from '../../components/icons';
import { Panel } from '../../components/Section';
import { ToneBadge } from '../../components/StatusBadge';
import { useRowKeys } from '../../components/useRowKeys';
import { timesCited, type Stop } from './review';
import { documentStrings as s } from './strings';

interface ReferenceListProps {
  answer: DocumentAnswer;
  stop: Stop | undefined;
  onPick: (stop: Stop) => void;
}

/** The list as it was found, before anything of it is checked. */
export function ReferenceList({ answer, stop, onPick }: ReferenceListProps) {
  const list = useRef<HTMLOListElement>(null);
  const onKeyDown = useRowKeys(list, {});
  const times = useMemo(() => timesCited(answer), [answer]);
  return (
    <Panel title={s.list}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, mb: 1 }}>
        {s.listLead}
      </Typography>
      <Box
        component="ol"
        ref={list}
        data-testid="references"
        onKeyDown={onKeyDown}
        sx={{ listStyle: 'none', p: 0.25, m: 0, mx: -1, maxHeight: '60dvh', overflowY: 'auto' }}
      >
        {answer.references.map((reference, at) => (
          <li key={at}>
            <ReferenceRow
              reference={reference}
              at={at}
              cited={answer.citations.length > 0 ? times[at] : undefined}
              isHere={stop?.kind === 'reference' && stop.at === at}
              onPick={onPick}
            />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

interface ReferenceRowProps {
  reference: DocumentReference;
  at: number;
  /** How often; absent where the text cites nothing. */
  cited: number | undefined;
  isHere: boolean;
  onPick: (stop: Stop) => void;
}

function ReferenceRow({
  reference: { text, shown, doubts, isUnreadable },
  at,
  cited,
  isHere,
  onPick,
}: ReferenceRowProps) {
  const pick = () => onPick({ kind: 'reference', at });
  return (
    <ButtonBase
      data-row={at}
      aria-pressed={isHere}
      onClick={pick}
      onFocus={pick}
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: '2.2rem minmax(0, 1fr)',
        alignItems: 'baseline',
        textAlign: 'left',
        px: 1,
        py: 0.75,
        borderRadius: 2,
        bgcolor: isHere ? 'ground.sunken' : undefined,
        '&:hover': { bgcolor: 'ground.sunken' },
      }}
    >
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {at + 1}
      </Typography>
      <span>
        <Typography
          component="span"
          variant="citation"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: isHere ? 12 : 2,
            overflow: 'hidden',
            fontSize: '0.97rem',
            lineHeight: 1.45,
            overflowWrap: 'anywhere',
          }}
        >
          {shown === undefined ? text : <CitationText text={shown} />}
        </Typography>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, mt: 0.25 }}>
          {isUnreadable && <ToneBadge label={s.unreadableBadge} tone="unknown" Icon={QuestionCircleIcon} />}
          {cited !== undefined && (
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {s.cited(cited)}
            </Typography>
          )}
          {doubts.map(({ code, message }) => (
            <Typography key={code} component="span" variant="caption" sx={{ color: 'status.incomplete.main' }}>
              {message}
            </Typography>
          ))}
        </Box>
      </span>
    </ButtonBase>
  );
}

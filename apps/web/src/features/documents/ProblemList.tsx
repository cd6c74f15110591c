import type { DocumentAnswer, DocumentProblem } from '@veracite/contracts/documents';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { CheckIcon, WarningIcon } from '../../components/icons';
import { Panel } from '../../components/Section';
import { ToneBadge } from '../../components/StatusBadge';
import { useRowKeys } from '../../components/useRowKeys';
import { problemOrder, toneOfProblem, type Stop } from './review';
import { documentStrings as s } from './strings';

interface ProblemListProps {
  answer: DocumentAnswer;
  stop: Stop | undefined;
  onPick: (stop: Stop) => void;
}

/** What does not fit between the text and the list, the gravest first. */
export function ProblemList({ answer, stop, onPick }: ProblemListProps) {
  const list = useRef<HTMLOListElement>(null);
  const onKeyDown = useRowKeys(list, {});
  const { problems, citations } = answer;
  // What the reading doubts stands above; that all is well is not known then.
  if (citations.length === 0 || (problems.length === 0 && answer.doubts)) return null;
  return (
    <Panel title={s.inText}>
      {problems.length === 0 ? (
        <Box sx={{ display: 'flex', gap: 1.25 }}>
          <CheckIcon aria-hidden fontSize="small" sx={{ mt: '3px', color: 'status.valid.main' }} />
          <Typography>{s.inTextClean}</Typography>
        </Box>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, mb: 1 }}>
            {s.inTextLead(problems.length)}
          </Typography>
          <Box
            component="ol"
            ref={list}
            data-testid="problems"
            onKeyDown={onKeyDown}
            sx={{ listStyle: 'none', p: 0.25, m: 0, mx: -1, maxHeight: '26rem', overflowY: 'auto' }}
          >
            {problemOrder(problems).map((at) => (
              <li key={at}>
                <ProblemRow
                  answer={answer}
                  problem={problems[at] as DocumentProblem}
                  at={at}
                  isHere={stop?.kind === 'problem' && stop.at === at}
                  onPick={onPick}
                />
              </li>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}

interface ProblemRowProps {
  answer: DocumentAnswer;
  problem: DocumentProblem;
  at: number;
  isHere: boolean;
  onPick: (stop: Stop) => void;
}

function ProblemRow({ answer, problem, at, isHere, onPick }: ProblemRowProps) {
  const { kind, detail, citations } = problem;
  const [first] = citations;
  const cited = first === undefined ? undefined : answer.citations[first];
  const page = cited?.place.page;
  const pick = () => onPick({ kind: 'problem', at });
  return (
    <ButtonBase
      data-row={at}
      data-problem={kind}
      aria-pressed={isHere}
      onClick={pick}
      onFocus={pick}
      sx={{
        width: '100%',
        display: 'block',
        textAlign: 'left',
        px: 1,
        py: 1,
        borderRadius: 2,
        bgcolor: isHere ? 'ground.sunken' : undefined,
        '&:hover': { bgcolor: 'ground.sunken' },
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <ToneBadge label={s.problemKinds[kind]} tone={toneOfProblem(kind)} Icon={WarningIcon} />
        {page !== undefined && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {s.onPage(page)}
          </Typography>
        )}
      </Box>
      <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {detail}
      </Typography>
      {cited && (
        <Typography
          component="span"
          variant="citation"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: isHere ? 12 : 2,
            overflow: 'hidden',
            mt: 0.5,
            color: 'text.secondary',
            fontSize: '0.93rem',
            lineHeight: 1.45,
            overflowWrap: 'anywhere',
          }}
        >
          {cited.sentence}
        </Typography>
      )}
    </ButtonBase>
  );
}

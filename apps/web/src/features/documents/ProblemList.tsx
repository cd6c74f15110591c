import type { DocumentAnswer, DocumentProblem } from '@veracite/contracts/documents';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckIcon, WarningIcon } from '../../components/icons';
import { Panel } from '../../components/Section';
import { ToneBadge } from '../../components/StatusBadge';
import { problemOrder, toneOfProblem, type Stop } from './review';
import { RowText, StopList } from './StopList';
import { documentStrings as s } from './strings';

interface ProblemListProps {
  answer: DocumentAnswer;
  stop: Stop | undefined;
  onPick: (stop: Stop) => void;
}

/** Where the text and the list of references disagree, the gravest first. */
export function ProblemList({ answer, stop, onPick }: ProblemListProps) {
  const { problems, citations } = answer;
  // A document that was read with doubts is not called free of problems.
  if ((citations.length === 0 && answer.text) || (problems.length === 0 && (answer.doubts || !answer.text)))
    return null;
  if (problems.length === 0)
    return (
      <Panel title={s.inText}>
        <Box sx={{ display: 'flex', gap: 1.25 }}>
          <CheckIcon aria-hidden fontSize="small" sx={{ mt: '3px', color: 'status.valid.main' }} />
          <Typography>{s.inTextClean}</Typography>
        </Box>
      </Panel>
    );
  return (
    <StopList
      kind="problem"
      title={s.inText}
      lead={s.inTextLead(problems.length)}
      maxHeight="26rem"
      order={problemOrder(problems)}
      row={(at, isHere) => <Problem answer={answer} problem={problems[at] as DocumentProblem} isHere={isHere} />}
      problemOf={(at) => problems[at]?.kind}
      stop={stop}
      onPick={onPick}
    />
  );
}

function Problem({ answer, problem, isHere }: { answer: DocumentAnswer; problem: DocumentProblem; isHere: boolean }) {
  const { kind, detail, citations } = problem;
  const [first] = citations;
  const cited = first === undefined ? undefined : answer.citations[first];
  const page = cited?.place.page;
  return (
    <span>
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
        <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
          <RowText isHere={isHere}>{cited.sentence}</RowText>
        </Box>
      )}
    </span>
  );
}

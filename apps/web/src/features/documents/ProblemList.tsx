import { shiftExamples, type DocumentAnswer } from '@veracite/contracts/documents';
import type { DocumentProblem } from '@veracite/model/document';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Muted,
  Stack,
  Typography,
} from '../../components/ui';
import { Link } from 'react-router-dom';
import { CheckIcon, ChevronDownIcon, WarningIcon } from '../../components/icons';
import { Panel } from '../../components/Section';
import { ToneBadge } from '../../components/StatusBadge';
import { routes } from '../../site/routes';
import { problemOrder, toneOfProblem, type Stop } from './review';
import { ShiftedNumbers } from '../../components/sentences/ShiftedNumbers';
import { RowText, StopList } from './StopList';
import { documentStrings as s } from './strings';

interface ProblemListProps {
  answer: DocumentAnswer;
  stop: Stop | undefined;
  onPick: (stop: Stop) => void;
  /** Number of problems that the user has marked as fine. */
  accepted: number;
  onAccept: (problem: DocumentProblem) => void;
  onReset: () => void;
}

/** Where the text and the list of references disagree, the gravest first, and what may be a problem, folded. */
export function ProblemList(props: ProblemListProps) {
  const { answer, accepted, onAccept, onReset } = props;
  return (
    <>
      <Problems {...props} />
      {accepted > 0 && (
        <Button size="small" onClick={onReset} sx={{ justifySelf: 'start' }}>
          {s.showAccepted(accepted)}
        </Button>
      )}
      {answer.questions && answer.questions.length > 0 && (
        <Accordion data-testid="questions" disableGutters slotProps={{ heading: { component: 'h2' } }}>
          <AccordionSummary expandIcon={<ChevronDownIcon />}>{s.questions(answer.questions.length)}</AccordionSummary>
          <AccordionDetails>
            <Muted sx={{ mb: 1 }}>{s.questionsLead}</Muted>
            {answer.questions.map((question) => (
              <Box key={`${question.kind} ${question.detail}`} sx={{ mb: 1.5 }}>
                <Problem answer={answer} problem={question} isHere />
                <Accept problem={question} onAccept={onAccept} />
              </Box>
            ))}
          </AccordionDetails>
        </Accordion>
      )}
    </>
  );
}

function Accept({ problem, onAccept }: { problem: DocumentProblem; onAccept: (problem: DocumentProblem) => void }) {
  return (
    <Button size="small" onClick={() => onAccept(problem)}>
      {s.accept}
    </Button>
  );
}

/** A link to the finder with a sentence as its question, where no entry of the list is cited. */
function FindWorks({ answer, problem: { kind, citations } }: { answer: DocumentAnswer; problem: DocumentProblem }) {
  const cited = answer.citations[citations[0] ?? -1];
  if (kind !== 'cited-not-listed' || !cited) return null;
  const keywords = cited.sentence
    .replace(cited.text, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();
  return (
    <Button size="small" component={Link} to={routes.finder} state={{ keywords }}>
      {s.findWorks}
    </Button>
  );
}

function Problems({ answer, stop, onPick, onAccept }: ProblemListProps) {
  const { problems, citations } = answer;
  // A document that was read with doubts is not called free of problems.
  if ((citations.length === 0 && answer.text) || (problems.length === 0 && (answer.doubts || !answer.text)))
    return null;
  if (problems.length === 0)
    return (
      <Panel title={s.inText}>
        <Stack direction="row" sx={{ gap: 1.25 }}>
          <CheckIcon aria-hidden fontSize="small" sx={{ mt: '3px', color: 'status.valid.main' }} />
          <Typography>{s.inTextClean}</Typography>
        </Stack>
      </Panel>
    );
  return (
    <StopList
      kind="problem"
      title={s.inText}
      lead={s.inTextLead(problems.length)}
      maxHeight="26rem"
      order={problemOrder(problems)}
      row={(index, isHere) => <Problem answer={answer} problem={problems[index] as DocumentProblem} isHere={isHere} />}
      action={(index) =>
        problems[index] && (
          <>
            <Accept problem={problems[index]} onAccept={onAccept} />
            <FindWorks answer={answer} problem={problems[index]} />
          </>
        )
      }
      problemOf={(index) => problems[index]?.kind}
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
  const entry = (index: number) => answer.references[index]?.shown ?? answer.references[index]?.text;
  const examples = isHere && problem.pairs && shiftExamples(problem.pairs, answer.citations, entry);
  return (
    <span>
      <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 1, mb: 0.5 }}>
        <ToneBadge label={s.problemKinds[kind]} tone={toneOfProblem(kind)} Icon={WarningIcon} />
        {page !== undefined && (
          <Muted component="span" variant="caption">
            {s.onPage(page)}
          </Muted>
        )}
      </Stack>
      <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {detail}
      </Typography>
      {examples && <ShiftedNumbers examples={examples} />}
      {cited && !examples && (
        <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
          <RowText isHere={isHere}>{cited.sentence}</RowText>
        </Box>
      )}
    </span>
  );
}

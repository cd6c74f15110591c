import type { FindResponse, FollowUp, FoundWork } from '@veracite/contracts/find';
import type { Style } from '@veracite/model/verification';
import { Box, Button, Card, Muted, Row, Typography } from '../../components/ui';
import { useState, useTransition } from 'react';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { Fold } from '../../components/Fold';
import { Notice } from '../../components/Notice';
import { ResultList } from '../../components/ResultList';
import { useAttempt } from '../../components/useAttempt';
import { FoundWorkCard } from './FoundWorkCard';
import { finderStrings as s } from './strings';

/** Name of the library among the databases. */
const LIBRARY = 'Local library';

/** A work whose chance of being meant is below this is folded when there is a likelier one. */
const UNLIKELY = 0.1;

/** What a search found: the question that would narrow it, the works, and the further pages, which cost nothing. */
export function FoundList({ found, format }: { found: FindResponse; format: Style }) {
  const attempt = useAttempt();
  const [works, setWorks] = useState(found.results);
  const [page, setPage] = useState(found.page ?? 1);
  const [busy, start] = useTransition();
  const [answer, setAnswer] = useState<string>();
  const kept = found.followUp?.options.find((option) => option.answer === answer)?.works;
  const shown = kept ? works.filter(({ id }) => kept.includes(id)) : works;
  const isLikely = ({ confidence }: FoundWork) => confidence >= UNLIKELY;
  // Many works that match equally well share the chance, and none of them is likely.
  const likely = shown.some(isLikely) ? shown.filter(isLikely) : shown;
  const unlikely = shown.filter((work) => !likely.includes(work));
  // A question that only separates unlikely works is of no use.
  const isAsked = works.filter(isLikely).length !== 1;

  const isOnlyLibrary = found.consulted?.every(({ source, outcome }) => outcome !== 'answered' || source === LIBRARY);

  const ask = async () => {
    if (!found.searchId) return;
    const next = await get<FindResponse>(api.foundPage(found.searchId, page + 1));
    setWorks([...works, ...next.results]);
    setPage(page + 1);
  };
  const more = async () => void (await attempt(ask, undefined, { title: s.failedTitle, text: s.failedText }));

  const list = (data: typeof works) => (
    <ResultList loaded={{ data }} rowHeight={320} sx={{ gap: 2 }}>
      {(work) => (
        <li key={work.id}>
          <FoundWorkCard work={work} format={format} />
        </li>
      )}
    </ResultList>
  );
  return (
    <>
      {isOnlyLibrary && <Notice>{s.onlyLibrary}</Notice>}
      <Muted sx={{ my: 1.5 }}>{s.found(found.totalFound, found.searchTime)}</Muted>
      {found.followUp && isAsked && <FollowUpQuestion question={found.followUp} answer={answer} onAnswer={setAnswer} />}
      {list(likely)}
      {unlikely.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Fold title={s.unlikely(unlikely.length)}>{list(unlikely)}</Fold>
        </Box>
      )}
      {found.searchId && page < (found.totalPages ?? 1) && (
        <Button variant="outlined" loading={busy} onClick={() => start(more)} sx={{ mt: 2 }}>
          {s.more}
        </Button>
      )}
    </>
  );
}

interface Props {
  question: FollowUp;
  /** The answer that was chosen. */
  answer?: string;
  onAnswer: (answer: string | undefined) => void;
}

/** The one question that would separate the candidates; an answer narrows the list, and can be taken back. */
function FollowUpQuestion({ question, answer, onAnswer }: Props) {
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h3" component="h2">
        {question.text}
      </Typography>
      <Muted sx={{ mt: 0.5 }}>{s.followUpHint}</Muted>
      <Row role="group" aria-label={question.text} sx={{ mt: 1.5 }}>
        {question.options.map((option) => (
          <Button
            key={option.answer}
            size="small"
            variant={answer === option.answer ? 'contained' : 'outlined'}
            aria-pressed={answer === option.answer}
            onClick={() => onAnswer(answer === option.answer ? undefined : option.answer)}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere', textTransform: 'none' }}
          >
            {option.answer}
          </Button>
        ))}
        {answer !== undefined && (
          <Button size="small" variant="text" onClick={() => onAnswer(undefined)}>
            {s.showAll}
          </Button>
        )}
      </Row>
    </Card>
  );
}

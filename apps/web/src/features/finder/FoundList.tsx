import type { FindResponse } from '@veracite/contracts/find';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { messageOf } from '../../api/errors';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useToast } from '../../components/toast';
import { FollowUpQuestion } from './FollowUpQuestion';
import { FoundWorkCard } from './FoundWorkCard';
import { finderStrings as s } from './strings';

/** What a search found: the question that would narrow it, the works, and the further pages, which cost nothing. */
export function FoundList({ found }: { found: FindResponse }) {
  const toast = useToast();
  const [works, setWorks] = useState(found.results);
  const [page, setPage] = useState(found.page ?? 1);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const kept = found.followUp?.options.find((option) => option.answer === answer)?.works;
  const shown = kept ? works.filter(({ id }) => kept.includes(id)) : works;

  const more = async () => {
    if (!found.searchId) return;
    setBusy(true);
    try {
      const next = await get<FindResponse>(api.foundPage(found.searchId, page + 1));
      setWorks([...works, ...next.results]);
      setPage(page + 1);
    } catch (error) {
      toast({ title: s.failedTitle, description: messageOf(error) ?? s.failedText, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {s.found(found.totalFound, found.searchTime)}
      </Typography>
      {found.followUp && <FollowUpQuestion question={found.followUp} answer={answer} onAnswer={setAnswer} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.map((work) => (
          <FoundWorkCard key={work.id} work={work} />
        ))}
      </Box>
      {found.searchId && page < (found.totalPages ?? 1) && (
        <Button variant="outlined" loading={busy} onClick={() => void more()} sx={{ mt: 2 }}>
          {s.more}
        </Button>
      )}
    </>
  );
}

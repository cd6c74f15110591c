import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { generatePath, Link, useNavigate, useSearchParams } from 'react-router-dom';
import { routes } from '../../site/routes';
import { deskStrings as s } from './strings';
import { useQueue } from './useCollection';

/** Links to the papers before and after, in the order in which the queue was last shown. */
export function Neighbors({ id, paperId }: { id: string; paperId: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { papers = [], more } = useQueue(id, query);
  const at = papers.findIndex((paper) => paper.id === paperId);
  const isLast = at === papers.length - 1;
  useEffect(() => {
    if (isLast) more?.();
    // Once for each paper; `more` is another function each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLast, paperId]);
  const steps = [
    { key: 'p', name: s.previous, paper: papers[at - 1] },
    { key: 'n', name: s.next, paper: at < 0 ? undefined : papers[at + 1] },
  ].map(({ paper, ...step }) => ({
    ...step,
    to: paper && { pathname: generatePath(routes.paper, { id, paper: paper.id }), search: query.toString() },
  }));
  useEffect(() => {
    const go = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyping = (target as HTMLElement).closest('input, textarea, [role=dialog], [role=menu], [role=listbox]');
      const to = steps.find((step) => step.key === key)?.to;
      if (to && !isTyping && !ctrlKey && !metaKey && !altKey) void navigate(to);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  });
  if (papers.length < 2) return null;
  return (
    <Box component="nav" aria-label={s.queue} title={s.keys} sx={{ display: 'flex', gap: 1 }}>
      {steps.map(({ key, name, to }) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          aria-keyshortcuts={key}
          {...(to ? { component: Link, to } : { disabled: true })}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

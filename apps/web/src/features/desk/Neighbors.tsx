import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { generatePath, Link, useNavigate, useSearchParams } from 'react-router-dom';
import { routes } from '../../site/routes';
import { deskStrings as s } from './strings';
import { filterOf, useQueue } from './useCollection';

/** Links to the papers before and after, in the order in which the queue was last shown. */
export function Neighbors({ id, paperId }: { id: string; paperId: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { papers = [], more } = useQueue(id, filterOf(query), false);
  const at = papers.findIndex((paper) => paper.id === paperId);
  const isLast = at === papers.length - 1;
  useEffect(() => {
    if (isLast) more?.();
    // Once for each paper; `more` is another function each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLast, paperId]);
  const search = query.toString();
  const pathOf = (step: number) => {
    const next = at < 0 ? undefined : papers[at + step];
    return next && { pathname: generatePath(routes.paper, { id, paper: next.id }), search };
  };
  useEffect(() => {
    const go = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyping = (target as HTMLElement).closest('input, textarea, [role=dialog], [role=menu], [role=listbox]');
      const path = key === 'n' ? pathOf(1) : key === 'p' ? pathOf(-1) : undefined;
      if (path && !isTyping && !ctrlKey && !metaKey && !altKey) void navigate(path);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  });
  if (papers.length < 2) return null;
  return (
    <Box component="nav" aria-label={s.queue} title={s.keys} sx={{ display: 'flex', gap: 1 }}>
      {([-1, 1] as const).map((step) => (
        <Button
          key={step}
          size="small"
          variant="outlined"
          aria-keyshortcuts={step < 0 ? 'p' : 'n'}
          {...(pathOf(step) ? { component: Link, to: pathOf(step) } : { disabled: true })}
        >
          {step < 0 ? s.previous : s.next}
        </Button>
      ))}
    </Box>
  );
}

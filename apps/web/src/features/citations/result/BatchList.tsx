import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { copyText } from '../../../components/clipboard';
import { plainOf } from '../../../components/italics';
import { useToast } from '../../../components/toast';
import { citationStrings as s } from '../strings';
import { BatchRow } from './BatchRow';
import { hasCorrection, type Accept, type Accepted } from './corrections';

interface BatchListProps {
  /** A hole stands for a citation that is still being checked. */
  results: (VerificationResult | undefined)[];
  /** What was asked, in order. */
  texts?: string[];
  style: Style;
  accepted: Accepted;
  /** Absent where nothing can be changed. */
  onAccept?: Accept;
  onRetry?: (citation: string) => void;
}

const severity: Record<string, number> = { fake: 0, incomplete: 1, unknown: 2, valid: 3 };
const shownStatuses = ['all', 'fake', 'incomplete', 'unknown', 'valid'] as const;

/** The results of a batch, one row each and one open at a time. */
export function BatchList({ results, texts, style, accepted, onAccept, onRetry }: BatchListProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [problemsFirst, setProblemsFirst] = useState(false);
  const [shown, setShown] = useState<string>('all');
  const toggle = useCallback((index: number) => setOpen((now) => (now === index ? null : index)), []);
  const list = useRef<HTMLOListElement>(null);
  const toast = useToast();

  const rows = results
    .map((result, index) => ({ result, index }))
    .filter(({ result }) => shown === 'all' || result?.status === shown);
  const rank = (result: VerificationResult | undefined) => severity[result?.status ?? ''] ?? 4;
  if (problemsFirst) rows.sort((a, b) => rank(a.result) - rank(b.result) || a.index - b.index);

  const copyOf = (index: number) => {
    const corrected = results[index]?.correctedCitation?.[accepted.get(index) ?? style];
    if (!corrected) return;
    copyText(plainOf(corrected)).then(
      () => toast({ title: s.copiedToast, description: s.copiedStyle(style.toUpperCase()), tone: 'success' }),
      () => toast({ title: s.copyFailed, description: s.copyFailedText, tone: 'destructive' }),
    );
  };
  const toggleAccepted = (index: number) =>
    onAccept?.(index, !accepted.has(index) && hasCorrection(results[index], style) ? style : undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    if (event.key === 'ArrowDown') buttons[at + 1]?.focus();
    else if (event.key === 'ArrowUp') buttons[at - 1]?.focus();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'c') copyOf(Number(buttons[at]?.dataset.row));
    else if (event.key === 'a') toggleAccepted(Number(buttons[at]?.dataset.row));
    else return;
    event.preventDefault();
  };

  return (
    <Box component="section" aria-label={s.individual}>
      <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5, mt: 1 }}>
        <Typography variant="h4" component="h3" sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' } }}>
          {s.individual}
        </Typography>
        <TextField
          select
          size="small"
          label={s.show}
          value={shown}
          onChange={(event) => setShown(event.target.value)}
          sx={{ minWidth: 130, flex: { xs: 1, sm: 'none' } }}
        >
          {shownStatuses.map((status) => (
            <MenuItem key={status} value={status}>
              {status === 'all' ? s.showAll : s.status[status]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={s.order}
          value={problemsFirst ? 'problems' : 'input'}
          onChange={(event) => setProblemsFirst(event.target.value === 'problems')}
          sx={{ minWidth: 150, flex: { xs: 1, sm: 'none' } }}
        >
          <MenuItem value="input">{s.orderInput}</MenuItem>
          <MenuItem value="problems">{s.orderProblems}</MenuItem>
        </TextField>
      </Box>
      <Typography
        variant="caption"
        component="p"
        data-no-print
        sx={{ color: 'text.secondary', mb: 1, display: { xs: 'none', md: 'block' } }}
      >
        {onAccept ? s.listHint : s.listHintReading}
      </Typography>
      <Box
        component="ol"
        ref={list}
        onKeyDown={onKeyDown}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {rows.map(({ result, index }) => (
          <BatchRow
            key={index}
            index={index}
            result={result}
            text={texts?.[index]}
            open={open === index}
            onToggle={toggle}
            accepted={accepted.get(index)}
            onAccept={onAccept}
            onRetry={onRetry}
          />
        ))}
      </Box>
    </Box>
  );
}

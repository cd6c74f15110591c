import type { VerificationResult } from '@veracite/contracts/citations';
import { STATES } from '@veracite/contracts/states';
import { STATUSES, type Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';
import { Box, Button, ButtonBase, Card, Muted, Row, Typography } from '../../ui';
import { useCallback, useMemo, useState } from 'react';
import { copyText } from '../../clipboard';
import { copiedToast, refusedToast } from '../../CopyButton';
import { plainOf } from '@veracite/text/italics';
import { ResultList } from '../../ResultList';
import { holdInPlace } from '../../holdInPlace';
import { useToast } from '../../toast';
import { checkStrings as s } from '../strings';
import { BatchRow } from './BatchRow';
import { hasCorrection, type Accept, type Accepted } from './corrections';
import { statusLook } from '../../status';

/** The gravest first. */
const ORDER = STATES.filter((state): state is Status => STATUSES.some((status) => status === state));

interface StatusFilterProps {
  /** Number of citations of each status. */
  counts: ReadonlyMap<string, number>;
  total: number;
  shown: Status | 'all';
  onShow: (status: Status | 'all') => void;
}

/** Filters a list by status; pressing the same status again shows all. */
function StatusFilter({ counts, total, shown, onShow }: StatusFilterProps) {
  const statuses = ORDER.filter((status) => counts.get(status));
  if (statuses.length < 2) return null;
  return (
    <Row role="group" aria-label={s.show} sx={{ gap: 0.75 }}>
      <ButtonBase aria-pressed={shown === 'all'} onClick={() => onShow('all')} sx={chipSx(shown === 'all', 'unknown')}>
        {s.showAll} {total}
      </ButtonBase>
      {statuses.map((status) => {
        const { label, tone, Icon } = statusLook(status);
        return (
          <ButtonBase
            key={status}
            data-filter={status}
            aria-pressed={shown === status}
            onClick={() => onShow(shown === status ? 'all' : status)}
            sx={chipSx(shown === status, tone)}
          >
            <Icon aria-hidden sx={{ fontSize: 15 }} />
            {label} {counts.get(status)}
          </ButtonBase>
        );
      })}
    </Row>
  );
}

const chipSx = (isOn: boolean, tone: string) => ({
  gap: 0.5,
  px: 1.25,
  minHeight: 30,
  borderRadius: 99,
  border: 1.5,
  typography: 'caption',
  fontWeight: 620,
  color: `status.${tone}.main`,
  bgcolor: isOn ? `status.${tone}.soft` : 'transparent',
  borderColor: isOn ? `status.${tone}.main` : 'divider',
});

interface BatchListProps {
  /** Undefined for each citation that is being checked. */
  results: (VerificationResult | undefined)[];
  /** The submitted citations, in order. */
  texts?: string[];
  style: Style;
  accepted: Accepted;
  /** Absent where nothing can be changed. */
  onAccept?: Accept;
  onRetry?: (index: number) => void;
  isProblemsFirst?: boolean;
}

const rankOf = (result: VerificationResult | undefined) => (result ? ORDER.indexOf(result.status) : ORDER.length);

/** The results of a batch, one row each. One row is open at a time. */
export function BatchList(props: BatchListProps) {
  const { results, texts, style, accepted, onAccept, onRetry, isProblemsFirst = false } = props;
  const [open, setOpen] = useState<number | null>(null);
  const [problemsFirst, setProblemsFirst] = useState(isProblemsFirst);
  const [shown, setShown] = useState<Status | 'all'>('all');
  const toggle = useCallback((index: number, row: HTMLElement) => {
    holdInPlace(row);
    setOpen((now) => (now === index ? null : index));
  }, []);
  const copyOf = useCopyOf(results, accepted, style);

  const counts = useMemo(() => {
    const found = results.flatMap((result) => (result ? [result.status] : []));
    return new Map(ORDER.map((status) => [status, found.filter((item) => item === status).length]));
  }, [results]);
  const rows = results
    .map((result, index) => ({ result, index }))
    .filter(({ result }) => shown === 'all' || result?.status === shown);
  if (problemsFirst) rows.sort((a, b) => rankOf(a.result) - rankOf(b.result) || a.index - b.index);

  const toggleAccepted = (index: number) =>
    onAccept?.(index, !accepted.has(index) && hasCorrection(results[index], style) ? style : undefined);

  return (
    <Box component="section" aria-label={s.individual}>
      <Row data-no-print sx={{ mb: 1 }}>
        <Typography variant="h4" component="h2" sx={{ mr: 1 }}>
          {s.individual}
        </Typography>
        <StatusFilter counts={counts} total={results.length} shown={shown} onShow={setShown} />
        <Box sx={{ flex: 1 }} />
        <Button size="small" onClick={() => setProblemsFirst(!problemsFirst)}>
          {problemsFirst ? s.orderInput : s.orderProblems}
        </Button>
      </Row>
      <Card sx={{ containerType: 'inline-size' }}>
        <ResultList
          loaded={{ data: rows }}
          indexOf={({ index }) => index}
          keys={{ c: copyOf, a: toggleAccepted }}
          rowHeight={57}
          sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {({ result, index }) => (
            <BatchRow
              key={index}
              index={index}
              result={result}
              text={texts?.[index]}
              style={style}
              open={open === index}
              onToggle={toggle}
              accepted={accepted.get(index)}
              onAccept={onAccept}
              onRetry={onRetry}
            />
          )}
        </ResultList>
      </Card>
      <Muted variant="caption" component="p" data-no-print sx={{ mt: 0.75, display: { xs: 'none', md: 'block' } }}>
        {onAccept ? s.listHint : s.listHintReading}
      </Muted>
    </Box>
  );
}

function useCopyOf(results: (VerificationResult | undefined)[], accepted: Accepted, style: Style) {
  const toast = useToast();
  return (index: number) => {
    const corrected = results[index]?.correctedCitation?.[accepted.get(index) ?? style];
    if (!corrected) return;
    copyText(plainOf(corrected)).then(
      () => toast(copiedToast(s.copiedStyle(style.toUpperCase()))),
      () => toast(refusedToast()),
    );
  };
}

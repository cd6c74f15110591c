import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../../components/icons';
import { PartBoundary } from '../../../components/PartBoundary';
import type { ReadFile } from '../read-file';
import { marksAt, type Mark, type Stop } from '../review';
import { documentStrings as s } from '../strings';
import MarkedText from './MarkedText';

const PdfPages = lazy(() => import('./PdfPages'));

interface DocumentPaneProps {
  read: ReadFile;
  /** The file to render pages from; absent after a reload. */
  file: File | undefined;
  marks: readonly Mark[];
  stop: Stop | undefined;
  onPick: (stop: Stop) => void;
}

/** The document, scrolled to the current stop. */
export function DocumentPane({ read: { name, answer }, file, marks, stop, onPick }: DocumentPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [isUndrawable, setIsUndrawable] = useState(false);
  const onFault = useCallback(() => setIsUndrawable(true), []);
  const ids = useMemo(() => marksAt(answer, stop), [answer, stop]);
  const here = useMemo(() => new Set(ids), [ids]);
  const shown = useMemo(() => marks.filter(({ id }) => here.has(id)), [marks, here]);
  const { at, turn } = usePlaces(pane, shown, stop);
  const { pages } = answer;
  const drawn = file && pages && !isUndrawable ? { file, pages } : undefined;
  return (
    <Card
      component="section"
      aria-label={s.text}
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden', height: { xs: '75dvh', lg: '100%' } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 2,
          py: 0.5,
          minHeight: 44,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          variant="body2"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Typography>
        {shown.length > 1 && (
          <>
            <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }} aria-live="polite">
              {s.places(at + 1, shown.length)}
            </Typography>
            <IconButton size="small" aria-label={s.previousPlace} onClick={() => turn(-1)}>
              <ChevronDownIcon sx={{ transform: 'rotate(180deg)' }} />
            </IconButton>
            <IconButton size="small" aria-label={s.nextPlace} onClick={() => turn(1)}>
              <ChevronDownIcon />
            </IconButton>
          </>
        )}
      </Box>
      {pages && !drawn && (
        <Typography variant="body2" sx={{ px: 2, py: 1, bgcolor: 'ground.sunken', color: 'text.secondary' }}>
          {isUndrawable ? s.pagesFailed : s.pagesGone}
        </Typography>
      )}
      <Box
        ref={pane}
        tabIndex={0}
        role="region"
        aria-label={s.textOf(name)}
        sx={{ flex: 1, overflowY: 'auto', position: 'relative', bgcolor: drawn ? 'ground.sunken' : undefined }}
      >
        {drawn ? (
          <PartBoundary>
            <PdfPages {...drawn} marks={marks} here={here} onPick={onPick} pane={pane} onFault={onFault} />
          </PartBoundary>
        ) : (
          <MarkedText text={answer.text} marks={marks} here={here} onPick={onPick} />
        )}
      </Box>
    </Card>
  );
}

/** Steps through the places of the current stop and scrolls the pane to each, not the window. */
function usePlaces(pane: React.RefObject<HTMLElement | null>, shown: readonly Mark[], stop: Stop | undefined) {
  const [place, setPlace] = useState<{ stop: Stop | undefined; at: number }>({ stop, at: 0 });
  const at = place.stop === stop ? Math.min(place.at, Math.max(0, shown.length - 1)) : 0;
  const id = shown[at]?.id;
  useEffect(() => {
    const box = pane.current;
    if (!box || id === undefined) return;
    lead(box, id);
    // Heights of unseen paragraphs are estimates, so the position is measured again after layout.
    const again = requestAnimationFrame(() => lead(box, id));
    return () => cancelAnimationFrame(again);
  }, [pane, id, stop]);
  const turn = (step: number) => setPlace({ stop, at: (at + step + shown.length) % shown.length });
  return { at, turn };
}

/** Scrolls a mark to the upper third of the pane. */
function lead(box: HTMLElement, id: string): void {
  const mark = box.querySelector(`[data-mark="${id}"]`);
  if (!mark) return;
  const { top } = mark.getBoundingClientRect();
  box.scrollTop += top - box.getBoundingClientRect().top - box.clientHeight / 3;
}

import { paragraphsOf, type Paragraph, type Piece } from '@veracite/text/paragraphs';
import { Box, Card, IconButton, Muted, Row, Typography } from '../../../components/ui';
import { lazy, useCallback, useEffect, useMemo, useRef, useState, memo } from 'react';
import { ChevronDownIcon } from '../../../components/icons';
import { PartBoundary } from '../../../components/PartBoundary';
import type { ReadFile } from '../read-file';
import { marksAt, type Mark, type Stop } from '../review';
import { documentStrings as s } from '../strings';
import { markSx } from './markSx';

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** Ids of the marks of the current stop. */
  here: ReadonlySet<string>;
  onPick: (stop: Stop) => void;
}

/** A document's text with its citations marked. */
function MarkedText({ text, marks, here, onPick }: MarkedTextProps) {
  const paragraphs = useMemo(() => paragraphsOf(text, marks), [text, marks]);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      {paragraphs.map((paragraph) => (
        <MarkedParagraph
          key={paragraph.start}
          paragraph={paragraph}
          here={paragraph.pieces.flatMap(({ mark }) => (mark && here.has(mark.id) ? [mark.id] : [])).join(' ')}
          onPick={onPick}
        />
      ))}
    </Box>
  );
}

interface ParagraphProps {
  paragraph: Paragraph<Mark>;
  /** Ids of its marks of the current stop, separated by spaces. */
  here: string;
  onPick: (stop: Stop) => void;
}

const MarkedParagraph = memo(function MarkedParagraph({ paragraph, here, onPick }: ParagraphProps) {
  const ids = here.split(' ');
  return (
    <Box
      component="p"
      sx={{
        typography: 'citation',
        fontSize: '1rem',
        lineHeight: 1.65,
        m: 0,
        mb: 1.5,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
        // A book has thousands of paragraphs: invisible ones are not laid out.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 6rem',
      }}
    >
      {paragraph.pieces.map((piece, index) => (
        <MarkedPiece
          key={index}
          piece={piece}
          isHere={piece.mark !== undefined && ids.includes(piece.mark.id)}
          onPick={onPick}
        />
      ))}
    </Box>
  );
});

function MarkedPiece({ piece, isHere, onPick }: { piece: Piece<Mark>; isHere: boolean; onPick: (stop: Stop) => void }) {
  const { text, mark } = piece;
  if (!mark) return text;
  const { stop } = mark;
  // An entry of the list is marked once it is checked.
  const isPlain = mark.tone === undefined && mark.id.startsWith('r') && !isHere;
  return (
    <Box
      component="mark"
      data-mark={mark.id}
      data-tone={mark.tone}
      onClick={stop && (() => onPick(stop))}
      sx={{
        ...(isPlain ? { bgcolor: 'transparent' } : markSx(mark.tone, isHere)),
        color: 'text.primary',
        cursor: stop ? 'pointer' : undefined,
        borderRadius: '3px',
        px: '2px',
        borderBottom: isPlain || !mark.tone ? 0 : 2,
        borderBottomColor: mark.tone ? `status.${mark.tone}.main` : undefined,
        outlineOffset: 1,
        boxDecorationBreak: 'clone',
        WebkitBoxDecorationBreak: 'clone',
      }}
    >
      {text}
    </Box>
  );
}

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
      <Row
        sx={{ flexWrap: 'nowrap', gap: 0.5, px: 2, py: 0.5, minHeight: 44, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="body2" noWrap sx={{ flex: 1 }}>
          {name}
        </Typography>
        {shown.length > 1 && (
          <>
            <Muted variant="caption" sx={{ whiteSpace: 'nowrap' }} aria-live="polite">
              {s.places(at + 1, shown.length)}
            </Muted>
            <IconButton size="small" aria-label={s.previousPlace} onClick={() => turn(-1)}>
              <ChevronDownIcon sx={{ transform: 'rotate(180deg)' }} />
            </IconButton>
            <IconButton size="small" aria-label={s.nextPlace} onClick={() => turn(1)}>
              <ChevronDownIcon />
            </IconButton>
          </>
        )}
      </Row>
      {pages && !drawn && (
        <Muted sx={{ px: 2, py: 1, bgcolor: 'ground.sunken' }}>{isUndrawable ? s.pagesFailed : s.pagesGone}</Muted>
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
  const index = place.stop === stop ? Math.min(place.at, Math.max(0, shown.length - 1)) : 0;
  const id = shown[index]?.id;
  useEffect(() => {
    const box = pane.current;
    if (!box || id === undefined) return;
    lead(box, id);
    // Heights of unseen paragraphs are estimates, so the position is measured again after layout.
    const again = requestAnimationFrame(() => lead(box, id));
    return () => cancelAnimationFrame(again);
  }, [pane, id, stop]);
  const turn = (step: number) => setPlace({ stop, at: (index + step + shown.length) % shown.length });
  return { at: index, turn };
}

/** Scrolls a mark to the upper third of the pane. */
function lead(box: HTMLElement, id: string): void {
  const mark = box.querySelector(`[data-mark="${id}"]`);
  if (!mark) return;
  const { top } = mark.getBoundingClientRect();
  box.scrollTop += top - box.getBoundingClientRect().top - box.clientHeight / 3;
}

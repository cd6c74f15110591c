import type { DocumentAnswer } from '@veracite/contracts/documents';
import { Box, CircularProgress, Grid } from '../../../components/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useState, type RefObject, memo, useRef } from 'react';
import type { Mark, Stop } from '../review';
import { documentStrings as s } from '../strings';
import { openPdf, type OpenPdf, drawPage } from './pdf';
import { markSx } from './markSx';

interface PdfPageProps extends Omit<PdfPagesProps, 'file' | 'pages'> {
  /** Absent until the file is open. */
  pdf: PDFDocumentProxy | undefined;
  /** From 1. */
  number: number;
  of: number;
  /** Points. */
  size: { width: number; height: number };
}

const percent = (part: number, whole: number) => `${(100 * part) / Math.max(1, whole)}%`;

/** One page: rendered when it is near the visible area; its marks always, so that they can be scrolled to. */
const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { pdf, number, of, size, marks, here, onPick, pane, onFault } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame, pane);
  return (
    <Box
      ref={frame}
      data-page={number}
      sx={{ position: 'relative', aspectRatio: `${size.width} / ${size.height}`, bgcolor: '#fff', boxShadow: 1 }}
    >
      {pdf && isNear && <Picture pdf={pdf} number={number} of={of} onFault={onFault} />}
      {marks.flatMap((mark) =>
        (mark.place.boxes ?? [])
          .filter(({ page }) => page === number)
          .map((box, index) => (
            <MarkedBox
              key={`${mark.id} ${index}`}
              mark={mark}
              isHere={here.has(mark.id)}
              onPick={onPick}
              place={{
                left: percent(box.x, size.width),
                top: percent(box.y, size.height),
                width: percent(box.width, size.width),
                height: percent(box.height, size.height),
              }}
            />
          )),
      )}
    </Box>
  );
});

interface MarkedBoxProps {
  mark: Mark;
  isHere: boolean;
  onPick: (stop: Stop) => void;
  place: { left: string; top: string; width: string; height: string };
}

/** Paper is white in both color schemes; marks are multiplied over it like a highlighter. */
function MarkedBox({ mark, isHere, onPick, place }: MarkedBoxProps) {
  const { stop } = mark;
  const isPlain = mark.tone === undefined && mark.id.startsWith('r') && !isHere;
  return (
    <Box
      data-mark={mark.id}
      data-tone={mark.tone}
      data-here={isHere || undefined}
      data-color-scheme="light"
      title={mark.id.startsWith('c') ? mark.text : undefined}
      onClick={stop && (() => onPick(stop))}
      sx={{
        position: 'absolute',
        ...(isPlain ? {} : markSx(mark.tone, isHere)),
        borderBottomWidth: isPlain || !mark.tone ? 0 : 2,
        borderBottomStyle: 'solid',
        mixBlendMode: 'multiply',
        borderRadius: '2px',
        cursor: stop ? 'pointer' : undefined,
      }}
      style={place}
    />
  );
}

function Picture({ pdf, number, of, onFault }: Required<Pick<PdfPageProps, 'pdf' | 'number' | 'of' | 'onFault'>>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (!pdf || !place) return;
    const leaving = new AbortController();
    drawPage(pdf, number, { canvas: place, width: place.clientWidth, signal: leaving.signal }).then(
      () => setIsDrawn(true),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn(`Page ${number} cannot be drawn`, error);
        onFault();
      },
    );
    return () => leaving.abort();
  }, [pdf, number, onFault]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={s.pageOf(number, of)}
      data-drawn={isDrawn || undefined}
      style={{ width: '100%', height: '100%', display: 'block' }}
    />
  );
}

/** Returns whether an element is within one window height of the visible part of the pane. */
function useNear(element: RefObject<HTMLElement | null>, pane: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    // The last of several entries is the current one.
    const update = (moves: IntersectionObserverEntry[]) => setIsNear(moves.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(update, { root: pane.current, rootMargin: '100% 0px' });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, pane]);
  return isNear;
}

interface PdfPagesProps {
  file: File;
  pages: NonNullable<DocumentAnswer['pages']>;
  marks: readonly Mark[];
  here: ReadonlySet<string>;
  onPick: (stop: Stop) => void;
  /** The scrolling element. */
  pane: RefObject<HTMLElement | null>;
  /** Called when the file cannot be rendered. */
  onFault: () => void;
}

export default function PdfPages({ file, pages, marks, here, onPick, pane, onFault }: PdfPagesProps) {
  const opened = useOpenPdf(file, onFault);
  const byPage = useMemo(() => marksByPage(marks), [marks]);
  return (
    <Grid sx={{ gap: 1.5, p: { xs: 1, sm: 1.5 }, position: 'relative' }}>
      {!opened && (
        <Grid role="status" sx={{ position: 'absolute', inset: 0, justifyContent: 'center', pt: 6 }}>
          <CircularProgress aria-label={s.pagesLoading} size={28} />
        </Grid>
      )}
      {pages.map((size, index) => (
        <PdfPage
          key={index}
          pdf={opened?.pdf}
          number={index + 1}
          of={pages.length}
          size={size}
          marks={byPage.get(index + 1) ?? NONE}
          here={here}
          onPick={onPick}
          pane={pane}
          onFault={onFault}
        />
      ))}
    </Grid>
  );
}

const NONE: readonly Mark[] = [];

function useOpenPdf(file: File, onFault: () => void): OpenPdf | undefined {
  const [opened, setOpened] = useState<OpenPdf>();
  useEffect(() => {
    let isLeft = false;
    let close: (() => void) | undefined;
    openPdf(file).then(
      (pdf) => {
        close = pdf.close;
        if (isLeft) pdf.close();
        else setOpened(pdf);
      },
      (error: unknown) => {
        console.warn('The pages of the file cannot be drawn', error);
        if (!isLeft) onFault();
      },
    );
    return () => {
      isLeft = true;
      setOpened(undefined);
      close?.();
    };
  }, [file, onFault]);
  return opened;
}

function marksByPage(marks: readonly Mark[]): Map<number, Mark[]> {
  const byPage = new Map<number, Mark[]>();
  for (const mark of marks)
    for (const page of new Set(mark.place.boxes?.map((box) => box.page)))
      byPage.set(page, [...(byPage.get(page) ?? []), mark]);
  return byPage;
}

import type { DocumentAnswer } from '@veracite/contracts/documents';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { Mark, Stop } from '../review';
import { documentStrings as s } from '../strings';
import { openPdf, type OpenPdf } from './pdf';
import { PdfPage } from './PdfPage';

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

/** The rendered pages of a PDF file, with marks. */
export default function PdfPages({ file, pages, marks, here, onPick, pane, onFault }: PdfPagesProps) {
  const opened = useOpenPdf(file, onFault);
  const byPage = useMemo(() => marksByPage(marks), [marks]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: { xs: 1, sm: 1.5 }, position: 'relative' }}>
      {!opened && (
        <Box role="status" sx={{ position: 'absolute', inset: 0, display: 'grid', justifyContent: 'center', pt: 6 }}>
          <CircularProgress aria-label={s.pagesLoading} size={28} />
        </Box>
      )}
      {pages.map((size, at) => (
        <PdfPage
          key={at}
          pdf={opened?.pdf}
          number={at + 1}
          of={pages.length}
          size={size}
          marks={byPage.get(at + 1) ?? NONE}
          here={here}
          onPick={onPick}
          pane={pane}
          onFault={onFault}
        />
      ))}
    </Box>
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

import Box from '@mui/material/Box';
import { paragraphsOf, type Paragraph, type Piece } from '@veracite/text/paragraphs';
import { memo, useMemo } from 'react';
import type { Mark, Stop } from '../review';
import { markSx } from './markSx';

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** Ids of the marks of the current stop. */
  here: ReadonlySet<string>;
  onPick: (stop: Stop) => void;
}

/** A document's text with its citations marked. */
export default function MarkedText({ text, marks, here, onPick }: MarkedTextProps) {
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
      {paragraph.pieces.map((piece, at) => (
        <MarkedPiece
          key={at}
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

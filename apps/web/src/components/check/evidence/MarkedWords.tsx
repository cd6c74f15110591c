import Box from '@mui/material/Box';
import { inContext, type Piece } from './marked-pieces';

interface MarkedWordsProps {
  text: string;
  /** The words of the text in order; the changed ones are marked. */
  words: Piece[];
  /** How they are marked: as put in, underlined, or as taken out, struck through. */
  as?: 'ins' | 'del';
}

/** A text with its changed words marked, without relying on colour. */
export function MarkedWords({ text, words, as = 'ins' }: MarkedWordsProps) {
  return inContext(text, words).map((piece, index) => (
    <Box
      component={piece.changed ? as : 'span'}
      key={index}
      sx={piece.changed ? { textDecorationThickness: 2, textUnderlineOffset: 3, fontWeight: 640 } : undefined}
    >
      {piece.text}
    </Box>
  ));
}

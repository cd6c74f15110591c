import { Box } from '../../ui';
import { inContext, type Piece } from './marked-pieces';

interface MarkedWordsProps {
  text: string;
  /** The words of the text in order; changed ones are marked. */
  words: Piece[];
  /** Inserted words are underlined, deleted ones struck through. */
  as?: 'ins' | 'del';
}

/** A text with its changed words marked, without relying on color. */
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

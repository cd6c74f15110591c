import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { cut as shortened } from '../../cut';
import type { Aside } from './entry-list';
import { entryStrings as s } from './strings';
import { WordsField } from './WordsField';

/** Characters of the text in the button's label. */
const NAME = 60;

interface AsideRowProps {
  aside: Aside;
  onBringBack: () => void;
  onCut: (words: string, place: number) => void;
}

/** A text that was left out, with a button to restore it, or to split it when it is too long. */
export function AsideRow({ aside: { kind, text }, onBringBack, onCut }: AsideRowProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(text);
  return (
    <Box
      component="li"
      sx={{ borderRadius: 2, border: 1, borderStyle: 'dashed', borderColor: 'divider', px: 1.25, py: 1 }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {s.kinds[kind]}
      </Typography>
      {kind === 'too-long' ? (
        <>
          <WordsField ref={field} label={s.asideWords} value={words} onChange={setWords} />
          <Button
            size="small"
            variant="outlined"
            sx={{ mt: 1 }}
            onClick={() => onCut(words, field.current?.selectionStart ?? 0)}
          >
            {s.cut}
          </Button>
        </>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <Typography
            variant="body2"
            sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {text}
          </Typography>
          <Button
            size="small"
            variant="outlined"
            aria-label={s.bringBackThis(shortened(text, NAME))}
            onClick={onBringBack}
          >
            {s.bringBack}
          </Button>
        </Box>
      )}
    </Box>
  );
}

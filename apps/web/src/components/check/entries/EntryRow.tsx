import { Box, Button, ButtonBase, Muted, Row, Typography } from '../../ui';
import { useRef, useState } from 'react';
import { ChevronDownIcon } from '../../icons';
import type { Entry } from './entry-list';
import { entryStrings as s } from './strings';
import { WordsField } from './WordsField';

/** The actions of an entry. `words` is the current text of its field, which may not be saved yet. */
export interface EntryActions {
  onCut: (words: string, place: number) => void;
  /** Absent for the last entry. */
  onJoin?: (words: string) => void;
  onDrop: () => void;
  onWords: (words: string) => void;
}

interface EntryRowProps {
  entry: Entry;
  at: number;
  isOpen: boolean;
  onToggle: () => void;
  actions: EntryActions;
}

/** One entry: its text, and when open its actions. */
export function EntryRow({ entry, at, isOpen, onToggle, actions }: EntryRowProps) {
  const panel = `entry-${at}`;
  return (
    <Box
      component="li"
      data-listed={at}
      sx={{ borderRadius: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}
    >
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={onToggle}
        sx={{ width: '100%', gap: 1, px: 1.25, py: 1, alignItems: 'flex-start', textAlign: 'left', borderRadius: 2 }}
      >
        <Muted component="span" sx={{ minWidth: '1.6em' }}>
          {at + 1}
        </Muted>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" variant="citation" sx={isOpen ? openSx : clampSx}>
            {isOpen ? s.entry(at + 1) : entry.text}
          </Typography>
          {!isOpen && entry.doubts.length > 0 && (
            <Typography component="span" variant="caption" sx={{ display: 'block', color: 'status.incomplete.main' }}>
              {entry.doubts.join(' ')}
            </Typography>
          )}
        </Box>
        <ChevronDownIcon aria-hidden fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
      {isOpen && <OpenEntry id={panel} entry={entry} at={at} actions={actions} />}
    </Box>
  );
}

function OpenEntry({ id, entry, at, actions }: { id: string; entry: Entry; at: number; actions: EntryActions }) {
  const { onCut, onJoin, onDrop, onWords } = actions;
  const [words, setWords] = useState(entry.text);
  const [saved, setSaved] = useState(entry.text);
  if (saved !== entry.text) {
    setSaved(entry.text);
    setWords(entry.text);
  }
  const field = useRef<HTMLTextAreaElement>(null);
  const button = { size: 'small', variant: 'outlined', onMouseDown: keepFocus } as const;
  return (
    <Box id={id} sx={{ px: 1.25, pb: 1.25 }}>
      <WordsField ref={field} label={s.words(at + 1)} value={words} onChange={setWords} onBlur={() => onWords(words)} />
      <Row sx={{ mt: 1 }}>
        <Button {...button} onClick={() => onCut(words, field.current?.selectionStart ?? 0)}>
          {s.cut}
        </Button>
        {onJoin && (
          <Button {...button} onClick={() => onJoin(words)}>
            {s.join}
          </Button>
        )}
        <Button {...button} onClick={onDrop}>
          {s.drop}
        </Button>
      </Row>
    </Box>
  );
}

/** Keeps the focus in the field when a button is pressed, because leaving the field saves its text. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

const openSx = { fontWeight: 600 } as const;
const clampSx = {
  fontSize: '0.98rem',
  lineHeight: 1.45,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

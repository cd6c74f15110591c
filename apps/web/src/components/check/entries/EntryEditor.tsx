import { fitsOneCitation } from '@veracite/contracts/limits';
import { cut as shortened } from '@veracite/text/cut';
import { Box, Button, Muted, Row, Typography } from '../../ui';
import { useRef, useState, useEffect } from 'react';
import { ResultList } from '../../ResultList';
import { EntryRow, type EntryActions } from './EntryRow';
import { appStrings } from '../../../site/strings';
import { entryStrings as s } from './strings';
import type { Entries } from './useEntries';
import { type Aside, bringBack, cutAside, cutOf, editOf, joinOf, type Step } from './entry-list';
import { WordsField } from './WordsField';
import { messageOf } from '../../../api/errors';

/** The state of the list editor: the open entry, the message about the last change, and the focus after it. */
function useEditing({ list, change }: Entries) {
  const [open, setOpen] = useState<number>();
  const [message, setMessage] = useState('');
  /** The row that gets the focus after a change; the heading when absent. */
  const [next, setNext] = useState<{ row?: number }>({});
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = next.row === undefined ? undefined : box.current?.querySelector<HTMLElement>(rowButton(next.row));
    (row ?? box.current?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
  }, [next]);

  /** @param done the message after the change; without one the focus stays */
  const act = (step: Step | undefined, done?: keyof typeof s.did | 'undone', row?: number) =>
    change(step).then(
      ({ entries }) => {
        if (done === undefined) return;
        setMessage(done === 'undone' ? s.undone : s.did[done](entries.length));
        setNext({ row });
      },
      (error: unknown) => setMessage(messageOf(error) ?? s.notSaved),
    );
  const apply = (step: Step | undefined, done?: keyof typeof s.did, row?: number) => {
    const isLong = step?.operations.some((operation) => 'raw' in operation && !fitsOneCitation(operation.raw));
    if (!step || isLong) return setMessage(isLong ? s.tooLongLimit : s.noPlace);
    if (row === undefined || done === 'drop') setOpen(undefined);
    if (step.operations.length > 0 || step.leftOut) void act(step, done, row);
  };
  const stepOf = (operations: Step['operations'] | undefined) => operations && { operations };

  const actionsOf = (index: number): EntryActions => {
    const entry = list.entries[index]!;
    const following = list.entries[index + 1];
    const drop = stepOf([{ op: 'include', position: entry.position, included: false }]);
    return {
      onCut: (words, place) => apply(stepOf(cutOf(entry, words, place)), 'cut', index),
      onJoin: following && ((words) => apply(stepOf(joinOf(entry, following, words)), 'join', index)),
      onDrop: () => apply(drop, 'drop', Math.min(index, list.entries.length - 2)),
      onWords: (words) => apply(stepOf(editOf(entry, words)), undefined, index),
    };
  };
  const asideActionsOf = (index: number) => ({
    onBringBack: () => apply(bringBack(list, index), 'bringBack'),
    onCut: (words: string, place: number) => apply(cutAside(list, index, words, place), 'cut'),
  });
  const takeBack = () => {
    setOpen(undefined);
    void act(undefined, 'undone');
  };
  const toggle = (index: number) => setOpen(open === index ? undefined : index);
  return { box, open, toggle, message, takeBack, actionsOf, asideActionsOf };
}

const rowButton = (row: number) => `[data-listed="${row}"] button`;

/** Characters of the text in the button's label. */
const NAME = 60;

interface AsideRowProps {
  aside: Aside;
  onBringBack: () => void;
  onCut: (words: string, place: number) => void;
}

/** A text that was left out, with a button to restore it, or to split it when it is too long. */
function AsideRow({ aside: { kind, text }, onBringBack, onCut }: AsideRowProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(text);
  return (
    <Box
      component="li"
      sx={{ borderRadius: 2, border: 1, borderStyle: 'dashed', borderColor: 'divider', px: 1.25, py: 1 }}
    >
      <Muted variant="caption">{s.kinds[kind]}</Muted>
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
        <Row sx={{ alignItems: 'flex-start' }}>
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
        </Row>
      )}
    </Box>
  );
}

interface EntryEditorProps {
  entries: Entries;
  /** Credits that checking all entries costs; absent where the page shows it. */
  cost?: number;
  onClose: () => void;
}

/** All entries of the list with their actions, and what was left out. One entry is open at a time. */
export default function EntryEditor({ entries, cost, onClose }: EntryEditorProps) {
  const { list, isChanged } = entries;
  const { box, open, toggle, message, takeBack, actionsOf, asideActionsOf } = useEditing(entries);
  return (
    <Box
      ref={box}
      data-testid="editor"
      sx={{ mt: 1.5, p: { xs: 1.25, sm: 2 }, borderRadius: 2, bgcolor: 'ground.sunken' }}
    >
      <Row>
        <Typography variant="h5" component="h2" tabIndex={-1} sx={{ flex: '1 1 auto', outline: 'none' }}>
          {s.title}
        </Typography>
        {cost !== undefined && <Muted>{appStrings.cost(cost)}</Muted>}
        <Button size="small" disabled={!isChanged} onClick={takeBack}>
          {s.undo}
        </Button>
        <Button size="small" variant="outlined" onClick={onClose}>
          {s.close}
        </Button>
      </Row>
      <Muted role="status" sx={{ mt: 0.5 }}>
        {message || s.hint}
      </Muted>
      <ResultList loaded={{ data: list.entries }} aria-label={s.title} maxHeight={480} rowHeight={44} sx={rowsSx}>
        {(entry, index) => (
          <EntryRow
            key={entry.position}
            entry={entry}
            at={index}
            isOpen={open === index}
            onToggle={() => toggle(index)}
            actions={actionsOf(index)}
          />
        )}
      </ResultList>
      {list.asides.length > 0 && (
        <>
          <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
            {s.asides}
          </Typography>
          <ResultList loaded={{ data: list.asides }} aria-label={s.asides} rowHeight={44} sx={rowsSx}>
            {(aside, index) => (
              <AsideRow
                key={`${aside.position} ${aside.start} ${aside.text.length}`}
                aside={aside}
                {...asideActionsOf(index)}
              />
            )}
          </ResultList>
        </>
      )}
    </Box>
  );
}

const rowsSx = { mt: 1, p: 0.5, gap: 0.75 } as const;

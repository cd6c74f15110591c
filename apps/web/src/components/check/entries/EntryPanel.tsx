import { LIMITS } from '@veracite/contracts/limits';
import { Box, Button, Row, Typography } from '../../ui';
import { lazy, Suspense, useState } from 'react';
import type { Entries, Reading } from './useEntries';
import type { EntryList } from './entry-list';
import { appStrings } from '../../../site/strings';
import { entryStrings as s } from './strings';
import { Notice } from '../../Notice';

const EntryEditor = lazy(() => import('./EntryEditor'));

/** The entries found in a text, before anything is charged: a sentence, the first entries, and an editor for all. */
export function EntryPanel({ entries, cost }: { entries: Entries; cost?: number }) {
  const { list } = entries;
  const [isOpen, setOpen] = useState(false);
  const isEmpty = list.entries.length + list.asides.length === 0;
  return (
    <>
      <ReadingNote entries={entries} />
      <TooLongNotice list={list} onCut={() => setOpen(true)} />
      {isOpen && !isEmpty ? (
        <Suspense fallback={<Box aria-busy="true" sx={{ minHeight: 200 }} />}>
          <EntryEditor entries={entries} cost={cost} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Preview list={list} cost={cost} onOpen={() => setOpen(true)} />
      )}
    </>
  );
}

/** The first entries found in the text, and the cost of all. */
function Preview({
  list: { entries, asides },
  cost,
  onOpen,
}: Record<'onOpen', () => void> & { list: EntryList; cost?: number }) {
  if (entries.length + asides.length === 0) return null;
  const more = entries.length - LIMITS.previewLines;
  return (
    <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 2, bgcolor: 'ground.sunken', color: 'text.secondary' }}>
      <Row sx={{ justifyContent: 'space-between', rowGap: 0 }}>
        <Typography variant="overline">{s.preview}</Typography>
        {cost !== undefined && <Typography variant="body2">{appStrings.cost(cost)}</Typography>}
      </Row>
      <Box component="ol" data-testid="preview" aria-label={s.preview} sx={{ m: 0, pl: 3 }}>
        {entries.slice(0, LIMITS.previewLines).map(({ text }, index) => (
          <Box component="li" key={index} sx={{ typography: 'body2', py: 0.25 }}>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</Box>
          </Box>
        ))}
      </Box>
      <Row sx={{ columnGap: 1.5, pl: 3, pt: 0.5, rowGap: 0 }}>
        {more > 0 && <Typography variant="body2">{s.more(more)}</Typography>}
        {asides.length > 0 && <Typography variant="body2">{s.leftOut(asides.length)}</Typography>}
        <Button size="small" onClick={onOpen} sx={{ px: 1, ml: more > 0 || asides.length > 0 ? 0 : -1 }}>
          {s.open}
        </Button>
      </Row>
    </Box>
  );
}

/** Returns undefined when each line is one citation. */
function sentenceOf(reading: Reading, isByLines: boolean): string | undefined {
  if (isByLines) return s.byLines;
  if (reading.kind === 'read') return reading.isPlain ? undefined : reading.summary;
  if (reading.kind === 'asking') return reading.isSlow ? s.asking : undefined;
  if (reading.kind === 'away') return reading.why ? s.awayBecause(reading.why) : s.away;
  return reading.kind === 'too-large' ? s.tooLarge : undefined;
}

/** Describes in one sentence how the text was read, with a button to read one citation per line instead. */
function ReadingNote({ entries }: { entries: Entries }) {
  const { reading, isByLines, setByLines, isSurprise } = entries;
  const sentence = sentenceOf(reading, isByLines);
  const canSwitch = isByLines || (reading.kind === 'read' && !reading.isPlain);
  return (
    <>
      <Row sx={{ columnGap: 1, rowGap: 0 }}>
        <Typography variant="body2" role="status" data-testid="reading" sx={{ mt: sentence ? 0.75 : 0 }}>
          {sentence}
        </Typography>
        {canSwitch && (
          <Button size="small" sx={{ px: 1, mt: 0.75 }} onClick={() => setByLines(!isByLines)}>
            {isByLines ? s.toFound : s.toLines}
          </Button>
        )}
      </Row>
      {isSurprise && <Notice>{s.surprise}</Notice>}
    </>
  );
}

/** Reports lines that are too long for one citation, with a button to split them. */
function TooLongNotice({ list, onCut }: { list: EntryList; onCut: () => void }) {
  const lengths = list.asides.flatMap(({ kind, text }) => (kind === 'too-long' ? [text.length] : []));
  if (lengths.length === 0) return null;
  return (
    <Notice>
      {s.tooLong(lengths)} {s.tooLongLimit}{' '}
      <Button size="small" color="inherit" onClick={onCut} sx={{ px: 0.75, py: 0, textDecoration: 'underline' }}>
        {s.cutIt(lengths.length)}
      </Button>
    </Notice>
  );
}

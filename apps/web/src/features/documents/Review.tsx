import type { Style } from '@veracite/model/verification';
import { Box, Button, Grid, Muted, Row, ToggleButton, ToggleButtonGroup, Typography } from '../../components/ui';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { usePageKeys } from '../../components/usePageKeys';
import { reachRow } from '../../components/LongList';
import { DocumentPane } from './pane/DocumentPane';
import { Passages, usePassages } from '../../components/sentences/Passages';
import { ProblemList } from './ProblemList';
import type { ReadFile } from './read-file';
import { ReferenceList } from './ReferenceList';
import { ReportTools, DocumentPaper } from './report/ReportTools';
import { isSame, marksOf, stopsOf, type Results, type Stop } from './review';
import { documentStrings as s } from './strings';
import { TextChanges } from './TextChanges';
import type { useAccepted } from './useAccepted';
import type { Choice } from './useChoice';

interface ReviewProps {
  /** The document without the problems that were accepted. */
  read: ReadFile;
  accepting: Omit<ReturnType<typeof useAccepted>, 'read'>;
  /** The references that will be checked. */
  choice: Choice;
  file: File | undefined;
  /** Result of each reference; undefined where it is not checked. */
  results: Results;
  /** The check's results; false before a check. */
  checked: ReactNode;
  /** The check has ended. */
  isChecked: boolean;
  /** Id of the check; absent before it has ended. */
  check: string | undefined;
  /** Index of the reference of each row of the check. */
  rows: readonly number[];
  /** The style of corrections. */
  style: Style;
}

type Tab = 'lists' | 'text';

const shownIn = (isShown: boolean, display: string) => ({ xs: isShown ? display : 'none', lg: display });

const STEPS: Record<string, number> = { n: 1, N: 1, p: -1, P: -1 };

/** The document next to its problems and references. Selecting one shows its place in the other. */
export function Review({
  read,
  accepting,
  choice,
  file,
  results,
  checked,
  isChecked,
  check,
  rows,
  style,
}: ReviewProps) {
  const { answer } = read;
  const { accepted, accept, reset } = accepting;
  const passages = usePassages(isChecked ? answer : undefined, results);
  const lists = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Stop>();
  /** Which of both is shown where only one fits. */
  const [tab, setTab] = useState<Tab>('lists');
  const pick = useCallback((next: Stop) => setStop((now) => (isSame(now, next) ? now : next)), []);
  const marks = useMemo(() => marksOf(answer, results), [answer, results]);
  const stops = useMemo(() => stopsOf(answer, results), [answer, results]);
  const index = stops.findIndex((item) => isSame(stop, item));

  /** Makes a stop current, in the lists and in the document. */
  const goTo = useCallback(
    (next: Stop) => {
      pick(next);
      flushSync(() => setTab('lists'));
      void focusRow(lists.current, next, checked ? rows : undefined);
    },
    [pick, checked, rows],
  );
  const step = (by: number) => {
    const next = index < 0 ? stops.at(by > 0 ? 0 : -1) : stops[index + by];
    if (next) (tab === 'text' ? pick : goTo)(next);
  };
  usePageKeys((key) => {
    const by = STEPS[key];
    if (by !== undefined) step(by);
    return by !== undefined;
  });
  /** Makes the reference of the focused row current. */
  const onResultFocus = (event: { target: EventTarget }) => {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null;
    const reference = row ? rows[Number(row.dataset.row)] : undefined;
    if (reference !== undefined) pick({ kind: 'reference', at: reference });
  };

  return (
    <Box component="section" aria-label={s.review} sx={{ mt: 2 }}>
      <Bar
        at={index}
        of={stops.length}
        onStep={step}
        tab={answer.text ? tab : undefined}
        onTab={(next) => {
          setTab(next);
          // The text is scrolled to it once it is shown.
          setStop((now) => now && { ...now });
        }}
      />
      <Grid columns={{ lg: answer.text ? '1fr 1fr' : undefined }} sx={{ gap: 2, alignItems: 'start' }}>
        <Grid ref={lists} sx={{ gap: 2, display: shownIn(tab === 'lists', 'grid') }}>
          <ProblemList
            answer={answer}
            stop={stop}
            onPick={pick}
            accepted={accepted}
            onAccept={(problem) => {
              setStop(undefined);
              accept(problem);
            }}
            onReset={reset}
          />
          {checked ? (
            <Box onFocus={onResultFocus} data-checked sx={{ '&& > *': { mt: 0 } }}>
              {checked}
            </Box>
          ) : (
            answer.references.length > 0 && <ReferenceList answer={answer} stop={stop} onPick={pick} choice={choice} />
          )}
          {isChecked && <TextChanges answer={answer} results={results} onPick={goTo} />}
          {isChecked && <Passages {...passages} />}
          <ReportTools read={read} file={file} check={check} results={results} style={style} passages={passages} />
          <DocumentPaper read={read} results={results} style={style} />
        </Grid>
        {answer.text && (
          <Box
            data-no-print
            sx={{
              display: shownIn(tab === 'text', 'block'),
              position: { lg: 'sticky' },
              top: { lg: 124 },
              height: { lg: 'calc(100dvh - 140px)' },
            }}
          >
            <DocumentPane read={read} file={file} marks={marks} stop={stop} onPick={goTo} />
          </Box>
        )}
      </Grid>
    </Box>
  );
}

/** Focuses the row of a problem or a reference, if it is shown. */
async function focusRow(lists: HTMLElement | null, { kind, at }: Stop, rows: readonly number[] | undefined) {
  const isChecked = kind === 'reference' && rows !== undefined;
  const list = lists?.querySelector<HTMLElement>(isChecked ? '[data-checked]' : `[data-testid=${kind}s]`);
  const row = list && (await reachRow(list, isChecked ? rows.indexOf(at) : at));
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

interface BarProps {
  /** Index of the current problem; -1 for none. */
  at: number;
  of: number;
  onStep: (by: number) => void;
  /** What is shown where only one fits; absent without a text. */
  tab: Tab | undefined;
  onTab: (tab: Tab) => void;
}

/** Buttons for the next and previous problem; sticks below the header. */
function Bar({ at, of, onStep, tab, onTab }: BarProps) {
  return (
    <Row
      data-no-print
      data-sticky-bar
      sx={{
        columnGap: 1.5,
        rowGap: 0.5,
        mb: 1.5,
        py: 0.75,
        position: 'sticky',
        top: { xs: 60, md: 68 },
        zIndex: 2,
        bgcolor: 'background.default',
      }}
    >
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          size="small"
          variant="outlined"
          aria-label={s.steps[by].name}
          disabled={of === 0 || at === (by < 0 ? 0 : of - 1)}
          onClick={() => onStep(by)}
        >
          {s.steps[by].label}
        </Button>
      ))}
      <Typography role="status" variant="body2">
        {of === 0 ? s.noProblems : s.position(at + 1, of)}
      </Typography>
      {tab && (
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label={s.shown}
          value={tab}
          onChange={(_, next: Tab | null) => next && onTab(next)}
          sx={{ display: { lg: 'none' }, width: '100%', '& > *': { flex: 1, py: 0.5 } }}
        >
          <ToggleButton value="lists">{s.lists}</ToggleButton>
          <ToggleButton value="text">{s.text}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Muted variant="caption" sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto' }}>
        {s.keys}
      </Muted>
    </Row>
  );
}

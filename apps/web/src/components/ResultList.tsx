import { Box, type BoxProps, ButtonBase, Muted, Skeleton, Typography } from './ui';
import { useRef, type ReactNode } from 'react';
import { LongList } from './LongList';
import { Notice } from './Notice';
import { appStrings } from '../site/strings';
import { useRowKeys } from './useRowKeys';

interface ResultListProps<Row> extends Omit<BoxProps<'ol'>, 'children' | 'sx'> {
  /** The rows, or what SWR has loaded of them. */
  loaded: { data?: readonly Row[] | null; error?: unknown };
  /** Returns the `data-row` of a row; its position when absent. */
  indexOf?: (row: Row) => number;
  /** What keys do with the row that has the focus, besides moving it. */
  keys?: Record<string, (index: number) => void>;
  /** Expected height of a row, in pixels. */
  rowHeight?: number;
  /** Shown for an empty list, and for that of a user who was signed out. */
  none?: string;
  /** A longer list is scrolled. */
  maxHeight?: number | string;
  sx?: object;
  /** Renders a row, as a `li` with a key. */
  children: (row: Row, index: number) => ReactNode;
}

const listSx = { listStyle: 'none', p: 0, m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A list of any length, while it is loaded and after, through which keys move. Other props are those of the `ol`. */
export function ResultList<Row>(props: ResultListProps<Row>) {
  const { loaded, indexOf, keys = {}, rowHeight = 84, none, maxHeight, sx, children, ...list } = props;
  const { data, error } = loaded;
  const place = useRef<HTMLOListElement>(null);
  useRowKeys(place, keys);
  return (
    <>
      {error !== undefined && <Notice>{appStrings.notLoaded}</Notice>}
      {data === undefined && error === undefined && <Skeleton variant="rounded" height={72} />}
      {data !== undefined && !data?.length && none && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      <Box
        component="ol"
        ref={place}
        tabIndex={maxHeight ? 0 : undefined}
        {...list}
        sx={{ ...listSx, ...(maxHeight && { p: 0.25, maxHeight, overflowY: 'auto' }), ...sx }}
      >
        <LongList rows={data ?? []} indexOf={indexOf} rowHeight={rowHeight}>
          {children}
        </LongList>
      </Box>
    </>
  );
}

interface FactRowProps {
  title: ReactNode;
  /** Facts about it, a line each. */
  lines: ReactNode[];
  /** Shown before the title. */
  lead?: ReactNode;
  action?: ReactNode;
}

/** A row of a list: its title, facts about it, and its actions. Data attributes are those of the `li`. */
export function FactRow({ title, lines, lead, action, ...row }: FactRowProps) {
  return (
    <Box component="li" {...row} sx={{ ...factSx, borderTop: 1, borderColor: 'divider' }}>
      {lead}
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lines.map((line, index) => (
          <Muted key={index} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Muted>
        ))}
      </Box>
      {action}
    </Box>
  );
}

const factSx = { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 1.5 };

interface PickRowProps {
  /** Its `data-row`. */
  index: number;
  isPicked: boolean;
  onPick: () => void;
  /** Picks it when it gets the focus, too. */
  isPickedByFocus?: boolean;
  children: ReactNode;
  /** Shown before it. */
  before?: ReactNode;
  /** What it offers while it is picked. */
  action?: ReactNode;
}

/** A row that is pressed to show elsewhere what belongs to it. Data attributes are those of its button. */
export function PickRow(props: PickRowProps) {
  const { index, isPicked, onPick, isPickedByFocus, children, before, action, ...row } = props;
  const bgcolor = isPicked ? 'ground.sunken' : undefined;
  return (
    <Box component="li" sx={before ? { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } : undefined}>
      {before}
      <ButtonBase
        {...row}
        data-row={index}
        aria-pressed={isPicked}
        onClick={onPick}
        onFocus={isPickedByFocus ? onPick : undefined}
        sx={{ ...pickSx, bgcolor, '&:hover': { bgcolor: 'ground.sunken' } }}
      >
        {children}
      </ButtonBase>
      {isPicked && action}
    </Box>
  );
}

const pickSx = { width: '100%', display: 'block', textAlign: 'left', px: 1, py: 0.75, borderRadius: 2 } as const;

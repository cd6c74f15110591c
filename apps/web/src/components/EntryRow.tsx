import { Box, Skeleton, Typography } from './ui';
import type { ReactNode } from 'react';
import { LongList } from './LongList';
import { Notice } from './Notice';
import { appStrings } from '../site/strings';
import { Muted } from './Muted';

interface EntryRowProps {
  title: ReactNode;
  /** Facts about it, a line each. */
  lines: ReactNode[];
  /** Shown before the title. */
  lead?: ReactNode;
  action?: ReactNode;
}

/** A row of a list: its title, facts about it, and its actions. Data attributes are those of the `li`. */
export function EntryRow({ title, lines, lead, action, ...row }: EntryRowProps) {
  return (
    <Box
      component="li"
      {...row}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {lead}
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lines.map((line, at) => (
          <Muted key={at} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Muted>
        ))}
      </Box>
      {action}
    </Box>
  );
}

interface EntryListProps<Row> {
  label: string;
  /** What SWR has loaded. */
  loaded: { data?: readonly Row[] | null; error?: unknown };
  /** Shown for an empty list, and for that of a user who was signed out. */
  none?: string;
  /** In pixels; a longer list is scrolled. */
  maxHeight?: number;
  /** Renders a row, as an `EntryRow` with a key. */
  children: (row: Row, at: number) => ReactNode;
}

/** A list of rows, while it is loaded and after. Data attributes are those of the `ul`. */
export function EntryList<Row>(props: EntryListProps<Row>) {
  const { label, loaded, none, maxHeight, children, ...list } = props;
  const { data, error } = loaded;
  return (
    <>
      {error !== undefined && <Notice>{appStrings.notLoaded}</Notice>}
      {data === undefined && error === undefined && <Skeleton variant="rounded" height={72} />}
      {data !== undefined && !data?.length && none && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      <Box
        component="ul"
        aria-label={label}
        tabIndex={maxHeight ? 0 : undefined}
        {...list}
        sx={{ listStyle: 'none', p: 0, m: 0, maxHeight, overflow: maxHeight ? 'auto' : undefined }}
      >
        <LongList rows={data ?? []} rowHeight={84}>
          {children}
        </LongList>
      </Box>
    </>
  );
}

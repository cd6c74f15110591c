import { Box, ButtonBase, Typography } from '../../components/ui';
import { useRef, type ReactNode } from 'react';
import { LongList } from '../../components/LongList';
import { Muted } from '../../components/Muted';
import { Panel } from '../../components/Section';
import { useRowKeys } from '../../components/useRowKeys';
import type { Stop } from './review';

interface StopListProps {
  kind: Stop['kind'];
  title: string;
  lead: string;
  maxHeight: string;
  /** Positions in the document's problems or references, in the order of the rows. */
  order: readonly number[];
  /** Renders the content of a row. @param isHere whether the row is the current stop */
  row: (at: number, isHere: boolean) => ReactNode;
  /** Renders what the current row offers. */
  action?: (at: number) => ReactNode;
  /** Kind of the problem of a row, for tests and styles. */
  problemOf?: (at: number) => string | undefined;
  stop: Stop | undefined;
  onPick: (stop: Stop) => void;
}

/** A list of stops of the document; pressing or focusing a row shows its place in the document. */
export function StopList({ kind, title, lead, maxHeight, order, row, action, problemOf, stop, onPick }: StopListProps) {
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list, {});
  return (
    <Panel title={title}>
      <Muted sx={{ mt: -1, mb: 1 }}>{lead}</Muted>
      <Box
        component="ol"
        ref={list}
        data-testid={`${kind}s`}
        sx={{ listStyle: 'none', p: 0.25, m: 0, mx: -1, maxHeight, overflowY: 'auto' }}
      >
        <LongList rows={order} indexOf={(at) => at} rowHeight={72}>
          {(at) => {
            const isHere = stop?.kind === kind && stop.at === at;
            const pick = () => onPick({ kind, at });
            return (
              <li key={at}>
                <ButtonBase
                  data-row={at}
                  data-problem={problemOf?.(at)}
                  aria-pressed={isHere}
                  onClick={pick}
                  onFocus={pick}
                  sx={{
                    width: '100%',
                    display: 'block',
                    textAlign: 'left',
                    px: 1,
                    py: 0.875,
                    borderRadius: 2,
                    bgcolor: isHere ? 'ground.sunken' : undefined,
                    '&:hover': { bgcolor: 'ground.sunken' },
                  }}
                >
                  {row(at, isHere)}
                </ButtonBase>
                {isHere && action?.(at)}
              </li>
            );
          }}
        </LongList>
      </Box>
    </Panel>
  );
}

/** Text of a row: two lines, more when the row is the current stop. */
export function RowText({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  return (
    <Typography
      component="span"
      variant="citation"
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: isHere ? 12 : 2,
        overflow: 'hidden',
        fontSize: '0.95rem',
        lineHeight: 1.45,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Typography>
  );
}

import { Muted, Typography } from '../../components/ui';
import { type ReactNode } from 'react';
import { PickRow, ResultList } from '../../components/ResultList';
import { Panel } from '../../components/Section';
import type { Stop } from './review';

interface StopListProps {
  kind: Stop['kind'];
  title: string;
  lead: ReactNode;
  maxHeight: string;
  /** Positions in the document's problems or references, in the order of the rows. */
  order: readonly number[];
  /** Renders the content of a row. @param isHere whether the row is the current stop */
  row: (index: number, isHere: boolean) => ReactNode;
  /** Renders what is before a row. */
  before?: (index: number) => ReactNode;
  /** Renders what the current row offers. */
  action?: (index: number) => ReactNode;
  /** Kind of the problem of a row, for tests and styles. */
  problemOf?: (index: number) => string | undefined;
  stop: Stop | undefined;
  onPick: (stop: Stop) => void;
}

/** A list of stops of the document; pressing or focusing a row shows its place in the document. */
export function StopList(props: StopListProps) {
  const { kind, title, lead, maxHeight, order, row, before, action, problemOf, stop, onPick } = props;
  return (
    <Panel title={title}>
      <Muted sx={{ mt: -1, mb: 1 }}>{lead}</Muted>
      <ResultList
        loaded={{ data: order }}
        indexOf={(index) => index}
        aria-label={title}
        data-testid={`${kind}s`}
        maxHeight={maxHeight}
        rowHeight={72}
        sx={{ mx: -1 }}
      >
        {(index) => {
          const isHere = stop?.kind === kind && stop.at === index;
          return (
            <PickRow
              key={index}
              index={index}
              data-problem={problemOf?.(index)}
              isPicked={isHere}
              isPickedByFocus
              onPick={() => onPick({ kind, at: index })}
              before={before?.(index)}
              action={isHere && action?.(index)}
            >
              {row(index, isHere)}
            </PickRow>
          );
        }}
      </ResultList>
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

import { Box } from './ui';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';

const CHUNK = 50;
/** Chunks that are rendered at once: lists of up to 200 rows are rendered whole. */
const FIRST_CHUNKS = 4;
/** Distance from the visible area at which rows are rendered. */
const MARGIN = '1500px 0px';

interface LongListProps<Row> {
  rows: readonly Row[];
  /** Returns the `data-row` of a row; its position when absent. */
  indexOf?: (row: Row) => number;
  /** Expected height of a row that is not rendered yet, in pixels. */
  rowHeight: number;
  /** Renders a row, as a `li` with a key. */
  children: (row: Row, index: number) => ReactNode;
}

/** The rows of an `ol` or `ul` of any length. Rows far below the visible area are a gap until the user comes near. */
export function LongList<Row>({ rows, indexOf, rowHeight, children }: LongListProps<Row>) {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, chunk) => {
    const part = rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
    return (
      <Chunk
        key={chunk}
        isFirst={chunk < FIRST_CHUNKS}
        indexes={part.map((row, index) => indexOf?.(row) ?? chunk * CHUNK + index).join(' ')}
        height={part.length * rowHeight}
        render={() => part.map((row, index) => children(row, chunk * CHUNK + index))}
      />
    );
  });
}

interface ChunkProps {
  isFirst: boolean;
  /** Indexes of its rows. */
  indexes: string;
  height: number;
  render: () => ReactNode;
}

function Chunk({ isFirst, indexes, height, render }: ChunkProps) {
  const [isNear, setIsNear] = useState(isFirst);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const near = (entries: IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && setIsNear(true);
    // `scrollMargin` is the margin in lists that scroll by themselves.
    const observer = new IntersectionObserver(near, { rootMargin: MARGIN, ...{ scrollMargin: MARGIN } });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear) return <Fragment>{render()}</Fragment>;
  return <Box component="li" aria-hidden ref={place} data-gap={indexes} sx={{ height }} />;
}

/** Returns the row of an index, which is rendered first when it is in a gap; null when the list has no such row. */
export async function reachRow(list: HTMLElement, index: number): Promise<HTMLElement | null> {
  const find = () => list.querySelector<HTMLElement>(`[data-row="${index}"]`);
  const gap = find() ? null : list.querySelector(`[data-gap~="${index}"]`);
  gap?.scrollIntoView({ block: 'nearest' });
  for (let frames = 0; gap?.isConnected && frames < 30; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return find();
}

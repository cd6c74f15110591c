import type { CitationRecord, CitationsPage, Pagination } from '@veracite/contracts/citations';
import { Button, Muted, Row, Skeleton } from '../../components/ui';
import { Link } from 'react-router-dom';
import { routes } from '../../site/routes';
import { QuoteIcon, SearchIcon } from '../../components/icons';
import { Empty } from '../../components/Empty';
import { ResultList } from '../../components/ResultList';
import { historyStrings as s } from './strings';
import { RecordCard } from './RecordCard';

interface HistoryListProps {
  data: CitationsPage | undefined;
  onPage: (page: number) => void;
  onRemove: (record: CitationRecord) => void;
  /** Clears the filters; absent when there are none. */
  onClear?: () => void;
}

export function HistoryList({ data, onPage, onRemove, onClear }: HistoryListProps) {
  if (!data) return <Skeleton aria-busy variant="rounded" height={474} />;
  const { citations, pagination } = data;
  if (citations.length === 0)
    return onClear ? (
      <Empty Icon={SearchIcon} title={s.noMatch} hint={s.noMatchHint}>
        <Button variant="outlined" onClick={onClear}>
          {s.clearFilters}
        </Button>
      </Empty>
    ) : (
      <Empty Icon={QuoteIcon} title={s.none} hint={s.noneHint}>
        <Button component={Link} to={routes.home} variant="contained">
          {s.start}
        </Button>
      </Empty>
    );
  const from = (pagination.page - 1) * pagination.limit + 1;
  return (
    <>
      <Muted role="status" sx={{ mb: 1.5 }}>
        {s.showing(from, from + citations.length - 1, pagination.totalCount)}
      </Muted>
      <ResultList loaded={{ data: citations }} aria-label={s.historyTitle} rowHeight={150} sx={{ gap: 1.5 }}>
        {(record) => (
          <li key={record.id}>
            <RecordCard record={record} onRemove={() => onRemove(record)} />
          </li>
        )}
      </ResultList>
      <Pager pagination={pagination} onPage={onPage} />
    </>
  );
}

function Pager({ pagination, onPage }: { pagination: Pagination; onPage: (page: number) => void }) {
  const { page, totalPages, hasPrevPage, hasNextPage } = pagination;
  return (
    <Row component="nav" aria-label="Pages" sx={{ gap: { xs: 0.5, sm: 1 }, justifyContent: 'center', mt: 3 }}>
      <Button variant="outlined" size="small" disabled={!hasPrevPage} onClick={() => onPage(page - 1)}>
        {s.previous}
      </Button>
      {pageWindow(page, totalPages).map((number) => (
        <Button
          key={number}
          size="small"
          data-page={number}
          variant={number === page ? 'contained' : 'text'}
          aria-label={s.goToPage(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
          sx={{ minWidth: 36, px: 1 }}
        >
          {number}
        </Button>
      ))}
      <Button variant="outlined" size="small" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
        {s.next}
      </Button>
      <Muted sx={{ textAlign: 'center', flexBasis: { xs: '100%', sm: 'auto' }, ml: { sm: 1 } }}>
        {s.pageOf(page, totalPages)}
      </Muted>
    </Row>
  );
}

/** The page numbers whose buttons are shown: at most five, around the current one. */
function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(5, pages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}

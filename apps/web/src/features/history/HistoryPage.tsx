import { LIMITS } from '@veracite/contracts/limits';
import type { CitationRecord, CitationsPage } from '@veracite/contracts/citations';
import { cut } from '@veracite/text/cut';
import { Alert, Box, Button, Grid, InputAdornment, Row, TextField, Typography } from '../../components/ui';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { useRefresh } from '../../api/queries';
import { forUsers } from '../../components/session/AccessRequired';
import { RetryIcon, SearchIcon } from '../../components/icons';
import { getCitations, request } from '../../api/fetcher';
import { FormDialog } from '../../components/DialogFrame';
import { useRemovals } from '../../components/Removals';
import { useToast } from '../../components/toast';
import { useAttempt } from '../../components/useAttempt';
import { ShareButton } from '../../components/share/ShareButton';
import { historyStrings as s } from './strings';
import { HistoryList } from './HistoryList';
import { everything, isEverything, useSettled } from './filter';
import { useShown } from './useShown';
import { api, type HistoryFilter } from '../../api/keys';
import { DownloadMenu } from '../../components/DownloadMenu';
import { SelectField } from '../../components/SelectField';

interface HistoryToolsProps {
  filter: HistoryFilter;
  /** Records that match the filter. */
  total: number;
  onRemoved: () => void;
}

/** Exports or deletes the records that match the filter. */
function HistoryTools({ filter, total, onRemoved }: HistoryToolsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const attempt = useAttempt();
  if (total === 0) return null;
  const remove = async () => {
    await attempt(async () => {
      const { deleted } = await request<{ deleted: number }>('DELETE', api.allCitations(filter));
      toast({ title: s.deleted(deleted) });
      onRemoved();
    });
    setIsAsking(false);
  };
  return (
    <>
      <DownloadMenu
        label={s.exportHistory}
        files={(['csv', 'json'] as const).map((format) => ({
          name: s.exportKinds[format],
          href: api.exportCitations(format, filter),
        }))}
      />
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {isEverything(filter) ? s.deleteAll : s.deleteMatching(total)}
      </Button>
      {isAsking && (
        <FormDialog
          width="sm"
          title={s.deleteTitle(total)}
          lead={s.deleteText}
          action={s.deleteConfirm}
          cancel={s.deleteKeep}
          color="error"
          onSubmit={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

export default forUsers({ title: s.historyTitle, lead: s.historyLead }, History);

/** Characters of a citation by which its deletion names it. */
const NAME = 60;

/** Leaves out records that are deleted unless that is undone. */
function withoutRemoved({ citations, pagination }: CitationsPage, isRemoved: (url: string) => boolean): CitationsPage {
  const left = citations.filter(({ id }) => !isRemoved(api.citation(id)));
  const totalCount = pagination.totalCount - (citations.length - left.length);
  return { citations: left, pagination: { ...pagination, totalCount } };
}

function History() {
  const { page, limit, filter, onPage, onChange } = useShown();
  const search = useSettled(filter.search);
  const asked = { ...filter, search };
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  // The last page is shown until the next has arrived.
  const { data, error, mutate } = useSWR<CitationsPage | null, unknown>(api.citations(page, limit, asked), {
    keepPreviousData: true,
    fetcher: getCitations,
  });
  const { afterChange } = useRefresh();

  // Another page begins at its first record, not where the last one ended.
  useEffect(() => {
    if (before.current !== page) list.current?.scrollIntoView();
    before.current = page;
  }, [page]);

  const { isRemoved, remove } = useRemovals();
  const left = data && withoutRemoved(data, isRemoved);
  const removeRecord = ({ id, originalText }: CitationRecord) => {
    if (left?.citations.length === 1 && page > 1) onPage(page - 1);
    remove({ url: api.citation(id), name: cut(originalText, NAME), onGone: () => void afterChange() });
  };
  const afterRemovalOfAll = () => {
    onPage(1);
    void afterChange();
  };
  const total = left?.pagination.totalCount ?? 0;
  return (
    <>
      <Row sx={{ gap: 2, alignItems: 'end', mb: 3 }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography variant="h2" component="h1">
            {s.historyTitle}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{s.historyLead}</Typography>
        </Box>
        <ShareButton />
        <HistoryTools filter={asked} total={total} onRemoved={afterRemovalOfAll} />
      </Row>
      <HistoryFilters
        filter={filter}
        onFilter={(next) => onChange({ filter: next })}
        limit={limit}
        onLimit={(next) => onChange({ limit: next })}
      />
      <Box ref={list} sx={{ scrollMarginTop: 80 }}>
        {error ? (
          <>
            <Alert severity="error">{s.loadFailed}</Alert>
            <Button variant="outlined" startIcon={<RetryIcon />} onClick={() => void mutate()} sx={{ mt: 2 }}>
              {s.loadAgain}
            </Button>
          </>
        ) : (
          <HistoryList
            data={left ?? undefined}
            onPage={onPage}
            onRemove={removeRecord}
            onClear={isEverything(filter) ? undefined : () => onChange({ filter: everything })}
          />
        )}
      </Box>
    </>
  );
}

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  limit: number;
  onLimit: (limit: number) => void;
}

/** Filters of the history, and the page size. */
function HistoryFilters({ filter, onFilter, limit, onLimit }: HistoryFiltersProps) {
  const day = (key: 'fromDay' | 'toDay', label: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={filter[key]}
      onChange={(event) => onFilter({ ...filter, [key]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const choice = (key: 'status' | 'tool', label: string, options: Record<string, string>) => (
    <SelectField
      size="small"
      label={label}
      value={filter[key]}
      onChange={(event) => onFilter({ ...filter, [key]: event.target.value })}
      options={options}
    />
  );
  return (
    <Grid
      role="search"
      columns={{ xs: 'repeat(2, 1fr)', md: 'minmax(150px, 1fr) 150px 150px 130px 150px 90px' }}
      sx={{ columnGap: 1.5, rowGap: 2.25, mb: 3 }}
    >
      <TextField
        type="search"
        size="small"
        label={s.search}
        placeholder={s.searchHint}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        slotProps={{
          htmlInput: { maxLength: LIMITS.historySearchMax },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon aria-hidden fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      {day('fromDay', s.fromDay)}
      {day('toDay', s.toDay)}
      {choice('status', s.filter, s.filters)}
      {choice('tool', s.tool, s.tools)}
      <SelectField
        size="small"
        label={s.pageSize}
        value={limit}
        onChange={(event) => onLimit(Number(event.target.value))}
        options={Object.fromEntries(LIMITS.historyPageSizes.map((size) => [size, String(size)]))}
      />
    </Grid>
  );
}

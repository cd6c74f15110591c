import { LIMITS } from '@veracite/contracts/limits';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { HistoryFilter } from '../../api/keys';
import { SearchIcon } from '../../components/icons';
import { SelectField } from '../../components/SelectField';
import { historyStrings as s } from './strings';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  limit: number;
  onLimit: (limit: number) => void;
}

/** Filters of the history, and the page size. */
export function HistoryFilters({ filter, onFilter, limit, onLimit }: HistoryFiltersProps) {
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
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: 2.25,
        mb: 3,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(180px, 1fr) 160px 160px 150px 100px' },
      }}
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
      <SelectField
        size="small"
        label={s.filter}
        value={filter.status}
        onChange={(event) => onFilter({ ...filter, status: event.target.value })}
        options={s.filters}
      />
      <SelectField
        size="small"
        label={s.pageSize}
        value={limit}
        onChange={(event) => onLimit(Number(event.target.value))}
        options={Object.fromEntries(LIMITS.historyPageSizes.map((size) => [size, String(size)]))}
      />
    </Box>
  );
}

import type { Pagination } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { historyStrings as s } from './strings';
import { pageWindow } from './window';

export function Pager({ pagination, onPage }: { pagination: Pagination; onPage: (page: number) => void }) {
  const { page, totalPages, hasPrevPage, hasNextPage } = pagination;
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0.5, sm: 1 },
        alignItems: 'center',
        justifyContent: 'center',
        mt: 3,
      }}
    >
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
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', textAlign: 'center', flexBasis: { xs: '100%', sm: 'auto' }, ml: { sm: 1 } }}
      >
        {s.pageOf(page, totalPages)}
      </Typography>
    </Box>
  );
}

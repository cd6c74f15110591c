import { csvTable } from '@veracite/formatting/export/csv';
import {
  Box,
  Button,
  Grid,
  Muted,
  Row,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '../../components/ui';
import { utcDayText } from '../../components/dates';
import { downloadText } from '../../components/download';
import { Fold } from '../../components/Fold';
import { DownloadIcon } from '../../components/icons';
import { Measured, measuredOn } from '../../components/Measured';
import { Page } from '../../components/Page';
import * as figures from './accuracy-tables';

/** Texts of the page of accuracy. Its tables are written by `npm run lab -- eval:accuracy`. */
const t = {
  title: 'How often the verdicts are right',
  lead: 'Measured on public sets of references with known answers. Rules and models were developed on one half of each set; the figures are of the other half.',
  interval: (hits: number, count: number) =>
    `95% interval: ${figures
      .intervalOf(hits, count)
      .map((end) => (100 * end).toFixed(1))
      .join(' to ')}`,
  headline: (date: string) =>
    `Measured on ${date}. Each reference was written in five ways, and the databases had gaps, as real ones do.`,
  tables: (date: string) =>
    `The tables below are of ${date}, with databases that hold the works of the sets among many others. In brackets: 95% intervals.`,
  errors: (count: number) => `Download all ${count} errors`,
};

export default function AccuracyPage() {
  const save = () => downloadText('veracite-errors.csv', `\uFEFF${csvTable(figures.errors)}`, 'text/csv');
  return (
    <Page title={t.title} width="lg">
      <Typography variant="h1" sx={{ fontSize: { xs: '1.7rem', md: '2.5rem' } }}>
        {t.title}
      </Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
        {t.lead}
      </Typography>
      <Measured note={t.interval} />
      <Muted variant="caption" component="p" sx={{ mt: 2 }}>
        {t.headline(measuredOn)}
      </Muted>
      <Row sx={{ gap: 2, mt: 4 }}>
        <Muted sx={{ flex: '1 1 320px' }}>{t.tables(utcDayText(figures.measuredOn))}</Muted>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
          {t.errors(figures.errors.length - 1)}
        </Button>
      </Row>
      {figures.summaries.map((table) => (
        <Box component="section" key={table.title}>
          <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
            {table.title}
          </Typography>
          <Figures {...table} />
        </Box>
      ))}
      <Grid sx={{ gap: 1, mt: 5 }}>
        {figures.details.map((table) => (
          <Fold key={table.title} title={table.title}>
            <Figures {...table} />
          </Fold>
        ))}
      </Grid>
    </Page>
  );
}

/** A table, which scrolls sideways by itself where it is too wide. */
function Figures({ title, text, head, rows }: figures.FigureTable) {
  return (
    <>
      {text && <Typography sx={{ mb: 1 }}>{text}</Typography>}
      <TableContainer tabIndex={0} aria-label={title} role="region">
        <Table size="small">
          <TableHead>
            <TableRow>
              {head.map((cell) => (
                <TableCell key={cell}>{cell}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cells, index) => (
              <TableRow key={index}>
                {cells.map((cell, column) => (
                  <TableCell key={column} sx={{ minWidth: column === 0 ? 160 : undefined, overflowWrap: 'break-word' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Page } from '../../components/Page';
import file from './accuracy.json';

/** Texts of the page of accuracy. Its figures are written by `npm run lab -- eval:accuracy`. */
const t = {
  title: 'How often the verdicts are right',
  lead: (date: string) =>
    `Measured on ${date} with the reported half of public sets of references. Rules were developed on the other half. Fake databases hold the works of the sets among many others.`,
  rowsTitle: 'Labeled references',
  rowsText:
    'Plain search: the first hit for the text in an index of all works has a title that is in the text. It finds altered references too, and reports none of their faults.',
  rowsHead: ['Set', 'References', 'Valid', 'Incomplete', 'Unknown', 'Fake', 'Found by plain search'],
  changesTitle: 'One change to the description of a real work',
  changesText:
    'Named: the verdict names each changed field as wrong or as not confirmed by any record, or is fake. A value that no record has is named, and the reference stays valid.',
  changesHead: ['Change', 'References', 'Not valid', 'Named', 'Unknown', 'Fake'],
  sentencesTitle: 'Do sentences fit the works that they cite?',
  sentencesText: 'Unless stated otherwise, measured on papers and works that were not used for development.',
  sentencesHead: ['What', 'Figure', 'Aim', 'Measured'],
  setsTitle: 'Sets',
  setsHead: ['Set', 'Records', 'Source', 'License'],
  errorsTitle: (count: number) => `All ${count} errors`,
  errorsHead: ['Reference', 'What it is', 'Verdict'],
};

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)}\u00a0%`;

export default function AccuracyPage() {
  const rows = file.rows.map(({ set, truth, count, verdicts, foundBySearch }) => [
    `${set}, ${truth}`,
    String(count),
    ...[verdicts.valid, verdicts.incomplete, verdicts.unknown, verdicts.fake, foundBySearch].map((n) =>
      percent(n, count),
    ),
  ]);
  const changes = file.changes.map(({ kind, count, flagged, named, unknown, fake }) => [
    kind,
    String(count),
    ...[flagged, named, unknown, fake].map((n) => percent(n, count)),
  ]);
  const sentences = file.sentences.map(({ what, figure, aim, measured }) => [what, figure, aim, measured]);
  const sets = file.sets.map(({ name, records, home, license }) => [name, String(records), home, license]);
  const errors = file.errors.map(({ group, status, text }) => [text, group, status]);
  return (
    <Page title={t.title} width="lg">
      <Typography variant="h1">{t.title}</Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 1.5, mb: 4 }}>
        {t.lead(file.measured)}
      </Typography>
      <Section title={t.rowsTitle} text={t.rowsText} head={t.rowsHead} rows={rows} />
      <Section title={t.changesTitle} text={t.changesText} head={t.changesHead} rows={changes} />
      <Section title={t.sentencesTitle} text={t.sentencesText} head={t.sentencesHead} rows={sentences} />
      <Section title={t.setsTitle} head={t.setsHead} rows={sets} />
      <Section title={t.errorsTitle(errors.length)} head={t.errorsHead} rows={errors} />
    </Page>
  );
}

/** A heading and a table, which scrolls sideways by itself where it is too wide. */
function Section({ title, text, head, rows }: { title: string; text?: string; head: string[]; rows: string[][] }) {
  return (
    <>
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        {title}
      </Typography>
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
            {rows.map((cells, at) => (
              <TableRow key={at}>
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

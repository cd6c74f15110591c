import type { MatchedRecord } from '@veracite/contracts/citations';
import type { ExportFormatId } from '@veracite/formatting/export/formats';
import Box from '@mui/material/Box';
import { copyText } from '../../clipboard';
import { CopyButton } from '../../CopyButton';
import { checkStrings as s } from '../strings';
import { workOf } from './exported-works';

const formats: { id: ExportFormatId; name: string }[] = [
  { id: 'bibtex', name: 'BibTeX' },
  { id: 'ris', name: 'RIS' },
  { id: 'csl-json', name: 'CSL-JSON' },
];

/** Buttons that copy the record in formats of reference managers. */
export function CopyRecord({ match }: { match: MatchedRecord }) {
  const copy = async (id: ExportFormatId) => {
    const { exportWorks } = await import('@veracite/formatting/export/formats');
    await copyText(String(exportWorks([workOf(match)], id)));
  };
  return (
    <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {formats.map(({ id, name }) => (
        <CopyButton
          key={id}
          label={name}
          aria-label={`${s.copy} ${name}`}
          copy={() => copy(id)}
          done={{ title: s.copiedToast, description: s.copiedRecord(name), tone: 'success' }}
        />
      ))}
    </Box>
  );
}

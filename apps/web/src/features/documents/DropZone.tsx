import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DropArea } from '../../components/DropArea';
import { FileButton } from '../../components/FileButton';
import { ShieldIcon } from '../../components/icons';
import { Notice } from '../../components/Notice';
import { appStrings } from '../../site/strings';
import { exampleFile } from './example';
import { ACCEPTED } from './read-file';
import { documentStrings as s } from './strings';

interface DropZoneProps {
  onFile: (file: File) => void;
  /** Why the last file was not read. */
  fault?: string;
}

/** The area to drop or choose a document. */
export function DropZone({ onFile, fault }: DropZoneProps) {
  const take = ([file]: Iterable<File>) => file && onFile(file);
  return (
    <Card component="section" aria-label={s.field} sx={{ p: { xs: 2, sm: 3 } }}>
      <DropArea title={s.drop} overTitle={s.dropNow} kinds={s.kinds} onDrop={({ files }) => take(files)}>
        <FileButton
          variant="contained"
          size="large"
          field={{ accept: ACCEPTED, ...{ 'data-testid': 'document-file' } }}
          onFiles={take}
        >
          {s.choose}
        </FileButton>
        <Button size="large" onClick={() => onFile(exampleFile())}>
          {appStrings.example}
        </Button>
      </DropArea>
      {fault && (
        <Notice tone="fake">
          <strong>{s.refused}.</strong> {fault}
        </Notice>
      )}
      <Box sx={{ display: 'flex', gap: 1.25, mt: 2, alignItems: 'flex-start' }}>
        <ShieldIcon aria-hidden fontSize="small" sx={{ color: 'status.valid.main', mt: '2px' }} />
        <Typography variant="body2">
          {s.notKept} {s.shownInTab}
        </Typography>
      </Box>
    </Card>
  );
}

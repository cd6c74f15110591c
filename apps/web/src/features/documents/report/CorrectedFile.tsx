import type { DocumentKind } from '@veracite/model/document';
import { Box, Button } from '../../../components/ui';
import { useState, useTransition } from 'react';
import { api } from '../../../api/keys';
import { uploadForFile } from '../../../api/fetcher';
import { DialogFrame } from '../../../components/DialogFrame';
import { downloadFile } from '../../../components/download';
import { FileButton } from '../../../components/FileButton';
import { DownloadIcon } from '../../../components/icons';
import { useAttempt } from '../../../components/useAttempt';
import { ACCEPTED } from '../read-file';
import { documentStrings as s } from '../strings';

/** Kinds of documents that the server corrects. */
export const CORRECTABLE: readonly DocumentKind[] = ['docx', 'odt', 'latex', 'markdown', 'text'];

const OFFICE = /\.(?:docx|odt)$/i;

/** A corrected file, and its changes line by line. */
interface Corrected {
  name: string;
  bytes: Uint8Array;
  diff: string;
}

interface CorrectedFileProps {
  /** Absent after a reload: the server does not store it, and it is chosen again. */
  file: File | undefined;
  check: string;
}

/** Downloads the corrected copy of a document. The changes of a text are shown before. */
export function CorrectedFile({ file, check }: CorrectedFileProps) {
  const [isBusy, start] = useTransition();
  const [shown, setShown] = useState<Corrected>();
  const attempt = useAttempt();
  const ask = async (chosen: File) => {
    const bytes = await uploadForFile(api.corrected(), { file: chosen, check });
    const name = chosen.name.replace(/(\.\w+)?$/, '-corrected$1');
    if (OFFICE.test(name)) save({ name, bytes });
    else setShown({ name, bytes, diff: await diffOf(chosen, bytes) });
  };
  const failure = { title: s.fileNotCorrected, text: s.tryAgain };
  const correct = (chosen: File) => start(async () => void (await attempt(() => ask(chosen), undefined, failure)));
  const button = { size: 'small', variant: 'contained', startIcon: <DownloadIcon />, disabled: isBusy } as const;
  return (
    <>
      {file ? (
        <Button {...button} onClick={() => correct(file)}>
          {s.correctedFile}
        </Button>
      ) : (
        <FileButton {...button} field={{ accept: ACCEPTED }} onFiles={([chosen]) => chosen && correct(chosen)}>
          {s.correctedFile}
        </FileButton>
      )}
      {shown && (
        <DialogFrame
          title={s.fileChanges}
          lead={s.fileChangesLead}
          width="md"
          onClose={() => setShown(undefined)}
          actions={
            <Button variant="contained" onClick={() => save(shown)}>
              {s.saveCorrected}
            </Button>
          }
        >
          <Box
            component="pre"
            tabIndex={0}
            sx={{ m: 0, p: 2, maxHeight: '50vh', overflow: 'auto', whiteSpace: 'pre-wrap', bgcolor: 'ground.sunken' }}
          >
            {shown.diff}
          </Box>
        </DialogFrame>
      )}
    </>
  );
}

const save = ({ name, bytes }: Pick<Corrected, 'name' | 'bytes'>) =>
  downloadFile(name, bytes, 'application/octet-stream');

/** Returns the changed lines of a text, with a line around each. */
async function diffOf(file: File, bytes: Uint8Array): Promise<string> {
  const { structuredPatch } = await import('diff');
  const { hunks } = structuredPatch('', '', await file.text(), new TextDecoder().decode(bytes), '', '', { context: 1 });
  return hunks.map(({ lines }) => lines.join('\n')).join('\n\n');
}

import { Box } from '../../ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../site/routes';
import { FileButton } from '../../FileButton';
import { useToast } from '../../toast';
import { useDropTarget } from '../../useDropTarget';
import { checkStrings as s } from '../strings';
import { messageOf, statusOf } from '../../../api/errors';
import { handOver } from '../../../api/handed-file';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';

const MAX_BYTES = 1_000_000;
/** Length of the start of a binary file that is sent to recognize its type. */
const HEAD = 4_000;

/** The text of a file, or why it has none, when that is known. */
type FileText = { text: string } | { why?: string };

/**
 * Returns the text of a file, as if it were pasted: its format is recognized by its content. For a binary file the server
 * reports its type.
 */
async function readReferences(file: File): Promise<FileText> {
  if (file.size > MAX_BYTES) return {};
  const text = await file.text();
  return isText(text) ? { text } : { why: await kindOf(text) };
}

/** Returns whether bytes are text: no NULs, and UTF-8 apart from a few letters. */
function isText(text: string): boolean {
  const head = text.slice(0, HEAD);
  const strange = head.match(/\uFFFD/g)?.length ?? 0;
  return !head.includes('\0') && strange * 20 <= head.length && !head.startsWith('%PDF-');
}

async function kindOf(text: string): Promise<string | undefined> {
  try {
    await request('POST', api.parse(), { text: text.slice(0, HEAD).replaceAll('\0', '\uFFFD') });
    return undefined;
  } catch (error) {
    return statusOf(error) === 400 ? messageOf(error) : undefined;
  }
}

/** Files that hold a document and not only its references. */
const DOCUMENT = /\.(?:docx|odt|pdf)$/i;

/**
 * Opens a file of references by drop or by a button, around the field it wraps. A document goes on in the document checker,
 * which reads its references.
 */
export function FileDrop({ onText, children }: { onText: (text: string) => void; children: ReactNode }) {
  const toast = useToast();
  const navigate = useNavigate();

  const take = async (file: File | undefined) => {
    if (!file) return;
    if (DOCUMENT.test(file.name)) {
      handOver(file);
      void navigate(routes.document);
      return;
    }
    const read = await readReferences(file);
    if ('text' in read) {
      onText(read.text);
      toast({ title: s.fileRead(file.name) });
    } else toast({ title: s.fileRefused, description: read.why ?? s.fileKinds, tone: 'destructive' });
  };
  const { over, target } = useDropTarget(({ files }) => void take(files[0]));

  return (
    <Box {...target} sx={{ position: 'relative' }}>
      {children}
      {over && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            borderRadius: 2,
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'primary.main',
            bgcolor: 'primary.light',
            pointerEvents: 'none',
          }}
        >
          {s.dropHere}
        </Box>
      )}
      <FileButton
        size="small"
        onFiles={([file]) => void take(file)}
        sx={{ position: 'absolute', right: 0, top: -6, px: 1 }}
      >
        {s.openFile}
      </FileButton>
    </Box>
  );
}

import { Box, Row } from '../../components/ui';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { messageOf } from '../../api/errors';
import { fileOf } from '../../api/fetcher';
import { CopyButton } from '../../components/CopyButton';
import { DialogFrame } from '../../components/DialogFrame';
import { DownloadMenu } from '../../components/DownloadMenu';
import { Notice } from '../../components/Notice';
import { appStrings } from '../../site/strings';
import { deskStrings as s } from './strings';

/** The letter to the authors of a paper, to copy or download. */
export function LetterDialog({ id, paperId, onClose }: { id: string; paperId: string; onClose: () => void }) {
  const { data, error } = useSWR<string, unknown>(deskApi.letter(id, paperId, 'text'), fileOf, {
    revalidateOnMount: true,
  });
  return (
    <DialogFrame title={s.letter} lead={s.letterLead} width="md" onClose={onClose}>
      {error !== undefined && <Notice>{messageOf(error) ?? appStrings.notLoaded}</Notice>}
      <Box
        role="region"
        tabIndex={0}
        aria-label={s.letterText}
        aria-busy={data === undefined}
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          overflow: 'auto',
          minHeight: 200,
          maxHeight: '50vh',
          p: { xs: 2, sm: 3 },
          borderRadius: 2.5,
          bgcolor: 'ground.sunken',
        }}
      >
        {data?.trim() === '' ? s.noLetter : data}
      </Box>
      <Row>
        <CopyButton size="medium" variant="contained" copy={data ?? ''} done={s.copiedLetter} />
        <DownloadMenu
          label={s.download}
          files={(['text', 'docx', 'eml'] as const).map((format) => ({
            name: s.letterFiles[format],
            href: deskApi.letter(id, paperId, format),
          }))}
        />
      </Row>
    </DialogFrame>
  );
}

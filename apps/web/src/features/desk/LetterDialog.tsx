import { Box, Button, Row } from '../../components/ui';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { messageOf } from '../../api/errors';
import { fileOf } from '../../api/fetcher';
import { CopyButton } from '../../components/CopyButton';
import { DialogFrame } from '../../components/DialogFrame';
import { DownloadMenu } from '../../components/DownloadMenu';
import { Notice } from '../../components/Notice';
import { useChange } from '../../components/useAttempt';
import { appStrings } from '../../site/strings';
import { deskStrings as s } from './strings';

interface LetterDialogProps {
  id: string;
  paperId: string;
  isEditor: boolean;
  onClose: () => void;
}

/** The letter to the authors of a paper, to copy or download. Editors can withdraw the address at which authors answer. */
export function LetterDialog({ id, paperId, isEditor, onClose }: LetterDialogProps) {
  const change = useChange(onClose);
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
        {isEditor && (
          <Button
            title={s.withdrawAnswersHint}
            sx={{ ml: 'auto' }}
            onClick={() => void change('DELETE', deskApi.paper(id, paperId, 'answers'), { done: s.answersWithdrawn })}
          >
            {s.withdrawAnswers}
          </Button>
        )}
      </Row>
    </DialogFrame>
  );
}

import { Box, Button, Row } from '../../components/ui';
import { useState } from 'react';
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
import { LetterTemplate } from './LetterTemplate';
import { deskStrings as s } from './strings';
import { useCollection } from './useCollection';

/** The letter to the authors of a paper, to copy or download. Editors change its template, or withdraw the address at which authors answer. */
export function LetterDialog({ id, paperId, onClose }: { id: string; paperId: string; onClose: () => void }) {
  const [isEdited, setIsEdited] = useState(false);
  const change = useChange(onClose);
  const { data: collection, mutate: reload } = useCollection(id);
  const { data, error, mutate } = useSWR<string, unknown>(deskApi.letter(id, paperId, 'text'), fileOf, {
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
      {collection && isEdited ? (
        <LetterTemplate
          collection={collection}
          onCancel={() => setIsEdited(false)}
          onSaved={() => {
            setIsEdited(false);
            void reload();
            void mutate();
          }}
        />
      ) : (
        <Row>
          <CopyButton size="medium" variant="contained" copy={data ?? ''} done={s.copiedLetter} />
          <DownloadMenu
            label={s.download}
            files={(['text', 'docx', 'eml'] as const).map((format) => ({
              name: s.letterFiles[format],
              href: deskApi.letter(id, paperId, format),
            }))}
          />
          {collection && collection.role !== 'reader' && (
            <>
              <Button variant="outlined" onClick={() => setIsEdited(true)}>
                {s.editTemplate}
              </Button>
              <Button
                title={s.withdrawAnswersHint}
                sx={{ ml: 'auto' }}
                onClick={() =>
                  void change('DELETE', deskApi.paper(id, paperId, 'answers'), { done: s.answersWithdrawn })
                }
              >
                {s.withdrawAnswers}
              </Button>
            </>
          )}
        </Row>
      )}
    </DialogFrame>
  );
}

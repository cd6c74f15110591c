import type { LetterAnswer, LetterQuestions } from '@veracite/contracts/letter-answers';
import { Box, Button, Grid, Muted, Row, Typography } from '../../components/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { upload } from '../../api/fetcher';
import { dayText } from '../../components/dates';
import { ExternalLink } from '../../components/ExternalLink';
import { FileButton } from '../../components/FileButton';
import { FormField } from '../../components/FormField';
import { LoadedPage } from '../../components/LoadedPage';
import { Page } from '../../components/Page';
import { Panel } from '../../components/Section';
import { useAttempt } from '../../components/useAttempt';
import { deskStrings as s } from './strings';

/** The questions of a letter to authors, who answer them here without an account. */
export default function AnswersPage() {
  const { token = '' } = useParams();
  const loaded = useSWR<LetterQuestions | null, unknown>(deskApi.answers(token), { revalidateOnMount: true });
  const { data, mutate } = loaded;
  return (
    <Page title={s.answersTitle}>
      <LoadedPage
        title={s.answersTitle}
        lead={data && s.answersLead(data.paper, data.collection, dayText(data.until))}
        loaded={loaded}
        gone={s.answersGone}
      >
        {data?.questions.map(({ position, text }) => (
          <Panel key={position} title={s.reference(position)}>
            <Typography component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 2 }}>
              {text}
            </Typography>
            <Answers answers={data.answers.filter((answer) => answer.position === position)} />
            <AnswerForm
              position={position}
              token={token}
              onAnswered={(now) => void mutate(now, { revalidate: false })}
            />
          </Panel>
        ))}
        {data?.questions.length === 0 && <Typography>{s.nothingAsked}</Typography>}
      </LoadedPage>
    </Page>
  );
}

/** What the authors have answered about a reference. @param props.fileOf returns the address of the file of an answer */
export function Answers({ answers, fileOf }: { answers: LetterAnswer[]; fileOf?: (id: string) => string }) {
  if (answers.length === 0) return null;
  return (
    <Box component="ul" aria-label={s.answers} sx={{ m: 0, mb: 2, pl: 2.5, overflowWrap: 'anywhere' }}>
      {answers.map(({ id, address, note, fileName, answeredAt }) => (
        <li key={id} data-answer>
          <Muted component="span">{s.answeredOn(dayText(answeredAt))}</Muted> {note}{' '}
          {address && (
            <ExternalLink href={address} underline="always">
              {address}
            </ExternalLink>
          )}{' '}
          {fileName && (fileOf ? <a href={fileOf(id)}>{fileName}</a> : fileName)}
        </li>
      ))}
    </Box>
  );
}

interface AnswerFormProps {
  position: number;
  token: string;
  onAnswered: (questions: LetterQuestions) => void;
}

function AnswerForm({ position, token, onAnswered }: AnswerFormProps) {
  const { control, handleSubmit, formState, reset, setError } = useForm({ defaultValues: { address: '', note: '' } });
  const [file, setFile] = useState<File>();
  const attempt = useAttempt();
  const submit = handleSubmit(async ({ address, note }) => {
    if (!address.trim() && !note.trim() && !file) return setError('address', { message: s.answerRequired });
    await attempt(async () => {
      const fields = { position: String(position), address, note, ...(file && { file }) };
      onAnswered(await upload<LetterQuestions>(deskApi.answers(token), fields));
      reset();
      setFile(undefined);
    }, s.answerSent);
  });
  return (
    <Grid component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 1.5 }}>
      <FormField control={control} name="address" size="small" label={s.answerAddress} helperText={s.answerHint} />
      <FormField control={control} name="note" size="small" label={s.answerNote} multiline />
      <Row>
        <FileButton variant="outlined" field={{ 'aria-label': s.answerFile }} onFiles={([chosen]) => setFile(chosen)}>
          {s.answerFile}
        </FileButton>
        {file && <Muted sx={{ overflowWrap: 'anywhere' }}>{file.name}</Muted>}
        <Button type="submit" variant="contained" disabled={formState.isSubmitting} sx={{ ml: 'auto' }}>
          {s.answerSend}
        </Button>
      </Row>
    </Grid>
  );
}

import { LETTER_MAX, type ChangeCollection, type Collection } from '@veracite/contracts/collections';
import { Box, Button, Row } from '../../components/ui';
import { useForm } from 'react-hook-form';
import { deskApi } from '../../api/desk';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { FormField } from '../../components/FormField';
import { appStrings } from '../../site/strings';
import { deskStrings as s } from './strings';

interface LetterTemplateProps {
  collection: Collection;
  onSaved: () => void;
  onCancel: () => void;
}

/** Changes the template of the letters of a collection. */
export function LetterTemplate({ collection, onSaved, onCancel }: LetterTemplateProps) {
  const { control, handleSubmit, formState, setError } = useForm({ defaultValues: { letter: collection.letter } });
  const save = (change: Pick<ChangeCollection, 'letter'>) =>
    request('PATCH', deskApi.collection(collection.id), change).then(onSaved, (error: unknown) =>
      setError('letter', { message: messageOf(error) ?? appStrings.failed }),
    );
  return (
    <Box component="form" noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <FormField
        multiline
        autoFocus
        minRows={6}
        maxRows={16}
        control={control}
        name="letter"
        label={s.template}
        helperText={s.templateHint}
        slotProps={{ htmlInput: { maxLength: LETTER_MAX }, formHelperText: { role: 'alert' } }}
      />
      <Row sx={{ mt: 2, justifyContent: 'flex-end' }}>
        <Button sx={{ mr: 'auto' }} onClick={() => void save({ letter: '' })}>
          {s.templateReset}
        </Button>
        <Button onClick={onCancel}>{appStrings.cancel}</Button>
        <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
          {s.save}
        </Button>
      </Row>
    </Box>
  );
}

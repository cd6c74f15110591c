import { WATCH_NAME_MAX, type WatchDetail, type WatchRequest } from '@veracite/contracts/watches';
import type { WatchRhythm } from '@veracite/model/watching';
import { Button, Checkbox, FormControlLabel, Grid, Muted, Radio, RadioGroup, Row } from '../../components/ui';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useSignInOptions } from '../../api/queries';
import { FormField } from '../../components/FormField';
import { Panel } from '../../components/Section';
import { TextArea } from '../../components/TextArea';
import { useAttempt } from '../../components/useAttempt';
import { watchStrings as s } from './strings';

type From = 'text' | 'address';
const EMPTY = { name: '', text: '', address: '', every: 'week' as WatchRhythm, mail: true };

/** Takes a list, or the address of one, and begins to watch it. */
export function NewWatch({ onBegun }: { onBegun: () => void }) {
  const [from, setFrom] = useState<From>('text');
  const attempt = useAttempt();
  const { data: options } = useSignInOptions();
  const { control, handleSubmit, formState, reset } = useForm({ defaultValues: EMPTY });
  const text = useController({
    control,
    name: 'text',
    rules: { validate: (value) => from !== 'text' || value.trim() !== '' || s.listRequired },
  });
  const mail = useController({ control, name: 'mail' });
  const sendsMail = options?.passwordReset ?? true;

  const submit = handleSubmit(({ name, text: list, address, every, mail: wanted }) =>
    attempt(async () => {
      const asked: WatchRequest = {
        ...(name.trim() && { name: name.trim() }),
        ...(from === 'text' ? { text: list } : { address: address.trim() }),
        every,
        mail: wanted,
      };
      await request<WatchDetail>('POST', api.watches(), asked);
      reset();
      onBegun();
    }, s.begun),
  );

  return (
    <Panel title={s.newWatch}>
      <Grid component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        <RadioGroup row aria-label={s.from} value={from} onChange={(_event, value) => setFrom(value as From)}>
          <FormControlLabel value="text" control={<Radio size="small" />} label={s.fromText} />
          <FormControlLabel value="address" control={<Radio size="small" />} label={s.fromAddress} />
        </RadioGroup>
        {from === 'text' ? (
          <TextArea
            label={s.list}
            placeholder={s.listPlaceholder}
            rows={6}
            value={text.field.value}
            onChange={text.field.onChange}
            error={text.fieldState.error?.message}
            hint={s.listHint}
          />
        ) : (
          <FormField
            control={control}
            name="address"
            label={s.address}
            helperText={s.addressHint}
            type="url"
            rules={{ validate: (value) => String(value).trim() !== '' || s.addressRequired }}
          />
        )}
        <Grid columns={{ sm: '2fr 1fr' }} sx={{ gap: 2 }}>
          <FormField
            control={control}
            name="name"
            label={s.name}
            helperText={s.nameHint}
            slotProps={{ htmlInput: { maxLength: WATCH_NAME_MAX } }}
          />
          <FormField control={control} name="every" label={s.every} options={s.rhythm} />
        </Grid>
        <Row sx={{ gap: 2, justifyContent: 'space-between' }}>
          {sendsMail ? (
            <FormControlLabel
              label={s.mailMe}
              control={<Checkbox size="small" checked={mail.field.value} onChange={mail.field.onChange} />}
            />
          ) : (
            <Muted>{s.noMail}</Muted>
          )}
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {s.submit}
          </Button>
        </Row>
      </Grid>
    </Panel>
  );
}

import type { Style } from '@veracite/model/verification';
import { Card, Row } from '../../components/ui';
import { useState, type FormEvent } from 'react';
import { FormActions } from '../../components/FormActions';
import { TextArea } from '../../components/TextArea';
import { StyleSelect } from '../../components/StyleSelect';
import { useDraft } from '../../api/useDraft';
import { CheckArea, CheckPage } from '../../verification/CheckPage';
import { useCheckPage } from '../../verification/useCheckPage';
import { correctorStrings as s } from './strings';

const EMPTY: { text: string; format: Style } = { text: '', format: 'apa' };

export default function CorrectorPage() {
  const [{ text, format }, setDraft] = useDraft(EMPTY);
  const setText = (next: string) => setDraft((now) => ({ ...now, text: next }));
  const setFormat = (next: Style) => setDraft((now) => ({ ...now, format: next }));
  const [refused, setRefused] = useState(false);
  const page = useCheckPage('citations', {
    strings: s,
    onResume: (pending) => {
      setText(pending.text);
      setFormat(pending.format);
    },
  });
  const { isShown, busy, run, clear } = page;
  // One citation, though it may be wrapped over lines.
  const citation = text.replace(/\s+/g, ' ').trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(citation === '');
    if (citation !== '') void run({ citations: [citation], format, text });
  };
  return (
    <CheckPage
      page={page}
      strings={s}
      intro={isShown ? 'steps' : 'whole'}
      report={<CheckArea page={page} style={format} />}
      input={
        <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
          <TextArea
            label={s.label}
            placeholder={s.placeholder}
            rows={5}
            value={text}
            error={refused ? s.required : undefined}
            hint={s.allFormats}
            isSmall={isShown}
            onChange={(next) => {
              setText(next);
              setRefused(false);
            }}
          />
          <Row sx={{ gap: 1.5, mt: 2 }}>
            <StyleSelect label={s.format} labels={s.formats} value={format} onChange={setFormat} />
            <FormActions
              submit={busy ? s.verifying : s.verify}
              cost={1}
              clear={s.clear}
              busy={busy}
              onExample={() => {
                setText(s.example);
                setRefused(false);
              }}
              onClear={() => {
                setText('');
                setRefused(false);
                clear();
              }}
            />
          </Row>
        </Card>
      }
    />
  );
}

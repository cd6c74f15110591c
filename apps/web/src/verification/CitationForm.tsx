import { LIMITS } from '@veracite/contracts/limits';
import type { Style } from '@veracite/model/verification';
import { Button, Card, Muted, Row } from '../components/ui';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Notice } from '../components/Notice';
import { TextArea } from '../components/TextArea';
import { StyleSelect } from '../components/StyleSelect';
import { exampleCitations } from './example-citations';
import { checkStrings as s } from '../components/check/strings';
import { EntryPanel } from '../components/check/entries/EntryPanel';
import { entryStrings } from '../components/check/entries/strings';
import type { Entries } from '../components/check/entries/useEntries';
import { FileDrop } from '../components/check/entries/FileDrop';
import type { VerificationRun } from '../api/verification-run';

interface CitationFormProps {
  text: string;
  onText: (text: string) => void;
  /** The entries found in the text. */
  entries: Entries;
  format: Style;
  onFormat: (format: Style) => void;
  busy: boolean;
  onSubmit: (run: VerificationRun) => void;
  /** The choice whether the text is stored; shown below the button. */
  keeping?: ReactNode;
  rows?: number;
  /** Small when a result is shown: only the text, to be changed and checked again. */
  isSmall?: boolean;
}

function submitLabel(count: number): string {
  return count <= 1 ? s.verifyOne : s.verifyMany(Math.min(count, LIMITS.batchMax));
}

/** Returns why nothing can be verified; undefined when it can. */
function missingOf({ list }: Entries): string | undefined {
  if (list.entries.length > 0) return undefined;
  return list.asides.length > 0 ? entryStrings.allLeftOut : entryStrings.nothingYet;
}

/** The form for one or many citations, with the entries found in the text. */
export function CitationForm({
  text,
  onText,
  entries,
  format,
  onFormat,
  busy,
  onSubmit,
  keeping,
  rows = 12,
  isSmall,
}: CitationFormProps) {
  const [touched, setTouched] = useState(false);
  const count = entries.list.entries.length;
  const tooMany = count > LIMITS.batchMax;
  const disabled = busy || entries.isWaiting || count === 0 || tooMany;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTouched(true);
    if (disabled) return;
    entries.press(({ list: { entries: found, paid }, check }) =>
      onSubmit({ citations: found.map((entry) => entry.text), format, text, check, cost: found.length - paid }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const empty = touched && text.length === 0;
  const missing = missingOf(entries);

  return (
    <Card
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ p: isSmall ? { xs: 1.5, sm: 2 } : { xs: 2, sm: 3 }, boxShadow: '0 30px 60px -40px rgb(20 24 60 / 0.35)' }}
    >
      <FileDrop onText={onText}>
        <TextArea
          label={s.inputLabel}
          placeholder={s.inputPlaceholder}
          rows={rows}
          isSmall={isSmall}
          value={text}
          error={empty ? s.empty : undefined}
          onChange={onText}
          onKeyDown={onKeyDown}
        />
      </FileDrop>
      <Row sx={{ mt: 1.25 }}>
        <Muted aria-live="polite" sx={{ flex: '1 1 100px' }}>
          {s.detected(count)}
        </Muted>
        <Button size="small" sx={{ px: 1 }} onClick={() => onText(exampleCitations.join('\n'))}>
          {s.paste}
        </Button>
        <Button
          size="small"
          sx={{ px: 1 }}
          disabled={busy}
          onClick={() => {
            onText('');
            setTouched(false);
          }}
        >
          {s.clear}
        </Button>
      </Row>
      {tooMany && <Notice>{s.tooMany}</Notice>}
      <Row sx={{ gap: { xs: 1, sm: 2 }, mt: 1.5 }}>
        <StyleSelect label={s.format} value={format} onChange={onFormat} />
        <Button
          type="submit"
          variant="contained"
          size={isSmall ? 'medium' : 'large'}
          disabled={disabled}
          sx={{ flex: { xs: '1 1 auto', sm: '0 0 auto' }, px: { xs: 1.5, sm: 3 } }}
        >
          {busy ? s.verifying : submitLabel(count)}
        </Button>
        <Muted variant="caption" sx={{ display: { xs: missing ? 'block' : 'none', sm: 'block' } }}>
          {missing ?? s.shortcut}
        </Muted>
      </Row>
      {!isSmall && <EntryPanel entries={entries} cost={count - entries.list.paid} />}
      {keeping}
    </Card>
  );
}

import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useDraft } from '../../api/useDraft';
import { Page } from '../../components/Page';
import { ToolIntro } from '../../components/ToolIntro';
import { visuallyHidden } from '../../components/visuallyHidden';
import { ToolHeader } from '../../components/plans/ToolHeader';
import { useToolGate } from '../../components/plans/useToolGate';
import { CheckArea, Credits, Plans } from '../../verification/CheckArea';
import { useVerification } from '../../verification/useVerification';
import { DocumentSummary } from './DocumentSummary';
import { DropZone } from './DropZone';
import type { Results } from './review';
import { Review } from './Review';
import { documentStrings as s } from './strings';
import { shownEntries } from '../../components/check/progress/shown-entries';
import { storedOf } from './read-file';
import { useAccepted } from './useAccepted';
import { useDocument } from './useDocument';

const EMPTY: { format: Style } = { format: 'apa' };
const NONE: Results = [];

/** The document checker: reads a document and links its citations for free, and checks its references on request. */
export default function DocumentPage() {
  const { askSignIn } = useToolGate(s.tool);
  const [{ format }, setForm] = useDraft(EMPTY);
  const page = useVerification({ failure: { title: s.failedTitle, text: s.failedText } });
  const { check: found, busy, run, clear } = page;
  const { read: own, file, fault, isReading, open, close, cancel } = useDocument({ askSignIn, onRead: clear });
  const whole = useMemo(() => {
    // The references of a document that is checked again are sent as texts.
    const isOwn = found && own && (found.id === own.id || found.entries[0]?.raw === own.answer.references[0]?.text);
    return isOwn || !found ? own : storedOf(found);
  }, [own, found]);

  const { read, ...accepting } = useAccepted(whole);
  const results = useMemo(() => found?.entries.map(({ result }) => result) ?? NONE, [found]);
  const rows = useMemo(() => (found ? shownEntries(found).map(({ position }) => position) : []), [found]);

  const check = () =>
    void run({
      citations: read?.answer.references.map(({ text }) => text) ?? [],
      format,
      text: '',
      tool: 'documents',
      check: found ? undefined : own?.id,
    });
  const drop = () => {
    close();
    clear();
  };
  const hasSomething = read && read.answer.references.length + read.answer.citations.length > 0;
  const isChecked = found !== undefined && found.state !== 'running';
  const shown = found && <CheckArea page={page} style={format} isProblemsFirst />;
  return (
    <Page title={s.tool} width={read ? 'wide' : 'lg'}>
      {read ? (
        <Typography variant="h3" component="h1" sx={{ mb: 1.5 }}>
          {s.title}
        </Typography>
      ) : (
        <ToolHeader title={s.title} lead={s.lead} />
      )}
      <Box role="status" sx={visuallyHidden}>
        {read && s.announce(read.answer.references.length, read.answer.problems.length)}
      </Box>
      {isReading ? (
        <Reading name={file?.name ?? ''} onCancel={cancel} />
      ) : read ? (
        <>
          <DocumentSummary
            read={read}
            format={format}
            onFormat={(next) => setForm({ format: next })}
            busy={busy}
            isChecked={isChecked}
            onCheck={check}
            onClose={drop}
          />
          <Credits page={page} />
          {hasSomething && (
            <Review
              key={read.name}
              read={read}
              accepting={accepting}
              file={file}
              results={results}
              checked={shown}
              isChecked={isChecked}
              rows={rows}
              style={format}
            />
          )}
        </>
      ) : (
        <DropZone onFile={(chosen) => void open(chosen)} fault={fault} />
      )}
      {!read && !isReading && !found && <ToolIntro strings={s} />}
      <Plans page={page} />
    </Page>
  );
}

function Reading({ name, onCancel }: { name: string; onCancel: () => void }) {
  return (
    <Card aria-busy="true" sx={{ p: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <CircularProgress size={28} aria-label={s.reading(name)} />
      <Box role="status" sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {s.reading(name)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {s.readingLead}
        </Typography>
      </Box>
      <Button variant="outlined" onClick={onCancel}>
        {s.cancel}
      </Button>
    </Card>
  );
}

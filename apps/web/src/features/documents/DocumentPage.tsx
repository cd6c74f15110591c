import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, useMemo, useState } from 'react';
import { useDraft } from '../../api/useDraft';
import { Page } from '../../components/Page';
import { PartBoundary } from '../../components/PartBoundary';
import { ResultPicture } from '../../components/ResultPicture';
import { Steps } from '../../components/Steps';
import { visuallyHidden } from '../../components/visuallyHidden';
import { useAuth } from '../../components/session/auth-context';
import { ToolHeader } from '../../components/plans/ToolHeader';
import { useToolGate } from '../../components/plans/useToolGate';
import { useVerification } from '../../verification/useVerification';
import { DocumentSummary } from './DocumentSummary';
import { DropZone } from './DropZone';
import { inPlace, type Results } from './review';
import { Review } from './Review';
import { documentStrings as s } from './strings';
import { shownEntries } from '../../components/check/progress/shown-entries';
import { storedOf } from './read-file';
import { useDocument } from './useDocument';

const ResultArea = lazy(() => import('../../components/check/progress/ResultArea'));
const UsageNotice = lazy(() => import('../../components/plans/UsageNotice'));
const PricingDialog = lazy(() => import('../../components/plans/PricingDialog'));

const EMPTY: { format: Style } = { format: 'apa' };
const NONE: Results = [];

/** The document checker: reads a document and links its citations for free, and checks its references on request. */
export default function DocumentPage() {
  const { user } = useAuth();
  const { askSignIn } = useToolGate(s.tool);
  const [{ format }, setForm] = useDraft(EMPTY);
  const [plans, setPlans] = useState(false);
  const {
    check: found,
    busy,
    turn,
    again,
    run,
    recheck,
    clear,
    cancel: stop,
  } = useVerification({
    onShortOfCredits: () => setPlans(true),
    failure: { title: s.failedTitle, text: s.failedText },
  });
  const { read: own, file, fault, isReading, open, close, cancel } = useDocument({ askSignIn, onRead: clear });
  const read = useMemo(() => {
    // The references of a document that is checked again are sent as texts.
    const isOwn = found && own && (found.id === own.id || found.entries[0]?.raw === own.answer.references[0]?.text);
    return isOwn || !found ? own : storedOf(found);
  }, [own, found]);

  const came = useMemo(() => (found ? shownEntries(found).map(({ result }) => result) : NONE), [found]);
  const texts = useMemo(() => read?.answer.references.map(({ text }) => text) ?? [], [read]);
  const results = useMemo(() => inPlace(texts, came), [texts, came]);
  const rows = useMemo(() => rowsOf(results, came, texts), [results, came, texts]);

  const check = () =>
    void run({ citations: texts, format, text: '', tool: 'documents', check: found ? undefined : own?.id });
  const drop = () => {
    close();
    clear();
  };
  const hasSomething = read && read.answer.references.length + read.answer.citations.length > 0;
  const area = { style: format, again, onRetry: recheck, onCancel: stop, isProblemsFirst: true };
  const shown = found && (
    <PartBoundary key={turn}>
      <ResultArea key={turn} check={found} {...area} />
    </PartBoundary>
  );
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
            isChecked={found !== undefined && found.state !== 'running'}
            onCheck={check}
            onClose={drop}
          />
          {user && (
            <PartBoundary waiting={<Box aria-busy="true" sx={{ height: 40 }} />} missing={null}>
              <UsageNotice onUpgrade={() => setPlans(true)} />
            </PartBoundary>
          )}
          {hasSomething && (
            <Review
              key={read.name}
              read={read}
              file={file}
              results={results}
              checked={shown}
              rows={rows}
              style={format}
            />
          )}
        </>
      ) : (
        <DropZone onFile={(chosen) => void open(chosen)} fault={fault} />
      )}
      {!read && !isReading && !found && (
        <>
          <Box sx={{ mt: 2.5 }}>
            <ResultPicture picture={s.picture} />
          </Box>
          <Typography variant="h2" sx={{ mt: { xs: 7, md: 10 }, mb: 3 }}>
            {s.howTitle}
          </Typography>
          <Steps steps={s.how} />
        </>
      )}
      <PartBoundary>{plans && <PricingDialog onClose={() => setPlans(false)} />}</PartBoundary>
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

/** Returns the index of the reference of each row; a canceled check has fewer rows than references. */
function rowsOf(results: Results, came: Results, texts: readonly string[]): number[] {
  if (came.length === texts.length) return texts.map((_text, at) => at);
  return came.map((result) => results.indexOf(result));
}

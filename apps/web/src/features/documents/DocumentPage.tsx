import type { Style } from '@veracite/model/verification';
import { Box, Button, Card, CircularProgress, Muted, Stack, Typography } from '../../components/ui';
import { useMemo } from 'react';
import { useDraft } from '../../api/useDraft';
import { visuallyHidden } from '../../components/visuallyHidden';
import { useToolGate } from '../../components/plans/useToolGate';
import { CheckArea, CheckPage, Credits } from '../../verification/CheckPage';
import { useCheckPage } from '../../verification/useCheckPage';
import { DocumentSummary } from './DocumentSummary';
import type { Results } from './review';
import { Review } from './Review';
import { documentStrings as s } from './strings';
import { shownEntries } from '../../components/check/progress/shown-entries';
import { storedOf, ACCEPTED } from './read-file';
import { useAccepted } from './useAccepted';
import { useChoice } from './useChoice';
import { useDocument } from './useDocument';
import { DropArea } from '../../components/DropArea';
import { FileButton } from '../../components/FileButton';
import { ShieldIcon } from '../../components/icons';
import { Notice } from '../../components/Notice';
import { appStrings } from '../../site/strings';

/** A short manuscript with three problems: a wrong year, a citation without an entry, an entry that is not cited. */
const TEXT = `# Three findings that changed their fields

The structure of DNA was described in a single page (Watson & Crick, 1953). How people judge risk was described in
more (Kahneman & Tversky, 1980). Networks of many layers learn what to look for by themselves (LeCun et al., 2015), as had
been expected for some time (Harlow, 1999).

# References

Hanahan, D., & Weinberg, R. A. (2000). The hallmarks of cancer. Cell, 100(1), 57–70. https://doi.org/10.1016/S0092-8674(00)81683-9

Kahneman, D., & Tversky, A. (1979). Prospect theory: An analysis of decision under risk. Econometrica, 47(2), 263–291.

LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.

Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. Nature, 171(4356), 737–738. https://doi.org/10.1038/171737a0
`;

const exampleFile = (): File => new File([TEXT], 'example.md', { type: 'text/markdown' });

const EMPTY: { format: Style } = { format: 'apa' };
const NONE: Results = [];

/** The document checker: reads a document and links its citations for free, and checks its references on request. */
export default function DocumentPage() {
  const { askSignIn } = useToolGate(s.tool);
  const [{ format }, setForm] = useDraft(EMPTY);
  const page = useCheckPage('documents', { strings: s });
  const { check: found, isShown, busy, run, clear } = page;
  const { read: own, file, fault, isReading, open, hold, close, cancel } = useDocument({ askSignIn, onOpen: clear });
  const whole = useMemo(() => {
    // The references of a document that is checked again are sent as texts.
    const isOwn = found && own && (found.id === own.id || found.entries[0]?.raw === own.answer.references[0]?.text);
    return isOwn || !found ? own : storedOf(found);
  }, [own, found]);

  const { read, ...accepting } = useAccepted(whole);
  const results = useMemo(() => found?.entries.map(({ result }) => result) ?? NONE, [found]);
  const rows = useMemo(() => (found ? shownEntries(found).map(({ position }) => position) : []), [found]);

  const choice = useChoice(found ? undefined : whole);

  const check = () => {
    if (!whole) return;
    // What another browser has read is shown on while it is checked again.
    hold(whole);
    const citations = whole.answer.references.map(({ text }) => text);
    const check = found ? undefined : whole.id;
    void run({ citations, format, text: '', check, chosen: choice.operations });
  };
  const drop = () => {
    close();
    clear();
  };
  const hasSomething = read !== undefined && read.answer.references.length + read.answer.citations.length > 0;
  const isChecked = found !== undefined && found.state !== 'running';
  const area = <CheckArea page={page} style={format} isProblemsFirst />;
  return (
    <CheckPage
      page={page}
      strings={s}
      width={read ? 'wide' : 'lg'}
      heading={
        read && (
          <Typography variant="h3" component="h1" sx={{ mb: 1.5 }}>
            {s.title}
          </Typography>
        )
      }
      intro={read || isReading || isShown ? 'none' : 'whole'}
      input={
        <>
          <Box role="status" sx={visuallyHidden}>
            {read &&
              s.announce(read.answer.references.length, read.answer.text ? read.answer.problems.length : undefined)}
          </Box>
          {isReading && <Reading name={file?.name ?? ''} onCancel={cancel} />}
          {!isReading && !read && (
            <>
              {area}
              <DropZone onFile={(chosen) => void open(chosen)} fault={fault} />
            </>
          )}
          {!isReading && read && (
            <>
              <DocumentSummary
                read={read}
                format={format}
                onFormat={(next) => setForm({ format: next })}
                busy={busy}
                chosen={found ? read.answer.references.length : choice.count}
                isChecked={isChecked}
                onCheck={check}
                onClose={drop}
              />
              <Credits page={page} />
            </>
          )}
        </>
      }
      report={
        !isReading &&
        hasSomething && (
          <Review
            key={read.name}
            read={read}
            accepting={accepting}
            choice={choice}
            file={file}
            results={results}
            checked={isShown && area}
            isChecked={isChecked}
            check={isChecked ? found.id : undefined}
            rows={rows}
            style={format}
          />
        )
      }
    />
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
        <Muted>{s.readingLead}</Muted>
      </Box>
      <Button variant="outlined" onClick={onCancel}>
        {s.cancel}
      </Button>
    </Card>
  );
}

interface DropZoneProps {
  onFile: (file: File) => void;
  /** Why the last file was not read. */
  fault?: string;
}

/** The area to drop or choose a document. */
function DropZone({ onFile, fault }: DropZoneProps) {
  const take = ([file]: Iterable<File>) => file && onFile(file);
  return (
    <Card component="section" aria-label={s.field} sx={{ p: { xs: 2, sm: 3 } }}>
      <DropArea title={s.drop} overTitle={s.dropNow} kinds={s.kinds} onDrop={({ files }) => take(files)}>
        <FileButton
          variant="contained"
          size="large"
          field={{ accept: ACCEPTED, ...{ 'data-testid': 'document-file' } }}
          onFiles={take}
        >
          {s.choose}
        </FileButton>
        <Button size="large" onClick={() => onFile(exampleFile())}>
          {appStrings.example}
        </Button>
      </DropArea>
      {fault && (
        <Notice tone="fake">
          <strong>{s.refused}.</strong> {fault}
        </Notice>
      )}
      <Stack direction="row" sx={{ gap: 1.25, mt: 2, alignItems: 'flex-start' }}>
        <ShieldIcon aria-hidden fontSize="small" sx={{ color: 'status.valid.main', mt: '2px' }} />
        <Typography variant="body2">
          {s.notKept} {s.shownInTab}
        </Typography>
      </Stack>
    </Card>
  );
}

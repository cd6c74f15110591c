import type { VerificationResult } from '@veracite/contracts/citations';
import type { MatchedRecord } from '@veracite/model/work';
import { STYLES, type Style } from '@veracite/model/verification';
import type { Change } from '@veracite/formatting/difference/word-changes';
import type { ExportFormatId } from '@veracite/formatting/export/formats';
import { Box, Button, Grid, Muted, Row, Typography } from '../../ui';
import { CitationText } from '../../CitationText';
import { copyText, copyRich } from '../../clipboard';
import { CopyButton } from '../../CopyButton';
import { plainOf } from '@veracite/text/italics';
import { actionRowSx } from '../../MoreActions';
import { StyledCitation } from '../../StyledCitation';
import { Panel } from '../../Section';
import { checkStrings as s } from '../strings';
import { MoreForms } from './MoreForms';
import { workOf } from './exported-works';
import { isAlreadyCorrect } from '../rows/corrections';
import { MarkedWords } from './MarkedWords';
import { sidesOf } from './compared-words';

const formats: { id: ExportFormatId; name: string }[] = [
  { id: 'bibtex', name: 'BibTeX' },
  { id: 'ris', name: 'RIS' },
  { id: 'csl-json', name: 'CSL-JSON' },
];

/** Buttons that copy the record in formats of reference managers. */
function CopyRecord({ match }: { match: MatchedRecord }) {
  const copy = async (id: ExportFormatId) => {
    const { exportWorks } = await import('@veracite/formatting/export/formats');
    await copyText(String(exportWorks([workOf(match)], id)));
  };
  return (
    <Box data-no-print sx={actionRowSx}>
      {formats.map(({ id, name }) => (
        <CopyButton
          key={id}
          label={name}
          aria-label={`${s.copy} ${name}`}
          copy={() => copy(id)}
          done={s.copiedRecord(name)}
        />
      ))}
    </Box>
  );
}

interface CorrectedCardProps {
  result: VerificationResult;
  style: Style;
  /** Style of the accepted correction. */
  accepted?: Style;
  /** Accepts a correction or reverts it; absent where nothing can be changed. */
  onAccept?: (style: Style | undefined) => void;
}

/** The corrected citation: in the chosen style with its actions, then in the other styles. */
export function CorrectedCard({ result, style, accepted, onAccept }: CorrectedCardProps) {
  const { correctedCitation: corrected, match } = result;
  const first = accepted ?? style;
  const styles = [first, ...STYLES.filter((style) => style !== first)].filter((item) => corrected?.[item]);
  const [chosen, ...others] = styles;
  if (!chosen) return null;
  return (
    <Panel title={s.corrected}>
      <Grid sx={{ gap: 1.5 }}>
        <ChosenStyle
          style={chosen}
          text={corrected?.[chosen] ?? ''}
          result={result}
          isAccepted={accepted === chosen}
          onAccept={onAccept}
        />
        {others.map((style) => (
          <StyledCitation
            key={style}
            variant="text"
            name={style.toUpperCase()}
            text={corrected?.[style] ?? ''}
            done={s.copiedStyle(style.toUpperCase())}
          />
        ))}
        {match && <CopyRecord match={match} />}
        {match && <MoreForms work={workOf(match)} />}
      </Grid>
    </Panel>
  );
}

interface ChosenStyleProps {
  style: Style;
  text: string;
  result: VerificationResult;
  isAccepted: boolean;
  onAccept?: (style: Style | undefined) => void;
}

/** The citation in the requested style, with buttons to copy and accept it. */
function ChosenStyle({ style, text, result, isAccepted, onAccept }: ChosenStyleProps) {
  const { originalText: written, status } = result;
  const name = style.toUpperCase();
  // A valid citation needs no correction; it may still be copied in another style.
  const isOffered = onAccept && !isAccepted && status !== 'valid' && !isAlreadyCorrect(written ?? '', text);
  const done = s.copiedStyle(name);
  return (
    <Box data-style={name} sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2 }}>
      <Row>
        <Typography variant="overline" component="h3" sx={{ color: 'primary.main' }}>
          {name}
        </Typography>
        <Typography role="status" variant="caption" sx={{ flex: 1, color: 'status.valid.main', fontWeight: 620 }}>
          {isAccepted && s.acceptedTitle}
        </Typography>
      </Row>
      <Typography variant="citation" component="p" sx={{ mt: 0.5 }}>
        <CitationText text={text} />
      </Typography>
      <Box data-no-print sx={{ ...actionRowSx, mt: 1 }}>
        <CopyButton
          variant="contained"
          label={s.copy}
          aria-label={`${s.copy} ${name}`}
          copy={plainOf(text)}
          done={done}
        />
        {isOffered && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${s.accept} ${name}`}
            title={s.acceptHint}
            onClick={() => onAccept(style)}
          >
            {s.accept}
          </Button>
        )}
        {onAccept && isAccepted && (
          <Button size="small" variant="outlined" onClick={() => onAccept(undefined)}>
            {s.undo}
          </Button>
        )}
        <CopyButton
          variant="text"
          label={s.copyRich}
          aria-label={`${s.copyRich}, ${name}`}
          copy={() => copyRich(text)}
          done={done}
        />
      </Box>
      {written && <Changes written={written} corrected={plainOf(text)} />}
    </Box>
  );
}

function counted(changes: Change[]): string {
  return Object.entries(s.changeKinds)
    .map(([kind, name]) => [changes.filter((change) => change.kind === kind).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');
}

/** The changes of a style to the citation, word by word, behind a line that counts them. */
function Changes({ written, corrected }: { written: string; corrected: string }) {
  const sides = sidesOf(written, corrected, () => true);
  const summary = counted(sides.changes);
  if (!summary) return <Muted sx={{ mt: 0.75 }}>{s.unchanged}</Muted>;
  return (
    <Box component="details" data-no-print sx={{ mt: 0.75 }}>
      <Muted component="summary" sx={{ cursor: 'pointer', py: 0.25 }}>
        {s.changes(summary)}
      </Muted>
      <Typography variant="citation" component="p" sx={{ mt: 0.75, fontSize: '0.97rem', color: 'text.secondary' }}>
        <MarkedWords text={written} words={sides.written} as="del" />
      </Typography>
      <Typography variant="citation" component="p" sx={{ mt: 0.75, fontSize: '0.97rem' }}>
        <MarkedWords text={corrected} words={sides.corrected} />
      </Typography>
    </Box>
  );
}

import type { MatchedRecord } from '@veracite/contracts/citations';
import { STYLES, type CorrectedCitation, type Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CitationText } from '../../../components/CitationText';
import { copyRich, copyText } from '../../../components/clipboard';
import { CopyButton } from '../../../components/CopyButton';
import { CheckIcon } from '../../../components/icons';
import { plainOf } from '../../../components/italics';
import { Panel } from '../../../components/Section';
import { citationStrings as s } from '../strings';
import { Changes } from './Changes';
import { CopyRecord } from './CopyRecord';
import { standsAlready } from './corrections';
import { MoreForms } from './MoreForms';
import { workOf } from './works';

export interface CorrectedCardProps {
  corrected: CorrectedCitation | undefined;
  /** The citation as written; what a style changes in it is shown. */
  written?: string;
  match?: MatchedRecord;
  /** Style of the correction that stands in place of the citation written. */
  accepted?: Style;
  /** Puts a correction in place of the citation written; absent where nothing can be changed. */
  onAccept?: (style: Style) => void;
}

/** The citation put right, one block a style, and the record for reference managers. */
export function CorrectedCard({ corrected, written, match, accepted, onAccept }: CorrectedCardProps) {
  const styles = STYLES.filter((style) => corrected?.[style]);
  if (styles.length === 0) return null;
  return (
    <Panel title={s.corrected} aside={match && <CopyRecord match={match} />}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {styles.map((style) => (
          <StyleBlock
            key={style}
            style={style.toUpperCase()}
            text={corrected?.[style] ?? ''}
            written={written}
            isAccepted={accepted === style}
            onAccept={onAccept && (() => onAccept(style))}
          />
        ))}
        {match && <MoreForms work={workOf(match)} />}
      </Box>
    </Panel>
  );
}

interface StyleBlockProps {
  style: string;
  text: string;
  written?: string;
  isAccepted: boolean;
  onAccept?: () => void;
}

function StyleBlock({ style, text, written, isAccepted, onAccept }: StyleBlockProps) {
  const offersNothing = written !== undefined && standsAlready(written, text) && !isAccepted;
  const done = { title: s.copiedToast, description: s.copiedStyle(style), tone: 'success' as const };
  return (
    <Box data-style={style} sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="overline" component="h4" sx={{ color: 'primary.main', flex: 1 }}>
          {style}
        </Typography>
        <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {onAccept && !offersNothing && (
            <Button
              size="small"
              variant={isAccepted ? 'text' : 'contained'}
              disabled={isAccepted}
              startIcon={isAccepted ? <CheckIcon /> : undefined}
              aria-label={`${isAccepted ? s.accepted : s.accept} ${style}`}
              onClick={onAccept}
            >
              {isAccepted ? s.accepted : s.accept}
            </Button>
          )}
          <CopyButton
            label={s.copy}
            aria-label={`${s.copy} ${style}`}
            copy={() => copyText(plainOf(text))}
            done={done}
          />
          <CopyButton
            label={s.copyRich}
            aria-label={`${s.copyRich}, ${style}`}
            copy={() => copyRich(text)}
            done={done}
          />
        </Box>
      </Box>
      <Typography variant="citation" component="p" sx={{ mt: 0.5 }}>
        <CitationText text={text} />
      </Typography>
      {written && <Changes written={written} corrected={plainOf(text)} />}
    </Box>
  );
}

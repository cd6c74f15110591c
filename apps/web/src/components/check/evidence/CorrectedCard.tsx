import type { VerificationResult } from '@veracite/contracts/citations';
import { STYLES, type Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CitationText } from '../../CitationText';
import { copyText } from '../../clipboard';
import { CopyButton } from '../../CopyButton';
import { plainOf } from '../../italics';
import { Panel } from '../../Section';
import { checkStrings as s } from '../strings';
import { ChosenStyle } from './ChosenStyle';
import { CopyRecord } from './CopyRecord';
import { MoreForms } from './MoreForms';
import { workOf } from './exported-works';

export interface CorrectedCardProps {
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
  const styles = [first, ...STYLES.filter((one) => one !== first)].filter((one) => corrected?.[one]);
  const [chosen, ...others] = styles;
  if (!chosen) return null;
  return (
    <Panel title={s.corrected} aside={match && <CopyRecord match={match} />}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ChosenStyle
          style={chosen}
          text={corrected?.[chosen] ?? ''}
          result={result}
          isAccepted={accepted === chosen}
          onAccept={onAccept}
        />
        {others.map((one) => (
          <OtherStyle key={one} style={one} text={corrected?.[one] ?? ''} />
        ))}
        {match && <MoreForms work={workOf(match)} />}
      </Box>
    </Panel>
  );
}

/** The citation in another style, small, with a copy button. */
function OtherStyle({ style, text }: { style: Style; text: string }) {
  const name = style.toUpperCase();
  return (
    <Box
      data-style={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '76px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        alignItems: 'start',
      }}
    >
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', lineHeight: 2.2 }}>
        {name}
      </Typography>
      <Typography
        variant="citation"
        component="p"
        sx={{
          fontSize: '0.92rem',
          lineHeight: 1.45,
          pt: 0.5,
          gridRow: { xs: 2, sm: 'auto' },
          gridColumn: { xs: '1 / -1', sm: 'auto' },
        }}
      >
        <CitationText text={text} />
      </Typography>
      <Box data-no-print>
        <CopyButton
          variant="text"
          label={s.copy}
          aria-label={`${s.copy} ${name}`}
          copy={() => copyText(plainOf(text))}
          done={{ title: s.copiedToast, description: s.copiedStyle(name), tone: 'success' }}
        />
      </Box>
    </Box>
  );
}

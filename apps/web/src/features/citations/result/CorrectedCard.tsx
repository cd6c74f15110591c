import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CitationText } from '../../../components/CitationText';
import { copyRich, copyText } from '../../../components/clipboard';
import { CopyButton } from '../../../components/CopyButton';
import { plainOf } from '../../../components/italics';
import { Panel } from '../../../components/Section';
import { citationStrings as s } from '../strings';

/** The citation put right, one block a style. */
export function CorrectedCard({ corrected }: { corrected: Record<string, string> | undefined }) {
  const styles = Object.entries(corrected ?? {}).filter(([, text]) => text);
  if (styles.length === 0) return null;
  return (
    <Panel title={s.corrected}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {styles.map(([style, text]) => (
          <StyleBlock key={style} style={style.toUpperCase()} text={text} />
        ))}
      </Box>
    </Panel>
  );
}

function StyleBlock({ style, text }: { style: string; text: string }) {
  const done = { title: s.copiedToast, description: s.copiedStyle(style), tone: 'success' as const };
  return (
    <Box data-style={style} sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="overline" component="h4" sx={{ color: 'primary.main', flex: 1 }}>
          {style}
        </Typography>
        <Box data-no-print sx={{ display: 'flex', gap: 0.75 }}>
          <CopyButton
            label={s.copy}
            aria-label={`${s.copy} ${style}`}
            copy={() => copyText(plainOf(text))}
            done={done}
          />
          <CopyButton
            variant="text"
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
    </Box>
  );
}

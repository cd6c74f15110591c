import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CitationText } from './CitationText';
import { copyText } from './clipboard';
import { CopyButton } from './CopyButton';
import { plainOf } from './italics';
import type { Toast } from './ToastView';

interface StyleCitationsProps {
  citations: Record<string, string>;
  /** The style that comes first. */
  first?: string;
  done: Toast;
  failed?: Toast;
}

/** A work's citation in each style with a copy control, without much ado. */
export function StyleCitations({ citations, first, done, failed }: StyleCitationsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {Object.entries(citations)
        .filter(([, text]) => text)
        .sort(([a], [b]) => Number(b === first) - Number(a === first))
        .map(([style, text]) => (
          <Box
            key={style}
            data-style={style.toUpperCase()}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '76px minmax(0, 1fr) auto' },
              gap: { xs: 0.5, sm: 1.5 },
              alignItems: 'start',
            }}
          >
            <Typography variant="overline" sx={{ color: 'primary.main', lineHeight: 2.2 }}>
              {style.toUpperCase()}
            </Typography>
            <Typography variant="citation" component="p" sx={{ fontSize: '0.97rem', lineHeight: 1.5 }}>
              <CitationText text={text} />
            </Typography>
            <Box>
              <CopyButton
                copy={() => copyText(plainOf(text))}
                aria-label={`Copy ${style.toUpperCase()}`}
                done={done}
                failed={failed}
              />
            </Box>
          </Box>
        ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CitationText } from '../../../components/CitationText';
import { CheckIcon, CloseIcon, WarningIcon } from '../../../components/icons';
import { StatusBadge } from '../../../components/StatusBadge';
import type { StatusTone } from '../../../theme/palette';
import { citationStrings } from '../strings';
import { homeStrings as s } from './strings';
import { workedExample } from './workedExample';

const marks: Record<string, { Icon: typeof CheckIcon; tone: StatusTone }> = {
  same: { Icon: CheckIcon, tone: 'valid' },
  near: { Icon: CheckIcon, tone: 'unknown' },
  different: { Icon: CloseIcon, tone: 'fake' },
  missing: { Icon: WarningIcon, tone: 'incomplete' },
};

/** What a result looks like, on a real reference. */
export function ExampleCard() {
  return (
    <Card
      component="figure"
      aria-label={s.exampleLabel}
      sx={{ m: 0, p: { xs: 2.5, sm: 3 }, bgcolor: 'background.paper' }}
    >
      <Typography component="figcaption" variant="overline" sx={{ color: 'text.secondary' }}>
        {s.exampleLabel}
      </Typography>
      <Typography variant="citation" component="p" sx={{ mt: 1, mb: 2 }}>
        {workedExample.citation}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flexWrap: 'wrap', mb: 1 }}>
        <StatusBadge status="incomplete" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {s.exampleIncomplete}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {workedExample.evidence.map((row) => {
          const mark = marks[row.agreement] ?? { Icon: CheckIcon, tone: 'unknown' as const };
          return (
            <Box
              component="li"
              key={row.field}
              sx={{
                display: 'grid',
                gridTemplateColumns: '20px 78px minmax(0, 1fr)',
                gap: 1,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
                alignItems: 'baseline',
              }}
            >
              <mark.Icon
                titleAccess={citationStrings.agreement[row.agreement]}
                sx={{ fontSize: 17, color: `status.${mark.tone}.main`, alignSelf: 'start', mt: '3px' }}
              />
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {citationStrings.fieldNames[row.field]}
              </Typography>
              <Typography variant="citation" sx={{ fontSize: '0.95rem', lineHeight: 1.4 }}>
                {row.agreement === 'different' && (
                  <Box component="del" sx={{ color: 'text.secondary', mr: 1 }}>
                    {row.cited}
                  </Box>
                )}
                {row.found}
              </Typography>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ mt: 1.5, borderLeft: 3, borderColor: 'primary.main', pl: 1.75 }}>
        <Typography variant="overline" sx={{ color: 'primary.main' }}>
          {s.exampleFix}
        </Typography>
        <Typography variant="citation" component="p" sx={{ fontSize: '0.97rem', lineHeight: 1.5 }}>
          <CitationText text={workedExample.corrected} />
        </Typography>
      </Box>
    </Card>
  );
}

import type { BibliographyEntry } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CitationText } from '../../components/CitationText';
import { copyText } from '../../components/clipboard';
import { CopyButton } from '../../components/CopyButton';
import { ExternalLink, hostOf } from '../../components/ExternalLink';
import { plainOf } from '../../components/italics';
import { Panel } from '../../components/Section';
import { StatusBadge } from '../../components/StatusBadge';
import { checkStrings } from '../../components/check/strings';
import { lookOf } from './looks';
import { bibliographyStrings as s } from './strings';

const { fieldNames } = checkStrings;

const LINKS = 3;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export function EntryDetail({ entry }: { entry: BibliographyEntry }) {
  const corrected = entry.correctedCitation;
  return (
    <Box data-testid="entry-detail" sx={{ position: { lg: 'sticky' }, top: 88 }}>
      <Panel title={s.detail(entry.lineNumber)}>
        <Part title={s.original}>
          <Typography variant="citation" component="p">
            {entry.originalText}
          </Typography>
        </Part>
        <Part title={s.status}>
          <StatusBadge status={lookOf(entry)} />
        </Part>
        <Part title={s.reason}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{entry.reason}</Typography>
        </Part>
        <Elements entry={entry} />
        {entry.formattingErrors && entry.formattingErrors.length > 0 && (
          <Part title={s.formatting}>
            <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
              {entry.formattingErrors.map((error, index) => (
                <li key={index}>
                  {error.message}{' '}
                  <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                    {error.section}
                  </Typography>
                </li>
              ))}
            </Box>
          </Part>
        )}
        {corrected && (
          <Part title={s.correction}>
            <Typography variant="citation" component="p" sx={{ mb: 1 }}>
              <CitationText text={corrected} />
            </Typography>
            <CopyButton copy={() => copyText(plainOf(corrected))} done={s.copied} />
          </Part>
        )}
        {entry.sourceLinks && entry.sourceLinks.length > 0 && (
          <Part title={s.sources}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {entry.sourceLinks.slice(0, LINKS).map((link) => (
                <ExternalLink key={link} href={link}>
                  {hostOf(link)}
                </ExternalLink>
              ))}
            </Box>
          </Part>
        )}
      </Panel>
    </Box>
  );
}

/** The completeness of the entry, and whether it is a duplicate. */
function Elements({ entry: { completeness, missing = [], repeats } }: { entry: BibliographyEntry }) {
  const sentences = [
    completeness !== undefined && s.completenessOf(Math.round(completeness)),
    missing.length > 0 && s.missingElements(missing.map((name) => fieldNames[name] ?? name).join(', ')),
    repeats && (repeats.relation === 'version' ? s.versionOf(repeats.lineNumber) : s.repeats(repeats.lineNumber)),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return <Part title={s.completeness}>{sentences.join(' ')}</Part>;
}

import type { BibliographyEntry } from '@veracite/contracts/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResultBody } from '../../components/check/evidence/ResultBody';
import { checkStrings } from '../../components/check/strings';
import { Panel } from '../../components/Section';
import { StatusBadge } from '../../components/StatusBadge';
import { lookOf } from './looks';
import { bibliographyStrings as s } from './strings';

interface EntryDetailProps {
  entry: BibliographyEntry;
  /** The result of its check. */
  result: VerificationResult | undefined;
  style: Style | undefined;
}

/** What the analysis found about an entry as a part of its list, and the result of its check. */
export function EntryDetail({ entry, result, style }: EntryDetailProps) {
  const { lineNumber, formattingErrors = [] } = entry;
  return (
    <Box data-testid="entry-detail">
      <Panel title={s.detail(lineNumber)} aside={<StatusBadge status={lookOf(entry)} />}>
        <Typography sx={{ mb: 1.5 }}>{sentencesOf(entry).join(' ')}</Typography>
        {formattingErrors.length > 0 && (
          <Box component="ul" aria-label={s.formatting} sx={{ m: 0, mb: 2, pl: 2.25 }}>
            {formattingErrors.map(({ message, section }, index) => (
              <li key={index}>
                {message}{' '}
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {section}
                </Typography>
              </li>
            ))}
          </Box>
        )}
        {result && <ResultBody inList result={result} style={style} />}
      </Panel>
    </Box>
  );
}

/** Whether the entry is a duplicate, and how complete it is. */
function sentencesOf({ completeness, missing = [], repeats }: BibliographyEntry): string[] {
  const names = missing.map((name) => checkStrings.fieldNames[name] ?? name).join(', ');
  return [
    repeats && (repeats.relation === 'version' ? s.versionOf(repeats.lineNumber) : s.repeats(repeats.lineNumber)),
    completeness !== undefined && s.completenessOf(Math.round(completeness)),
    names && s.missingElements(names),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

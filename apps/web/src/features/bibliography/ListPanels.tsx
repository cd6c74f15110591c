import type { InTextReport, ListReport } from '@veracite/model/bibliography';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckIcon, WarningIcon } from '../../components/icons';
import { EntryRefs } from './EntryRefs';
import { inTextFindings, listFindings, type Finding } from './findings';
import { bibliographyStrings as s } from './strings';

function Findings({ findings }: { findings: Finding[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {findings.map(({ text, good, entries, parts }) => {
        const Icon = good ? CheckIcon : WarningIcon;
        return (
          <Box component="li" key={text} sx={{ display: 'flex', gap: 1.25, py: 0.75 }}>
            <Icon
              titleAccess={good ? s.fine : s.attention}
              fontSize="small"
              sx={{ mt: '3px', color: good ? 'status.valid.main' : 'status.incomplete.main' }}
            />
            <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
              {text} {entries && <EntryRefs indexes={entries} />}
              {parts?.map((part) => (
                <Box key={part.text}>
                  {part.text} <EntryRefs indexes={part.entries} />
                </Box>
              ))}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** How the list as a whole is written. */
export function ListFindings({ list }: { list: ListReport }) {
  return <Findings findings={listFindings(list)} />;
}

/** The citations in the manuscript against the entries of the list. */
export function InTextFindings({ report }: { report: InTextReport }) {
  return <Findings findings={inTextFindings(report)} />;
}

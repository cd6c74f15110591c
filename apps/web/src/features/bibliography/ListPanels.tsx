import type { InTextReport, ListReport } from '@veracite/model/bibliography';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '../../components/icons';
import { Panel } from '../../components/Section';
import { EntryRefs } from './EntryRefs';
import { bibliographyStrings as s } from './strings';

function Finding({ good = false, children }: { good?: boolean; children: ReactNode }) {
  const Icon = good ? CheckIcon : WarningIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 0.75 }}>
      <Icon
        titleAccess={good ? s.fine : s.attention}
        fontSize="small"
        sx={{ mt: '3px', color: good ? 'status.valid.main' : 'status.incomplete.main' }}
      />
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

const listSx = { listStyle: 'none', p: 0, m: 0 } as const;

/** How the list as a whole is written: its styles, its order, its numbers and year letters. */
export function ListPanel({ list }: { list: ListReport }) {
  const { styles, mixed, order, numbering, yearLetters } = list;
  const [main] = styles;
  return (
    <Panel title={s.list}>
      <Box component="ul" sx={listSx}>
        {mixed ? (
          <Finding>
            {s.mixed}
            {styles.map(({ style, entries }) => (
              <Box key={style}>
                {s.styleNames[style] ?? style}: {entries.length}. <EntryRefs indexes={entries} />
              </Box>
            ))}
          </Finding>
        ) : (
          <Finding good>{s.oneStyle(main ? (s.styleNames[main.style] ?? main.style) : '')}</Finding>
        )}
        {order.misplaced.length > 0 ? (
          <Finding>
            {s.misplaced(s.orders[order.kind])} <EntryRefs indexes={order.misplaced} />
          </Finding>
        ) : (
          <Finding good>{s.inOrder(s.orders[order.kind])}</Finding>
        )}
        {numbering && numbering.missing.length > 0 && (
          <Finding>{s.numbersMissing(numbering.missing.join(', '))}</Finding>
        )}
        {numbering && numbering.repeated.length > 0 && (
          <Finding>{s.numbersRepeated(numbering.repeated.join(', '))}</Finding>
        )}
        {yearLetters.map(({ author, year, entries, problem }) => (
          <Finding key={`${author} ${year}`}>
            {s.yearLetters(author, year, problem)} <EntryRefs indexes={entries} />
          </Finding>
        ))}
      </Box>
    </Panel>
  );
}

/** The citations in the manuscript against the entries of the list. */
export function InTextPanel({ report }: { report: InTextReport }) {
  const { citations, withoutEntry, uncited, yearDiffers, ambiguous } = report;
  const clean = withoutEntry.length + uncited.length + yearDiffers.length + ambiguous.length === 0;
  return (
    <Panel title={s.inText}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{s.inTextRead(citations)}</Typography>
      <Box component="ul" sx={listSx}>
        {clean && citations > 0 && <Finding good>{s.inTextClean}</Finding>}
        {withoutEntry.map(({ text, times }) => (
          <Finding key={text}>{s.withoutEntry(text, times)}</Finding>
        ))}
        {uncited.length > 0 && (
          <Finding>
            {s.uncited(uncited.length)} <EntryRefs indexes={uncited} />
          </Finding>
        )}
        {yearDiffers.map(({ text, entry }) => (
          <Finding key={text}>
            {s.yearDiffers(text)} <EntryRefs indexes={[entry]} />
          </Finding>
        ))}
        {ambiguous.map(({ text, entries }) => (
          <Finding key={text}>
            {s.ambiguous(text)} <EntryRefs indexes={entries} />
          </Finding>
        ))}
      </Box>
    </Panel>
  );
}

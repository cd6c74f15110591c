import type { Concentration, Xray } from '@veracite/model/xray';
import { Box, Grid, Muted, Typography } from '../../components/ui';
import type { ReactNode } from 'react';
import { CitationText } from '../../components/CitationText';
import { ExternalLink } from '../../components/ExternalLink';
import { Columns } from '../../components/plots/Columns';
import { Rows } from '../../components/plots/Rows';
import { Panel } from '../../components/Section';
import { EntryRefs } from './EntryRefs';
import { knownShares } from './shares';
import { bibliographyStrings as s } from './strings';

const series = [{ label: s.chartCount, color: 'primary.main' }];

/** What the list looks like as a whole: how old, how varied, how open, and what happened to its works. */
export function XrayPanel({ xray }: { xray: Xray }) {
  const dead = xray.links.filter(({ state }) => state === 'dead');
  return (
    <Panel title={s.xray}>
      <Grid columns={{ md: 'repeat(2, 1fr)' }} sx={{ gap: 4 }}>
        <Part title={s.ages} note={xray.ages.median === null ? undefined : s.medianAge(xray.ages.median)}>
          <Columns title={s.ages} axis={s.year} series={series} bars={yearsOf(xray)} />
        </Part>
        <Part title={s.shares}>
          <Shares xray={xray} />
        </Part>
        <Part title={s.authors} note={s.distinct(xray.authors.distinct)}>
          <Most concentration={xray.authors} axis={s.author} />
        </Part>
        <Part title={s.journals} note={s.distinct(xray.journals.distinct)}>
          <Most concentration={xray.journals} axis={s.journal} />
        </Part>
        {xray.publishedPreprints.length > 0 && (
          <Part title={s.published}>
            {xray.publishedPreprints.map(({ entry, doi, citation }) => (
              <Box key={entry} sx={{ mb: 1.5 }}>
                <EntryRefs indexes={[entry]} />
                <Typography variant="citation" component="p" sx={{ fontSize: '0.97rem', lineHeight: 1.5 }}>
                  {citation ? (
                    <CitationText text={citation} />
                  ) : (
                    <ExternalLink href={`https://doi.org/${doi}`}>{doi}</ExternalLink>
                  )}
                </Typography>
              </Box>
            ))}
          </Part>
        )}
        {dead.length > 0 && (
          <Part title={s.deadLinks}>
            {dead.map(({ entry, url }) => (
              <Typography key={`${entry} ${url}`} variant="body2" sx={{ overflowWrap: 'anywhere', mb: 0.75 }}>
                <EntryRefs indexes={[entry]} /> {url}
              </Typography>
            ))}
          </Part>
        )}
      </Grid>
    </Panel>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      {note && (
        <Muted variant="caption" component="p">
          {note}
        </Muted>
      )}
      <Box sx={{ mt: 1 }}>{children}</Box>
    </Box>
  );
}

/** Widest span of years that is drawn year by year; older works stand together in the first column. */
const YEARS = 40;

function yearsOf({ ages }: Xray) {
  const newest = ages.byYear.at(-1)?.year;
  if (newest === undefined) return [];
  const from = Math.max(ages.byYear[0]?.year ?? newest, newest - YEARS + 1);
  const older = ages.byYear.filter(({ year }) => year < from);
  const bars = Array.from({ length: newest - from + 1 }, (_, index) => ({
    label: String(from + index),
    values: [ages.byYear.find(({ year }) => year === from + index)?.entries.length ?? 0],
  }));
  const count = older.reduce((sum, { entries }) => sum + entries.length, 0);
  return count === 0 ? bars : [{ label: s.before(from), values: [count] }, ...bars];
}

function Shares({ xray }: { xray: Xray }) {
  return (
    <>
      <Rows
        title={s.shares}
        axis={s.property}
        series={[{ label: s.shareOf, color: 'primary.main' }]}
        bars={knownShares(xray).map(({ label, percent, of }) => ({
          label: `${label} (${of})`,
          values: [percent],
        }))}
        full={100}
        write={(percent) => `${percent}%`}
      />
      {[xray.retracted, xray.noticed].map(({ entries }, index) =>
        entries.length === 0 ? null : (
          <Box key={index} sx={{ mt: 0.75 }}>
            <Typography component="span" variant="body2">
              {index === 0 ? s.retracted : s.noticed}:{' '}
            </Typography>
            <EntryRefs indexes={entries} />
          </Box>
        ),
      )}
    </>
  );
}

function Most({ concentration: { top }, axis }: { concentration: Concentration; axis: string }) {
  if (top.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{s.noneNamed}</Typography>;
  return (
    <Rows
      title={axis}
      axis={axis}
      series={series}
      bars={top.map(({ name, entries }) => ({ label: name, values: [entries.length] }))}
    />
  );
}
